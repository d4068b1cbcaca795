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
      let join = Join<S>(subscriber)
      let lock = Lock()
      var latestA: A.Output?
      var latestB: B.Output?
      func combine() -> Subscribers.Demand {
        let combined: Output? = lock.withLock {
          guard let a = latestA, let b = latestB else { return nil }
          return (a, b)
        }
        guard let combined else { return .max(1) }
        join.gate.sendLatest(combined)
        return .none
      }
      // If a source finishes without a value, no combination is possible.
      func ended(_ withoutValue: Bool) {
        guard withoutValue else { return }
        join.gate.finish(.finished)
        join.cancelSources()
      }
      subscriber.receive(subscription: join)
      join.hold()
      join.add(a, demand: .none, done: { ended(latestA == nil) }) { value in
        lock.withLock { latestA = value }
        return combine()
      }
      join.add(b, demand: .none, done: { ended(latestB == nil) }) { value in
        lock.withLock { latestB = value }
        return combine()
      }
      join.demanded = { [unowned join] in join.requestAll($0) }
      join.replayDemand()
      join.release()
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
      let join = Join<S>(subscriber)
      let lock = Lock()
      var latestA: A.Output?
      var latestB: B.Output?
      var latestC: C.Output?
      func combine() -> Subscribers.Demand {
        let combined: Output? = lock.withLock {
          guard let a = latestA, let b = latestB, let c = latestC else { return nil }
          return (a, b, c)
        }
        guard let combined else { return .max(1) }
        join.gate.sendLatest(combined)
        return .none
      }
      // If a source finishes without a value, no combination is possible.
      func ended(_ withoutValue: Bool) {
        guard withoutValue else { return }
        join.gate.finish(.finished)
        join.cancelSources()
      }
      subscriber.receive(subscription: join)
      join.hold()
      join.add(a, demand: .none, done: { ended(latestA == nil) }) { value in
        lock.withLock { latestA = value }
        return combine()
      }
      join.add(b, demand: .none, done: { ended(latestB == nil) }) { value in
        lock.withLock { latestB = value }
        return combine()
      }
      join.add(c, demand: .none, done: { ended(latestC == nil) }) { value in
        lock.withLock { latestC = value }
        return combine()
      }
      join.demanded = { [unowned join] in join.requestAll($0) }
      join.replayDemand()
      join.release()
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
      let join = Join<S>(subscriber)
      let lock = Lock()
      var latestA: A.Output?
      var latestB: B.Output?
      var latestC: C.Output?
      var latestD: D.Output?
      func combine() -> Subscribers.Demand {
        let combined: Output? = lock.withLock {
          guard let a = latestA, let b = latestB, let c = latestC, let d = latestD else { return nil }
          return (a, b, c, d)
        }
        guard let combined else { return .max(1) }
        join.gate.sendLatest(combined)
        return .none
      }
      // If a source finishes without a value, no combination is possible.
      func ended(_ withoutValue: Bool) {
        guard withoutValue else { return }
        join.gate.finish(.finished)
        join.cancelSources()
      }
      subscriber.receive(subscription: join)
      join.hold()
      join.add(a, demand: .none, done: { ended(latestA == nil) }) { value in
        lock.withLock { latestA = value }
        return combine()
      }
      join.add(b, demand: .none, done: { ended(latestB == nil) }) { value in
        lock.withLock { latestB = value }
        return combine()
      }
      join.add(c, demand: .none, done: { ended(latestC == nil) }) { value in
        lock.withLock { latestC = value }
        return combine()
      }
      join.add(d, demand: .none, done: { ended(latestD == nil) }) { value in
        lock.withLock { latestD = value }
        return combine()
      }
      join.demanded = { [unowned join] in join.requestAll($0) }
      join.replayDemand()
      join.release()
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
