/// A subscription that is served by several publishers in sequence: `append`, `prepend`, `catch`, `retry`. It tracks the remaining demand
/// of the downstream, which the next publisher receives.
final class RelayLink<Downstream: Subscriber>: Subscription {
  let downstream: Downstream
  private let lock = Lock()
  private var demand = Subscribers.Demand.none
  private var current: (any Subscription)?
  private var isCancelled = false

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  /// Continues with `publisher`. `completed` decides what follows its completion.
  func follow<P: Publisher>(_ publisher: P, completed: @escaping (Subscribers.Completion<P.Failure>) -> Void)
  where P.Output == Downstream.Input {
    let source = RelaySource<P.Output, P.Failure>(
      subscription: { [self] in attach($0) },
      value: { [self] in take($0) },
      completed: { [self] completion in
        lock.withLock { current = nil }
        if !lock.withLock({ isCancelled }) { completed(completion) }
      })
    publisher.subscribe(source)
  }

  private func attach(_ subscription: any Subscription) {
    let wanted: Subscribers.Demand? = lock.withLock {
      guard !isCancelled else { return nil }
      current = subscription
      return demand
    }
    guard let wanted else { return subscription.cancel() }
    if wanted > .none { subscription.request(wanted) }
  }

  private func take(_ value: Downstream.Input) -> Subscribers.Demand {
    let live = lock.withLock {
      demand -= 1
      return !isCancelled
    }
    guard live else { return .none }
    let more = downstream.receive(value)
    lock.withLock { demand += more }
    return more
  }

  func request(_ more: Subscribers.Demand) {
    let current = lock.withLock {
      demand += more
      return self.current
    }
    current?.request(more)
  }

  func cancel() {
    let current = lock.withLock {
      defer {
        isCancelled = true
        self.current = nil
      }
      return self.current
    }
    current?.cancel()
  }
}

private final class RelaySource<Input, Failure: Error>: Subscriber {
  private let attached: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completed: (Subscribers.Completion<Failure>) -> Void

  init(
    subscription: @escaping (any Subscription) -> Void, value: @escaping (Input) -> Subscribers.Demand,
    completed: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    attached = subscription
    self.value = value
    self.completed = completed
  }

  func receive(subscription: any Subscription) { attached(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}
