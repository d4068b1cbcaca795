extension Publishers {
  /// Sends tuples with one value of each of two publishers.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (first, second) = (Waiting<A.Output>(), Waiting<B.Output>())
      let zipper = Zipper(subscriber, [first, second]) { (first.take(), second.take()) }
      zipper.join.start(subscriber) {
        zipper.add(a, first)
        zipper.add(b, second)
      }
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Sends tuples with one value of each publisher.
  public func zip<B: Publisher>(_ other: B) -> Publishers.Zip<Self, B>
  where B.Failure == Failure {
    .init(self, other)
  }

  /// Sends transformed tuples with one value of each publisher.
  public func zip<B: Publisher, T>(
    _ other: B, _ transform: @escaping (Output, B.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, B>, T> where B.Failure == Failure {
    .init(upstream: .init(self, other)) { transform($0.0, $0.1) }
  }
}

extension Publishers {
  /// Sends tuples with one value of each of three publishers.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, A.Failure == C.Failure {
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
      let (first, second, third) = (Waiting<A.Output>(), Waiting<B.Output>(), Waiting<C.Output>())
      let zipper = Zipper(subscriber, [first, second, third]) { (first.take(), second.take(), third.take()) }
      zipper.join.start(subscriber) {
        zipper.add(a, first)
        zipper.add(b, second)
        zipper.add(c, third)
      }
    }
  }
}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    .init(self, b, c)
  }

  public func zip<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, B, C>, T> where B.Failure == Failure, C.Failure == Failure {
    .init(upstream: .init(self, b, c)) { transform($0.0, $0.1, $0.2) }
  }
}

extension Publishers {
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      let (first, second, third, fourth) = (Waiting<A.Output>(), Waiting<B.Output>(), Waiting<C.Output>(), Waiting<D.Output>())
      let zipper = Zipper(subscriber, [first, second, third, fourth]) { (first.take(), second.take(), third.take(), fourth.take()) }
      zipper.join.start(subscriber) {
        zipper.add(a, first)
        zipper.add(b, second)
        zipper.add(c, third)
        zipper.add(d, fourth)
      }
    }
  }
}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  public func zip<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D) -> Publishers.Zip4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    .init(self, b, c, d)
  }

  public func zip<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, B, C, D>, T> where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    .init(upstream: .init(self, b, c, d)) { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

/// The values of a source that wait for values of the other sources. Accessed with the lock of the zipper only.
private class WaitingSource {
  var isEmpty: Bool { true }
  var isDone = false
}

private final class Waiting<Value>: WaitingSource {
  var values: [Value] = []
  override var isEmpty: Bool { values.isEmpty }

  func take() -> Value { values.removeFirst() }
}

/// Sends a tuple when every source has a value.
private final class Zipper<S: Subscriber> {
  let join: Join<S>
  private let lock = Lock()
  private let sources: [WaitingSource]
  private let takeTuple: () -> S.Input

  init(_ subscriber: S, _ sources: [WaitingSource], takeTuple: @escaping () -> S.Input) {
    (self.sources, self.takeTuple) = (sources, takeTuple)
    join = Join(subscriber)
  }

  func add<P: Publisher>(_ publisher: P, _ source: Waiting<P.Output>) where P.Failure == S.Failure {
    join.add(
      publisher, demand: .none,
      done: { [self] in
        lock.withLock { source.isDone = true }
        finishIfOver()
      }
    ) { [self] value in
      lock.withLock { source.values.append(value) }
      let tuple = lock.withLock { sources.contains { $0.isEmpty } ? nil : takeTuple() }
      if let tuple { join.gate.send(tuple) }
      finishIfOver()
      return .none
    }
  }

  /// No tuple can follow after a source has finished and its values are used up.
  private func finishIfOver() {
    guard lock.withLock({ sources.contains { $0.isDone && $0.isEmpty } }) else { return }
    join.gate.finish(.finished)
    join.cancelSources()
  }
}
