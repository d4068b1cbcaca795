extension Publishers {
  /// Sends the values of the newest publisher that the upstream has sent.
  public struct SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == NewPublisher, NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let link = SwitchLink<NewPublisher, S>(subscriber)
      subscriber.receive(subscription: link)
      link.listen(to: upstream)
    }
  }
}

private final class SwitchLink<Inner: Publisher, Downstream: Subscriber>: Subscription
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
  private let downstream: Downstream
  private let lock = Lock()
  private var demand = Subscribers.Demand.none
  private var outer: ClosureSubscriber<Inner, Inner.Failure>?
  private var inner: ClosureSubscriber<Inner.Output, Inner.Failure>?
  private var outerIsDone = false
  private var hasEnded = false

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  func listen<Upstream: Publisher>(to upstream: Upstream) where Upstream.Output == Inner, Upstream.Failure == Inner.Failure {
    let outer = ClosureSubscriber<Inner, Inner.Failure>(demand: .unlimited) { [self] publisher in
      change(to: publisher)
      return .none
    } completed: { [self] completion in
      switch completion {
      case .finished:
        let isOver = lock.withLock {
          outerIsDone = true
          return inner == nil
        }
        if isOver { finish(.finished) }
      case .failure: finish(completion)
      }
    }
    lock.withLock { self.outer = outer }
    upstream.subscribe(outer)
  }

  private func change(to publisher: Inner) {
    let next = InnerHolder<Inner>()
    let subscriber = ClosureSubscriber<Inner.Output, Inner.Failure> { [self] value in
      guard isCurrent(next) else { return .none }
      lock.withLock { demand -= 1 }
      let more = downstream.receive(value)
      lock.withLock { demand += more }
      return more
    } completed: { [self] completion in
      guard isCurrent(next) else { return }
      switch completion {
      case .finished:
        let isOver = lock.withLock {
          inner = nil
          return outerIsDone
        }
        if isOver { finish(.finished) }
      case .failure: finish(completion)
      }
    }
    next.subscriber = subscriber
    let (former, wanted, live) = lock.withLock {
      defer { if !hasEnded { inner = subscriber } }
      return (inner, demand, !hasEnded)
    }
    former?.cancel()
    guard live else { return }
    subscriber.request(wanted)
    publisher.subscribe(subscriber)
  }

  private func isCurrent(_ holder: InnerHolder<Inner>) -> Bool {
    lock.withLock { inner != nil && inner === holder.subscriber && !hasEnded }
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    if end() { downstream.receive(completion: completion) }
  }

  func request(_ more: Subscribers.Demand) {
    let inner = lock.withLock {
      demand += more
      return self.inner
    }
    inner?.request(more)
  }

  func cancel() {
    end()
  }

  @discardableResult
  private func end() -> Bool {
    let (wasLive, outer, inner) = lock.withLock {
      defer {
        hasEnded = true
        self.outer = nil
        self.inner = nil
      }
      return (!hasEnded, self.outer, self.inner)
    }
    outer?.cancel()
    inner?.cancel()
    return wasLive
  }
}

/// Holds the current inner subscriber weakly, so that its closures can check whether it is still current.
private final class InnerHolder<Inner: Publisher> {
  weak var subscriber: ClosureSubscriber<Inner.Output, Inner.Failure>?
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the newest publisher that this one has sent.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    .init(upstream: self)
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Sends the values of the newest publisher that this one has sent. The failure type is that of the sent publishers.
  @_disfavoredOverload
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
    .init(upstream: setFailureType(to: Output.Failure.self))
  }
}
