extension Publishers {
  /// Sends the newest values of two publishers whenever one of them sends.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (first, second) = (Latest<A.Output>(), Latest<B.Output>())
      let combiner = Combiner(subscriber) {
        guard let a = first.value, let b = second.value else { return nil }
        return (a, b)
      }
      combiner.join.start(subscriber) {
        combiner.add(a, first)
        combiner.add(b, second)
      }
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Sends the newest values of this and another publisher whenever one of them sends.
  public func combineLatest<B: Publisher>(_ other: B) -> Publishers.CombineLatest<Self, B>
  where B.Failure == Failure {
    .init(self, other)
  }

  /// Sends the transformed newest values of this and another publisher whenever one of them sends.
  public func combineLatest<B: Publisher, T>(
    _ other: B, _ transform: @escaping (Output, B.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, T> where B.Failure == Failure {
    .init(upstream: .init(self, other)) { transform($0.0, $0.1) }
  }
}

extension Publishers {
  /// Sends the newest values of three publishers whenever one of them sends.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, A.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (first, second, third) = (Latest<A.Output>(), Latest<B.Output>(), Latest<C.Output>())
      let combiner = Combiner(subscriber) {
        guard let a = first.value, let b = second.value, let c = third.value else { return nil }
        return (a, b, c)
      }
      combiner.join.start(subscriber) {
        combiner.add(a, first)
        combiner.add(b, second)
        combiner.add(c, third)
      }
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.CombineLatest3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    .init(self, b, c)
  }

  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T> where B.Failure == Failure, C.Failure == Failure {
    .init(upstream: .init(self, b, c)) { transform($0.0, $0.1, $0.2) }
  }
}

extension Publishers {
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (first, second, third, fourth) = (Latest<A.Output>(), Latest<B.Output>(), Latest<C.Output>(), Latest<D.Output>())
      let combiner = Combiner(subscriber) {
        guard let a = first.value, let b = second.value, let c = third.value, let d = fourth.value else { return nil }
        return (a, b, c, d)
      }
      combiner.join.start(subscriber) {
        combiner.add(a, first)
        combiner.add(b, second)
        combiner.add(c, third)
        combiner.add(d, fourth)
      }
    }
  }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D) -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    .init(self, b, c, d)
  }

  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, T> where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    .init(upstream: .init(self, b, c, d)) { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

/// The newest value of a source.
private final class Latest<Value> {
  var value: Value?
}

/// Sends the newest values of all sources whenever one of them sends.
private final class Combiner<S: Subscriber> {
  let join: Join<S>
  private let lock = Lock()
  /// Returns nil while a source has no value.
  private let combination: () -> S.Input?

  init(_ subscriber: S, combination: @escaping () -> S.Input?) {
    self.combination = combination
    join = Join(subscriber)
  }

  func add<P: Publisher>(_ publisher: P, _ latest: Latest<P.Output>) where P.Failure == S.Failure {
    join.add(
      publisher, demand: .none,
      done: { [self] in
        // Without a value of this source, no combination is possible.
        guard latest.value == nil else { return }
        join.gate.finish(.finished)
        join.cancelSources()
      }
    ) { [self] value in
      let combined: S.Input? = lock.withLock {
        latest.value = value
        return combination()
      }
      guard let combined else { return .max(1) }
      join.gate.sendLatest(combined)
      return .none
    }
  }
}
