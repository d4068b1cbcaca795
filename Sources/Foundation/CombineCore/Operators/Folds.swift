extension Publishers {
  /// The result of combining all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldLink<Upstream.Output, Upstream.Failure, Output, S>(
          keepingFailure: subscriber, initial: initial,
          next: {
            $0 = nextPartialResult($0, $1)
            return true
          },
          result: { $0 }))
    }
  }
}

extension Publishers {
  /// The result of combining all values by a closure that may throw.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldLink<Upstream.Output, Upstream.Failure, Output, S>(
          throwing: subscriber, initial: initial,
          next: {
            $0 = try nextPartialResult($0, $1)
            return true
          },
          result: { $0 }))
    }
  }
}

extension Publishers {
  /// All values in one array.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldLink<Upstream.Output, Upstream.Failure, [Upstream.Output], S>(
          keepingFailure: subscriber, initial: [],
          next: {
            $0.append($1)
            return true
          },
          result: { $0 }))
    }
  }
}

extension Publishers {
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldLink<Upstream.Output, Upstream.Failure, Int, S>(
          keepingFailure: subscriber, initial: 0,
          next: { count, _ in
            count += 1
            return true
          },
          result: { $0 }))
    }
  }
}

extension Publisher {
  /// Combines all values into one, which is sent at the end.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Reduce<Self, T> {
    .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Combines all values into one, which is sent at the end; an error ends the stream.
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> Publishers.TryReduce<Self, T> {
    .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends all values in one array at the end.
  public func collect() -> Publishers.Collect<Self> {
    .init(upstream: self)
  }

  /// Sends the number of values at the end.
  public func count() -> Publishers.Count<Self> {
    .init(upstream: self)
  }
}
