/// A publisher that runs a closure once, when it is created, and sends the result to every subscriber.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [FutureSubscription<Output, Failure>] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfil)
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    let subscriptions: [FutureSubscription<Output, Failure>] = lock.withLock {
      guard self.result == nil else { return [] }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for subscription in subscriptions { subscription.fulfil(result) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = FutureSubscription(AnySubscriber(subscriber))
    subscription.forget = { [weak self] in self?.forget($0) }
    let ready: Result<Output, Failure>? = lock.withLock {
      if result == nil { waiting.append(subscription) }
      return result
    }
    subscriber.receive(subscription: subscription)
    if let ready { subscription.fulfil(ready) }
  }

  private func forget(_ subscription: FutureSubscription<Output, Failure>) {
    lock.withLock { waiting.removeAll { $0 === subscription } }
  }
}

private final class FutureSubscription<Output, Failure: Error>: Subscription {
  private let gate: OutputGate<AnySubscriber<Output, Failure>>
  var forget: ((FutureSubscription) -> Void)?

  init(_ downstream: AnySubscriber<Output, Failure>) {
    gate = OutputGate(downstream)
  }

  func fulfil(_ result: Result<Output, Failure>) {
    switch result {
    case .success(let value):
      gate.send(value)
      gate.finish(.finished)
    case .failure(let error):
      gate.finish(.failure(error))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    gate.request(demand)
  }

  func cancel() {
    gate.cancel()
    forget?(self)
  }
}
