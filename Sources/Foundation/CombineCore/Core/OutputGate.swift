/// The connection to a downstream for operators with several sources or threads: it delivers one value at a time, in order, and never more
/// than were requested. Values are queued until there is demand.
package final class OutputGate<Downstream: Subscriber> {
  private let downstream: Downstream
  private let lock = Lock()
  private var demand = Subscribers.Demand.none
  private var queue: [(value: Downstream.Input, taken: (() -> Void)?)] = []
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isDraining = false
  private var hasEnded = false
  /// Called with demand that the downstream returned for a value.
  var demandGrew: ((Subscribers.Demand) -> Void)?

  package init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  var hasDemand: Bool { lock.withLock { demand > .none } }
  var queued: Int { lock.withLock { queue.count } }

  /// Queues a value. `taken` is called after the downstream has received it.
  package func send(_ value: Downstream.Input, taken: (() -> Void)? = nil) {
    lock.withLock {
      if !hasEnded && completion == nil { queue.append((value, taken)) }
    }
    drain()
  }

  /// Replaces the queued values by `value`, for operators that keep only the latest value.
  func sendLatest(_ value: Downstream.Input) {
    lock.withLock {
      if !hasEnded && completion == nil { queue = [(value, nil)] }
    }
    drain()
  }

  /// Discards the oldest queued value.
  func dropOldest() {
    lock.withLock { if !queue.isEmpty { queue.removeFirst() } }
  }

  /// Ends the stream: after the queued values if it finished, immediately if it failed.
  package func finish(_ end: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock {
      guard !hasEnded, completion == nil else { return }
      completion = end
      if case .failure = end { queue = [] }
    }
    drain()
  }

  package func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
    drain()
  }

  /// Discards all queued values. Returns false if the stream had already ended.
  @discardableResult
  package func cancel() -> Bool {
    lock.withLock {
      defer {
        hasEnded = true
        queue = []
      }
      return !hasEnded
    }
  }

  private enum Action {
    case value(Downstream.Input, (() -> Void)?)
    case end(Subscribers.Completion<Downstream.Failure>)
  }

  private func drain() {
    let entered = lock.withLock {
      if isDraining { return false }
      isDraining = true
      return true
    }
    guard entered else { return }
    while let action = nextAction() {
      switch action {
      case .value(let value, let taken):
        let more = downstream.receive(value)
        lock.withLock { demand += more }
        if more > .none { demandGrew?(more) }
        taken?()
      case .end(let completion):
        downstream.receive(completion: completion)
      }
    }
  }

  private func nextAction() -> Action? {
    lock.withLock {
      if !hasEnded {
        if demand > .none, !queue.isEmpty {
          demand -= 1
          let item = queue.removeFirst()
          return .value(item.value, item.taken)
        }
        if queue.isEmpty, let completion {
          hasEnded = true
          return .end(completion)
        }
      }
      isDraining = false
      return nil
    }
  }
}
