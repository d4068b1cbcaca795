extension Publishers {
  /// Sends the values of the upstream after another publisher has sent a value.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let lock = Lock()
      var isOpen = false
      let signal = ClosureSubscriber<Other.Output, Other.Failure>(demand: .max(1)) { _ in
        lock.withLock { isOpen = true }
        return .none
      } completed: { _ in
      }
      other.subscribe(signal)
      upstream
        .handleEvents(receiveCompletion: { _ in signal.cancel() }, receiveCancel: { signal.cancel() })
        .filter { _ in lock.withLock { isOpen } }
        .subscribe(subscriber)
    }
  }

  /// Sends the values of the upstream until another publisher has sent a value.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let link = StepLink<Output, Failure, S>(keepingFailure: subscriber) { .send($0) }
      let signal = ClosureSubscriber<Other.Output, Other.Failure>(demand: .max(1)) { [weak link] _ in
        link?.finish(.finished)
        return .none
      } completed: { _ in
      }
      upstream
        .handleEvents(receiveCompletion: { _ in signal.cancel() }, receiveCancel: { signal.cancel() })
        .subscribe(link)
      other.subscribe(signal)
    }
  }
}

extension Publisher {
  /// Drops values until `publisher` sends one.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    .init(upstream: self, other: publisher)
  }

  /// Ends as soon as `publisher` sends a value.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    .init(upstream: self, other: publisher)
  }
}
