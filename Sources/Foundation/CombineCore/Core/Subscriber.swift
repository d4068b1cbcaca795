/// A receiver of the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values that it receives.
  associatedtype Input
  associatedtype Failure: Error

  /// Called when the subscriber is attached, with the subscription through which it requests values.
  func receive(subscription: any Subscription)

  /// Delivers a value. Returns the additional number of values that the subscriber requests.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Called when no more values follow.
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
