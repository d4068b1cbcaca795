/// A publisher that sends recorded values and a recorded completion.
public struct Record<Output, Failure: Error>: Publisher {
  public let recording: Recording

  public struct Recording {
    public typealias Input = Output

    public private(set) var output: [Output] = []
    public private(set) var completion: Subscribers.Completion<Failure> = .finished
    private var isClosed = false

    public init() {}

    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isClosed = true
    }

    public mutating func receive(_ input: Output) {
      precondition(!isClosed, "Receiving values after completion")
      output.append(input)
    }

    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isClosed, "Receiving a second completion")
      self.completion = completion
      isClosed = true
    }
  }

  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  public init(recording: Recording) {
    self.recording = recording
  }

  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let gate = OutputGate(subscriber)
    for value in recording.output { gate.send(value) }
    subscriber.receive(subscription: GateSubscription(gate))
    gate.finish(recording.completion)
  }
}

/// A subscription that forwards demand and cancellation to a gate.
struct GateSubscription<Downstream: Subscriber>: Subscription {
  let combineIdentifier = CombineIdentifier()
  private let gate: OutputGate<Downstream>

  init(_ gate: OutputGate<Downstream>) {
    self.gate = gate
  }

  func request(_ demand: Subscribers.Demand) {
    gate.request(demand)
  }

  func cancel() {
    gate.cancel()
  }
}
