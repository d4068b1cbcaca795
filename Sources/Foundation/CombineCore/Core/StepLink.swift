/// The result of an operator for one value.
enum Step<Output, Failure: Error> {
  case send(Output)
  case skip
  case finish(Subscribers.Completion<Failure>)
  case sendAndFinish(Output)
}

/// A link that produces at most one value for each value: `map`, `filter`, `prefix` and most other operators. For a skipped value another
/// one is requested, so that the downstream receives as many values as it requested.
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
      // The upstream is canceled first: it may react to the cancellation before the value is sent.
      if end() { sendLast(output) }
      return .none
    }
  }

  override func processCompletion(_ completion: Subscribers.Completion<InputFailure>) {
    downstream.receive(completion: self.completion(completion))
  }
}

extension StepLink where InputFailure == Downstream.Failure {
  convenience init(keepingFailure downstream: Downstream, step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>) {
    self.init(downstream, completion: { $0 }, step: step)
  }
}

extension StepLink where Downstream.Failure == any Error {
  /// Creates a link whose step may throw; an error ends the stream.
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
