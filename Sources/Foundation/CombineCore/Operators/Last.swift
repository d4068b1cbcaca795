extension Publishers {
  /// The last value, which is sent when the upstream finishes.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldLink<Upstream.Output, Upstream.Failure, Output?, S>(
          keepingFailure: subscriber, initial: nil,
          next: {
            $0 = $1
            return true
          },
          result: { $0 }))
    }
  }
}

extension Publishers {
  /// The last value that satisfies a predicate.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldLink<Upstream.Output, Upstream.Failure, Output?, S>(
          keepingFailure: subscriber, initial: nil,
          next: {
            if predicate($1) { $0 = $1 }
            return true
          },
          result: { $0 }))
    }
  }
}

extension Publishers {
  /// The last value that satisfies a predicate that may throw.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldLink<Upstream.Output, Upstream.Failure, Output?, S>(
          throwing: subscriber, initial: nil,
          next: {
            if try predicate($1) { $0 = $1 }
            return true
          },
          result: { $0 }))
    }
  }
}

extension Publisher {
  /// Sends the last value at the end.
  public func last() -> Publishers.Last<Self> {
    .init(upstream: self)
  }

  /// Sends the last value that satisfies a predicate at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Sends the last value that satisfies a predicate at the end; an error ends the stream.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }
}
