extension Publishers {
  /// The maximum or minimum value, according to a comparison.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldLink<Upstream.Output, Upstream.Failure, Output?, S>(
          keepingFailure: subscriber, initial: nil,
          next: {
            if let best = $0, !areInIncreasingOrder(best, $1) { return true }
            $0 = $1
            return true
          },
          result: { $0 }))
    }
  }
}

extension Publishers {
  /// The maximum or minimum value, according to a comparison that may throw.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldLink<Upstream.Output, Upstream.Failure, Output?, S>(
          throwing: subscriber, initial: nil,
          next: {
            if let best = $0, try !areInIncreasingOrder(best, $1) { return true }
            $0 = $1
            return true
          },
          result: { $0 }))
    }
  }
}

extension Publisher {
  /// Sends the maximum value, according to a comparison, at the end.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    .init(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the maximum value, according to a comparison, at the end; an error ends the stream.
  public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self> {
    .init(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the minimum value, according to a comparison, at the end.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    .init(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Sends the minimum value, according to a comparison, at the end; an error ends the stream.
  public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self> {
    .init(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the maximum value at the end.
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }

  /// Sends the minimum value at the end.
  public func min() -> Publishers.Comparison<Self> {
    min(by: <)
  }
}
