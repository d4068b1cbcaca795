/// The subscribers and upstreams of a subject.
final class SubjectCore<Output, Failure: Error> {
  let lock = Lock()
  private var conduits: [Conduit<Output, Failure>] = []
  private var upstreams: [any Subscription] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// Attaches a subscriber. If `current` is given, it receives the current value first.
  func attach<S: Subscriber>(_ subscriber: S, replaying current: (() -> Output)? = nil)
  where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit(AnySubscriber(subscriber), current: current)
    let (ended, waiting): (Subscribers.Completion<Failure>?, [any Subscription]) = lock.withLock {
      if completion == nil { conduits.append(conduit) }
      return (completion, upstreams)
    }
    if let ended {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: ended)
      return
    }
    conduit.detach = { [weak self] in self?.detach($0) }
    subscriber.receive(subscription: conduit)
    // A subject requests unlimited values from its upstreams after it has a subscriber.
    for upstream in waiting { upstream.request(.unlimited) }
  }

  private func detach(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.removeAll { $0 === conduit } }
  }

  func send(_ value: Output) {
    for conduit in lock.withLock({ completion == nil ? conduits : [] }) { conduit.offer(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let ending: [Conduit<Output, Failure>] = lock.withLock {
      guard self.completion == nil else { return [] }
      self.completion = completion
      defer {
        conduits = []
        upstreams = []
      }
      return conduits
    }
    for conduit in ending { conduit.finish(completion) }
  }

  func add(_ upstream: any Subscription, demandsNow: Bool) {
    let wanted = lock.withLock {
      guard completion == nil else { return false }
      upstreams.append(upstream)
      return demandsNow || !conduits.isEmpty
    }
    if wanted { upstream.request(.unlimited) }
  }
}

/// One subscriber of a subject. Values that the subscriber has not requested are discarded, except for the current value of a subject that
/// stores one.
final class Conduit<Output, Failure: Error>: Subscription {
  private let lock = Lock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  /// The closure for the subject's current value; nil for subjects that store none.
  private let current: (() -> Output)?
  /// Whether the subscriber has not received the newest value yet.
  private var owesCurrent: Bool
  var detach: ((Conduit) -> Void)?

  init(_ downstream: AnySubscriber<Output, Failure>, current: (() -> Output)?) {
    self.downstream = downstream
    self.current = current
    owesCurrent = current != nil
  }

  func offer(_ value: Output) {
    let target: AnySubscriber<Output, Failure>? = lock.withLock {
      guard demand > .none, let downstream else {
        owesCurrent = current != nil
        return nil
      }
      demand -= 1
      owesCurrent = false
      return downstream
    }
    guard let target else { return }
    let more = target.receive(value)
    if more > .none { request(more) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    release()?.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    guard more > .none else { return }
    let target: AnySubscriber<Output, Failure>? = lock.withLock {
      demand += more
      guard owesCurrent, let downstream else { return nil }
      owesCurrent = false
      demand -= 1
      return downstream
    }
    guard let target, let current else { return }
    let more = target.receive(current())
    if more > .none { request(more) }
  }

  func cancel() {
    if release() != nil { detach?(self) }
  }

  private func release() -> AnySubscriber<Output, Failure>? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }
}
