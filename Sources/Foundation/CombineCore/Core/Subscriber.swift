/// A receiver of the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Called with the subscription, through which the subscriber requests values.
  func receive(subscription: any Subscription)

  /// Delivers a value. Returns the additional number of values that the subscriber requests.
  func receive(_ input: Input) -> Subscribers.Demand

  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}

public enum Subscribers {}
