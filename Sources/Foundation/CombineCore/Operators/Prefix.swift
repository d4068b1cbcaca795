extension Publishers {
  /// The values before the first one that does not satisfy a predicate.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
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
        StepLink<Upstream.Output, Upstream.Failure, S>(keepingFailure: subscriber) { value in
          predicate(value) ? .send(value) : .finish(.finished)
        })
    }
  }
}

extension Publishers {
  /// The values before the first one that does not satisfy a predicate that may throw.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
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
        StepLink<Upstream.Output, Upstream.Failure, S>(throwing: subscriber) { value in
          try predicate(value) ? .send(value) : .finish(.finished)
        })
    }
  }
}

extension Publishers {
  /// The values starting with the first one that does not satisfy a predicate.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.subscribe(
        StepLink<Upstream.Output, Upstream.Failure, S>(keepingFailure: subscriber) { value in
          isDropping = isDropping && predicate(value)
          return isDropping ? .skip : .send(value)
        })
    }
  }
}

extension Publishers {
  /// The values starting with the first one that does not satisfy a predicate that may throw.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.subscribe(
        StepLink<Upstream.Output, Upstream.Failure, S>(throwing: subscriber) { value in
          if isDropping { isDropping = try predicate(value) }
          return isDropping ? .skip : .send(value)
        })
    }
  }
}

extension Publishers {
  /// The values after a number of first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      precondition(count >= 0, "count cannot be negative")
      var left = count
      upstream.subscribe(
        StepLink<Upstream.Output, Upstream.Failure, S>(keepingFailure: subscriber) { value in
          if left == 0 { return .send(value) }
          left -= 1
          return .skip
        })
    }
  }
}

extension Publishers {
  /// The first value that satisfies a predicate.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
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
        StepLink<Upstream.Output, Upstream.Failure, S>(keepingFailure: subscriber) { value in
          predicate(value) ? .sendAndFinish(value) : .skip
        })
    }
  }
}

extension Publishers {
  /// The first value that satisfies a predicate that may throw.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
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
        StepLink<Upstream.Output, Upstream.Failure, S>(throwing: subscriber) { value in
          try predicate(value) ? .sendAndFinish(value) : .skip
        })
    }
  }
}

extension Publishers {
  /// A publisher of the first value, after which it finishes.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        StepLink<Upstream.Output, Upstream.Failure, S>(keepingFailure: subscriber) { value in
          .sendAndFinish(value)
        })
    }
  }
}

extension Publishers {
  /// The values whose indices are in a range.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      precondition(range.lowerBound >= 0, "lowerBound must not be negative")
      self.upstream = upstream
      self.range = range
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      if range.isEmpty {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
        return
      }
      var number = 0
      upstream.subscribe(
        StepLink<Upstream.Output, Upstream.Failure, S>(keepingFailure: subscriber) { value in
          defer { number += 1 }
          if number < range.lowerBound { return .skip }
          return number == range.upperBound - 1 ? .sendAndFinish(value) : .send(value)
        })
    }
  }
}

extension Publisher {
  /// Ends before the first value that does not satisfy a predicate.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Ends before the first value that does not satisfy a predicate; an error ends the stream.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Sends the first `maxLength` values at most.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<maxLength)
  }

  /// Drops values until one does not satisfy a predicate.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Drops values until one does not satisfy a predicate; an error ends the stream.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    .init(upstream: self, predicate: predicate)
  }

  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    .init(upstream: self, count: count)
  }

  /// Sends the first value and finishes.
  public func first() -> Publishers.First<Self> {
    .init(upstream: self)
  }

  /// Sends the first value that satisfies a predicate and finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Sends the first value that satisfies a predicate and finishes; an error ends the stream.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  /// Sends the value at `index` and finishes.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index...index)
  }

  /// Sends the values whose indices are in `range`.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    .init(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}
