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
      let join = Join<S>(subscriber)
      let lock = Lock()
      var queueA: [A.Output] = []
      var isADone = false
      var queueB: [B.Output] = []
      var isBDone = false
      func sendComplete() {
        let complete: Output? = lock.withLock {
          guard !queueA.isEmpty, !queueB.isEmpty else { return nil }
          return (queueA.removeFirst(), queueB.removeFirst())
        }
        if let complete { join.gate.send(complete) }
        finishIfOver()
      }
      // No tuple can follow after a source has finished and its values are used up.
      func finishIfOver() {
        guard lock.withLock({ (isADone && queueA.isEmpty) || (isBDone && queueB.isEmpty) }) else { return }
        join.gate.finish(.finished)
        join.cancelSources()
      }
      subscriber.receive(subscription: join)
      join.hold()
      join.add(
        a, demand: .none,
        done: {
          lock.withLock { isADone = true }
          finishIfOver()
        }
      ) { value in
        lock.withLock { queueA.append(value) }
        sendComplete()
        return .none
      }
      join.add(
        b, demand: .none,
        done: {
          lock.withLock { isBDone = true }
          finishIfOver()
        }
      ) { value in
        lock.withLock { queueB.append(value) }
        sendComplete()
        return .none
      }
      join.demanded = { [unowned join] in join.requestAll($0) }
      join.replayDemand()
      join.release()
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
      let join = Join<S>(subscriber)
      let lock = Lock()
      var queueA: [A.Output] = []
      var isADone = false
      var queueB: [B.Output] = []
      var isBDone = false
      var queueC: [C.Output] = []
      var isCDone = false
      func sendComplete() {
        let complete: Output? = lock.withLock {
          guard !queueA.isEmpty, !queueB.isEmpty, !queueC.isEmpty else { return nil }
          return (queueA.removeFirst(), queueB.removeFirst(), queueC.removeFirst())
        }
        if let complete { join.gate.send(complete) }
        finishIfOver()
      }
      // No tuple can follow after a source has finished and its values are used up.
      func finishIfOver() {
        guard lock.withLock({ (isADone && queueA.isEmpty) || (isBDone && queueB.isEmpty) || (isCDone && queueC.isEmpty) }) else { return }
        join.gate.finish(.finished)
        join.cancelSources()
      }
      subscriber.receive(subscription: join)
      join.hold()
      join.add(
        a, demand: .none,
        done: {
          lock.withLock { isADone = true }
          finishIfOver()
        }
      ) { value in
        lock.withLock { queueA.append(value) }
        sendComplete()
        return .none
      }
      join.add(
        b, demand: .none,
        done: {
          lock.withLock { isBDone = true }
          finishIfOver()
        }
      ) { value in
        lock.withLock { queueB.append(value) }
        sendComplete()
        return .none
      }
      join.add(
        c, demand: .none,
        done: {
          lock.withLock { isCDone = true }
          finishIfOver()
        }
      ) { value in
        lock.withLock { queueC.append(value) }
        sendComplete()
        return .none
      }
      join.demanded = { [unowned join] in join.requestAll($0) }
      join.replayDemand()
      join.release()
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
      let join = Join<S>(subscriber)
      let lock = Lock()
      var queueA: [A.Output] = []
      var isADone = false
      var queueB: [B.Output] = []
      var isBDone = false
      var queueC: [C.Output] = []
      var isCDone = false
      var queueD: [D.Output] = []
      var isDDone = false
      func sendComplete() {
        let complete: Output? = lock.withLock {
          guard !queueA.isEmpty, !queueB.isEmpty, !queueC.isEmpty, !queueD.isEmpty else { return nil }
          return (queueA.removeFirst(), queueB.removeFirst(), queueC.removeFirst(), queueD.removeFirst())
        }
        if let complete { join.gate.send(complete) }
        finishIfOver()
      }
      // No tuple can follow after a source has finished and its values are used up.
      func finishIfOver() {
        guard
          lock.withLock({
            (isADone && queueA.isEmpty) || (isBDone && queueB.isEmpty) || (isCDone && queueC.isEmpty) || (isDDone && queueD.isEmpty)
          })
        else { return }
        join.gate.finish(.finished)
        join.cancelSources()
      }
      subscriber.receive(subscription: join)
      join.hold()
      join.add(
        a, demand: .none,
        done: {
          lock.withLock { isADone = true }
          finishIfOver()
        }
      ) { value in
        lock.withLock { queueA.append(value) }
        sendComplete()
        return .none
      }
      join.add(
        b, demand: .none,
        done: {
          lock.withLock { isBDone = true }
          finishIfOver()
        }
      ) { value in
        lock.withLock { queueB.append(value) }
        sendComplete()
        return .none
      }
      join.add(
        c, demand: .none,
        done: {
          lock.withLock { isCDone = true }
          finishIfOver()
        }
      ) { value in
        lock.withLock { queueC.append(value) }
        sendComplete()
        return .none
      }
      join.add(
        d, demand: .none,
        done: {
          lock.withLock { isDDone = true }
          finishIfOver()
        }
      ) { value in
        lock.withLock { queueD.append(value) }
        sendComplete()
        return .none
      }
      join.demanded = { [unowned join] in join.requestAll($0) }
      join.replayDemand()
      join.release()
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
