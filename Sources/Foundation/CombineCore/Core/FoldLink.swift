/// A link that receives all values of its upstream and sends one result at the end: `reduce`, `collect`, `last`, `contains`.
final class FoldLink<Input, InputFailure: Error, State, Downstream: Subscriber>: Link<Input, InputFailure, Downstream> {
  private let lock = Lock()
  private var state: State
  private var demanded = false
  /// The result, while it waits for the demand of the downstream.
  private var pending: Downstream.Input??

  /// Processes a value. Returns false when further values cannot change the result.
  private let next: (inout State, Input) -> Result<Bool, Downstream.Failure>
  private let result: (State) -> Downstream.Input?
  private let failure: (InputFailure) -> Downstream.Failure

  private init(
    _ downstream: Downstream, initial: State, failure: @escaping (InputFailure) -> Downstream.Failure,
    next: @escaping (inout State, Input) -> Result<Bool, Downstream.Failure>, result: @escaping (State) -> Downstream.Input?
  ) {
    state = initial
    self.failure = failure
    self.next = next
    self.result = result
    super.init(downstream)
  }

  override func didSubscribe() {
    requestUpstream(.unlimited)
  }

  override func process(_ input: Input) -> Subscribers.Demand {
    switch next(&state, input) {
    case .success(true): break
    case .success(false): if end() { deliver() }
    case .failure(let error): finish(.failure(error))
    }
    return .none
  }

  override func processCompletion(_ completion: Subscribers.Completion<InputFailure>) {
    switch completion {
    case .finished: deliver()
    case .failure(let error): downstream.receive(completion: .failure(failure(error)))
    }
  }

  private func deliver() {
    let value = result(state)
    let ready = lock.withLock {
      if demanded || value == nil { return true }
      pending = .some(value)
      return false
    }
    if ready { sendLast(value) }
  }

  override func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let waiting: Downstream.Input?? = lock.withLock {
      demanded = true
      defer { pending = nil }
      return pending
    }
    if let waiting { sendLast(waiting) }
  }

  override func didCancel() {
    lock.withLock { pending = nil }
  }
}

extension FoldLink where InputFailure == Downstream.Failure {
  convenience init(
    keepingFailure downstream: Downstream, initial: State, next: @escaping (inout State, Input) -> Bool,
    result: @escaping (State) -> Downstream.Input?
  ) {
    self.init(downstream, initial: initial, failure: { $0 }, next: { .success(next(&$0, $1)) }, result: result)
  }
}

extension FoldLink where Downstream.Failure == any Error {
  convenience init(
    throwing downstream: Downstream, initial: State, next: @escaping (inout State, Input) throws -> Bool,
    result: @escaping (State) -> Downstream.Input?
  ) {
    self.init(
      downstream, initial: initial, failure: { $0 },
      next: { state, input in Result { try next(&state, input) } }, result: result)
  }
}
