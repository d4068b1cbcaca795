/// The connection of one subscriber to one publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests `demand` more values from the publisher.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of the subscriptions of this module.
public enum Subscriptions {
  /// A subscription to a publisher that never sends a value.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
  let combineIdentifier = CombineIdentifier()

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {}
}
