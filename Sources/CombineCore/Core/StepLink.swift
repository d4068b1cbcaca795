/// What an operator does with one value.
enum Step<Output, Failure: Error> {
  case send(Output)
  case skip
  case finish(Subscribers.Completion<Failure>)
  case sendAndFinish(Output)
}

/// A link that makes at most one value of each value: `map`, `filter`, `prefix` and most other operators.
///
/// A skipped value is replaced by asking for another, so that the downstream gets as many as it asked for.
final class StepLink<Input, InputFailure: Error, Downstream: Subscriber>: Link<Input, InputFailure, Downstream> {
  private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
  private let completion: (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Downstream.Failure>

  init(
    _ downstream: Downstream,
    completion: @escaping (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Downstream.Failure>,
    step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.step = step
    self.completion = completion
    super.init(downstream)
  }

  override func process(_ input: Input) -> Subscribers.Demand {
    switch step(input) {
    case .send(let output):
      return downstream.receive(output)
    case .skip:
      return .max(1)
    case .finish(let completion):
      finish(completion)
      return .none
    case .sendAndFinish(let output):
      // The upstream stops first: it may answer the cancellation before the value has been taken.
      if end() { sendLast(output) }
      return .none
    }
  }

  override func processCompletion(_ completion: Subscribers.Completion<InputFailure>) {
    downstream.receive(completion: self.completion(completion))
  }
}

extension StepLink where InputFailure == Downstream.Failure {
  /// A link whose step throws nothing and that keeps the failure.
  convenience init(keepingFailure downstream: Downstream, step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>) {
    self.init(downstream, completion: { $0 }, step: step)
  }
}

extension StepLink where Downstream.Failure == any Error {
  /// A link whose step may throw, which ends the stream with that error.
  convenience init(throwing downstream: Downstream, step: @escaping (Input) throws -> Step<Downstream.Input, Downstream.Failure>) {
    self.init(downstream, completion: { $0.erased }) { input in
      do {
        return try step(input)
      } catch {
        return .finish(.failure(error))
      }
    }
  }
}
