extension Publishers {
  /// The result of combining all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose elements this one receives.
    public let upstream: Upstream
    /// The result before the first element.
    public let initial: Output
    /// The closure that combines the result so far with an element.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the publisher.
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

    /// The publisher whose elements this one receives.
    public let upstream: Upstream
    /// The result before the first element.
    public let initial: Output
    /// The closure that combines the result so far with an element.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the publisher.
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

    /// The publisher whose elements this one receives.
    public let upstream: Upstream

    /// Creates the publisher.
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
  /// The number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    /// The publisher whose elements this one receives.
    public let upstream: Upstream

    /// Creates the publisher.
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

extension Publishers {
  /// The last value.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose elements this one receives.
    public let upstream: Upstream

    /// Creates the publisher.
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

    /// The publisher whose elements this one receives.
    public let upstream: Upstream
    /// The closure that examines each element.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher.
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

    /// The publisher whose elements this one receives.
    public let upstream: Upstream
    /// The closure that examines each element.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
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

extension Publishers {
  /// Whether a value satisfies a predicate.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher whose elements this one receives.
    public let upstream: Upstream
    /// The closure that examines each element.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldLink<Upstream.Output, Upstream.Failure, Bool, S>(
          keepingFailure: subscriber, initial: false,
          next: {
            $0 = predicate($1)
            return !$0
          },
          result: { $0 }))
    }
  }
}

extension Publishers {
  /// Whether a value satisfies a predicate that may throw.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// The publisher whose elements this one receives.
    public let upstream: Upstream
    /// The closure that examines each element.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldLink<Upstream.Output, Upstream.Failure, Bool, S>(
          throwing: subscriber, initial: false,
          next: {
            $0 = try predicate($1)
            return !$0
          },
          result: { $0 }))
    }
  }
}

extension Publishers {
  /// Whether all values satisfy a predicate.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher whose elements this one receives.
    public let upstream: Upstream
    /// The closure that examines each element.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldLink<Upstream.Output, Upstream.Failure, Bool, S>(
          keepingFailure: subscriber, initial: true,
          next: {
            $0 = predicate($1)
            return $0
          },
          result: { $0 }))
    }
  }
}

extension Publishers {
  /// Whether all values satisfy a predicate that may throw.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// The publisher whose elements this one receives.
    public let upstream: Upstream
    /// The closure that examines each element.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the publisher.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldLink<Upstream.Output, Upstream.Failure, Bool, S>(
          throwing: subscriber, initial: true,
          next: {
            $0 = try predicate($1)
            return $0
          },
          result: { $0 }))
    }
  }
}

extension Publishers {
  /// The greatest value by a comparison.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose elements this one receives.
    public let upstream: Upstream
    /// The order of elements.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the publisher.
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
  /// The greatest value by a comparison that may throw.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose elements this one receives.
    public let upstream: Upstream
    /// The order of elements.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the publisher.
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

extension Publishers {
  /// Whether a value is among those of the upstream.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher whose elements this one receives.
    public let upstream: Upstream
    /// The element that is used.
    public let output: Upstream.Output

    /// Creates the publisher.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FoldLink<Upstream.Output, Upstream.Failure, Bool, S>(
          keepingFailure: subscriber, initial: false,
          next: {
            $0 = $1 == output
            return !$0
          },
          result: { $0 }))
    }
  }
}

extension Publisher {
  /// Combines all values into one.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Reduce<Self, T> {
    .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Combines all values into one; an error ends the stream.
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

  /// Whether a value satisfies a predicate.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Whether a value satisfies a predicate; an error ends the stream.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Whether all values satisfy a predicate.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Whether all values satisfy a predicate; an error ends the stream.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// The greatest value by a comparison.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    .init(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// The greatest value by a comparison; an error ends the stream.
  public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self> {
    .init(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// The least value by a comparison.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    .init(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// The least value by a comparison; an error ends the stream.
  public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self> {
    .init(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Equatable {
  /// Whether `output` is among the values.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    .init(upstream: self, output: output)
  }
}

extension Publisher where Output: Comparable {
  /// The greatest value.
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }

  /// The least value.
  public func min() -> Publishers.Comparison<Self> {
    min(by: <)
  }
}
