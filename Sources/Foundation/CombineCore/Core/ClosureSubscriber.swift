/// A subscriber that consists of closures. Operators use it to subscribe to their sources.
final class ClosureSubscriber<Input, Failure: Error>: Subscriber, Cancellable {
  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var isCancelled = false
  /// The demand that was requested before the source sent its subscription.
  private var early = Subscribers.Demand.none
  private let value: (Input) -> Subscribers.Demand
  private let completed: (Subscribers.Completion<Failure>) -> Void

  init(
    demand: Subscribers.Demand = .none, value: @escaping (Input) -> Subscribers.Demand,
    completed: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    early = demand
    self.value = value
    self.completed = completed
  }

  func receive(subscription: any Subscription) {
    let accepted: Subscribers.Demand? = lock.withLock {
      guard self.subscription == nil, !isCancelled else { return nil }
      self.subscription = subscription
      defer { early = .none }
      return early
    }
    guard let accepted else { return subscription.cancel() }
    if accepted > .none { subscription.request(accepted) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { isCancelled } ? .none : value(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let wasLive = lock.withLock {
      defer {
        isCancelled = true
        subscription = nil
      }
      return !isCancelled
    }
    if wasLive { completed(completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let subscription: (any Subscription)? = lock.withLock {
      if self.subscription == nil, !isCancelled { early += demand }
      return self.subscription
    }
    subscription?.request(demand)
  }

  func cancel() {
    let subscription = lock.withLock {
      defer {
        isCancelled = true
        self.subscription = nil
      }
      return self.subscription
    }
    subscription?.cancel()
  }
}
