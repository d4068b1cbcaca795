/// A receiver of the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values that it receives.
  associatedtype Input
  associatedtype Failure: Error

  /// Tells the subscriber that it is attached, and hands it the subscription through which it asks for values.
  func receive(subscription: any Subscription)

  /// Delivers a value. Returns how many more values the subscriber wants, in addition to what it asked for before.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Tells the subscriber that no more values follow.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an element without content.
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}

/// The namespace of the subscribers of this module.
public enum Subscribers {}
