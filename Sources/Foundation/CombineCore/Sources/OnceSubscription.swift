/// The subscription of publishers with one result: the result is sent when it is first requested.
final class OnceSubscription<Downstream: Subscriber>: Subscription {
  private let lock = Lock()
  private var downstream: Downstream?
  private let result: Result<Downstream.Input, Downstream.Failure>

  init(_ downstream: Downstream, _ result: Result<Downstream.Input, Downstream.Failure>) {
    self.downstream = downstream
    self.result = result
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "demand must be greater than zero")
    let downstream = lock.withLock {
      defer { self.downstream = nil }
      return self.downstream
    }
    guard let downstream else { return }
    switch result {
    case .success(let value):
      _ = downstream.receive(value)
      downstream.receive(completion: .finished)
    case .failure(let error):
      downstream.receive(completion: .failure(error))
    }
  }

  func cancel() {
    let released = lock.withLock {
      defer { downstream = nil }
      return downstream
    }
    _ = released
  }
}
