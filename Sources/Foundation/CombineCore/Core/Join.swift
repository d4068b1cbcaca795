/// Sources that are merged in one gate. It finishes when all sources have finished, or when one fails.
final class Join<Downstream: Subscriber>: Subscription {
  let gate: OutputGate<Downstream>
  private let lock = Lock()
  private var sources: [Int: any SourceHandle] = [:]
  private var running = 0
  private var next = 0
  private var isCancelled = false
  /// Called with each demand of the downstream, for operators that pass it to their sources.
  var demanded: ((Subscribers.Demand) -> Void)?
  /// The demand that was received before the sources were added.
  private var early = Subscribers.Demand.none

  init(_ downstream: Downstream) {
    gate = OutputGate(downstream)
  }

  /// Keeps the join open until ``release()``, because sources that are being added may finish immediately.
  func hold() {
    lock.withLock { running += 1 }
  }

  func release() {
    let isLast = lock.withLock {
      running -= 1
      return running == 0
    }
    if isLast { gate.finish(.finished) }
  }

  /// Subscribes the downstream to the join with the added sources, which receive all of its demand.
  func start(_ downstream: Downstream, addSources: () -> Void) {
    downstream.receive(subscription: self)
    hold()
    addSources()
    demanded = { [unowned self] in requestAll($0) }
    replayDemand()
    release()
  }

  /// Adds a source whose values are passed to `value`. `done` is called when it has finished, before the join may finish.
  func add<P: Publisher>(
    _ publisher: P, demand: Subscribers.Demand, done: @escaping () -> Void = {},
    value: @escaping (P.Output) -> Subscribers.Demand
  ) where P.Failure == Downstream.Failure {
    let number = lock.withLock {
      defer {
        next += 1
        running += 1
      }
      return next
    }
    let source = ClosureSubscriber<P.Output, P.Failure>(demand: demand, value: value) { [self] completion in
      lock.withLock { _ = sources.removeValue(forKey: number) }
      switch completion {
      case .finished:
        done()
        release()
      case .failure(let error):
        gate.finish(.failure(error))
        cancelSources()
      }
    }
    let accepted = lock.withLock {
      if !isCancelled { sources[number] = source }
      return !isCancelled
    }
    if accepted { publisher.subscribe(source) }
  }

  /// Adds a source of which at most one value waits in the gate.
  func addBuffered<P: Publisher>(_ publisher: P, done: @escaping () -> Void)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let box = SourceBox()
    let number = lock.withLock { next }
    add(publisher, demand: .max(1), done: done) { [unowned self] value in
      // If the downstream takes a value while it is sent, the demand returned here requests the next one; otherwise a later request does.
      box.isSending = true
      box.wasTaken = false
      gate.send(value) { [weak self] in
        if box.isSending { box.wasTaken = true } else { self?.request(1, ofSource: number) }
      }
      box.isSending = false
      return box.wasTaken ? .max(1) : .none
    }
  }

  /// Requests one more value from the first source, whose values create the other sources.
  func requestFirst() {
    request(1, ofSource: 0)
  }

  private func request(_ count: Int, ofSource number: Int) {
    lock.withLock { sources[number] }?.request(.max(count))
  }

  /// Passes demand to all sources.
  func requestAll(_ demand: Subscribers.Demand) {
    for source in lock.withLock({ Array(sources.values) }) { source.request(demand) }
  }

  func request(_ demand: Subscribers.Demand) {
    gate.request(demand)
    let demanded = lock.withLock {
      if self.demanded == nil { early += demand }
      return self.demanded
    }
    demanded?(demand)
  }

  /// Forwards demand to the sources from now on, starting with the demand that the downstream requested while it received its subscription.
  func replayDemand() {
    gate.demandGrew = { [weak self] in self?.demanded?($0) }
    let early = lock.withLock {
      defer { self.early = .none }
      return self.early
    }
    if early > .none { demanded?(early) }
  }

  func cancel() {
    gate.cancel()
    cancelSources()
  }

  func cancelSources() {
    let all = lock.withLock {
      defer {
        sources = [:]
        isCancelled = true
      }
      return Array(sources.values)
    }
    for source in all { source.cancel() }
  }
}

/// The state of a buffered source: whether its value was taken while it was being sent.
private final class SourceBox {
  var isSending = false
  var wasTaken = false
}
