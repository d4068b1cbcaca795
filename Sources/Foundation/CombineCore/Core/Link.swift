/// An operator between an upstream publisher and a downstream subscriber: it forwards the subscription and the demand. Subclasses process
/// the values and the completion. After ``cancel()`` or a completion nothing is sent downstream.
class Link<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Failure = InputFailure

  let downstream: Downstream
  private let lock = Lock()
  private var state = State.waiting
  private var isCancelled = false

  private enum State {
    case waiting
    case attached(any Subscription)
    case ended
  }

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  // MARK: For subclasses

  /// Handles a value. Returns the demand to add upstream.
  func process(_ input: Input) -> Subscribers.Demand {
    preconditionFailure("a link must override process(_:)")
  }

  /// Handles the completion of the upstream. The link has already ended.
  func processCompletion(_ completion: Subscribers.Completion<InputFailure>) {
    preconditionFailure("a link must override processCompletion(_:)")
  }

  /// Called when attached, before the downstream receives its subscription.
  func didAttach() {}

  /// Called once when the downstream cancels.
  func didCancel() {}

  /// Detaches from the upstream, canceling it. Returns false if the link had already ended.
  @discardableResult
  func end(cancellingUpstream: Bool = true) -> Bool {
    let (wasLive, upstream): (Bool, (any Subscription)?) = lock.withLock {
      defer { state = .ended }
      switch state {
      case .waiting: return (true, nil)
      case .attached(let subscription): return (true, subscription)
      case .ended: return (false, nil)
      }
    }
    if cancellingUpstream { upstream?.cancel() }
    return wasLive
  }

  /// Ends the link and sends `completion` downstream.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>, cancellingUpstream: Bool = true) {
    if end(cancellingUpstream: cancellingUpstream) { downstream.receive(completion: completion) }
  }

  /// Sends the last value of a link that has ended, then `completion`, unless the downstream cancels while it receives the value.
  func sendLast(_ value: Downstream.Input?, completion: Subscribers.Completion<Downstream.Failure> = .finished) {
    if let value { _ = downstream.receive(value) }
    if !lock.withLock({ isCancelled }) { downstream.receive(completion: completion) }
  }

  func requestUpstream(_ demand: Subscribers.Demand) {
    guard demand > .none, let upstream else { return }
    upstream.request(demand)
  }

  private var upstream: (any Subscription)? {
    lock.withLock {
      if case .attached(let subscription) = state { return subscription }
      return nil
    }
  }

  // MARK: Subscriber

  final func receive(subscription: any Subscription) {
    let accepted = lock.withLock {
      guard case .waiting = state else { return false }
      state = .attached(subscription)
      return true
    }
    guard accepted else { return subscription.cancel() }
    didAttach()
    downstream.receive(subscription: self)
    didSubscribe()
  }

  /// Called after the downstream has received its subscription.
  func didSubscribe() {}

  final func receive(_ input: Input) -> Subscribers.Demand {
    upstream == nil ? .none : process(input)
  }

  final func receive(completion: Subscribers.Completion<InputFailure>) {
    guard end(cancellingUpstream: false) else { return }
    processCompletion(completion)
  }

  // MARK: Subscription

  func request(_ demand: Subscribers.Demand) {
    requestUpstream(demand)
  }

  final func cancel() {
    let isFirst = lock.withLock {
      defer { isCancelled = true }
      return !isCancelled
    }
    end()
    // This is also necessary after the upstream has ended: values may still wait for demand or for a scheduler.
    if isFirst { didCancel() }
  }
}
