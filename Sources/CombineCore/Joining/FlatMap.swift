extension Publishers {
  /// The values of the publishers that a closure creates from the upstream's values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose elements this one receives.
    public let upstream: Upstream
    /// The largest number of inner publishers at one time.
    public let maxPublishers: Subscribers.Demand
    /// The closure that makes the new element.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates a publisher that receives elements from an upstream publisher, with a maximum number of publishers and a closure that transforms elements.
    public init(upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let transform = transform
      let join = Join<S>(subscriber)
      subscriber.receive(subscription: join)
      join.add(upstream, demand: maxPublishers) { [unowned join] value in
        join.addBuffered(transform(value)) { join.requestFirst() }
        return .none
      }
    }
  }

  /// The values of several publishers, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publishers whose values are merged.
    public let publishers: [Upstream]

    /// Creates a publisher that wraps another one.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher that wraps another one.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Adds a source.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      .init(publishers + [other])
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = Join<S>(subscriber)
      subscriber.receive(subscription: join)
      join.hold()
      for publisher in publishers { join.addBuffered(publisher) {} }
      join.release()
    }
  }
}

/// Sources that are merged in one gate. It ends when all sources have ended, or when one fails.
final class Join<Downstream: Subscriber>: Subscription {
  let gate: OutputGate<Downstream>
  private let lock = Lock()
  private var sources: [Int: any SourceHandle] = [:]
  private var running = 0
  private var next = 0
  private var isCancelled = false
  /// Called with each demand of the downstream, for operators that pass it to their sources.
  var demanded: ((Subscribers.Demand) -> Void)?
  /// Demand received before the sources were added.
  private var early = Subscribers.Demand.none

  init(_ downstream: Downstream) {
    gate = OutputGate(downstream)
  }

  /// Keeps the join open until ``release()``, while sources are added that may finish immediately.
  func hold() {
    lock.withLock { running += 1 }
  }

  func release() {
    let isLast = lock.withLock {
      running -= 1
      return running == 0
    }
    if isLast { gate.finish(.finished) }
  }

  /// Adds a source whose values are passed to `value`. `done` runs when it has finished, before the join may end.
  func add<P: Publisher>(
    _ publisher: P, demand: Subscribers.Demand, done: @escaping () -> Void = {},
    value: @escaping (P.Output) -> Subscribers.Demand
  ) where P.Failure == Downstream.Failure {
    let number = lock.withLock {
      defer {
        next += 1
        running += 1
      }
      return next
    }
    let source = ClosureSubscriber<P.Output, P.Failure>(demand: demand, value: value) { [self] completion in
      lock.withLock { _ = sources.removeValue(forKey: number) }
      switch completion {
      case .finished:
        done()
        release()
      case .failure(let error):
        gate.finish(.failure(error))
        cancelSources()
      }
    }
    let accepted = lock.withLock {
      if !isCancelled { sources[number] = source }
      return !isCancelled
    }
    if accepted { publisher.subscribe(source) }
  }

  /// Adds a source that may have one value waiting in the gate at a time.
  func addBuffered<P: Publisher>(_ publisher: P, done: @escaping () -> Void)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let box = SourceBox()
    let number = lock.withLock { next }
    add(publisher, demand: .max(1), done: done) { [unowned self] value in
      // A value that is received while it is sent is replaced by the demand returned here; a queued one, by a later request.
      box.isSending = true
      box.wasTaken = false
      gate.send(value) { [weak self] in
        if box.isSending { box.wasTaken = true } else { self?.request(1, ofSource: number) }
      }
      box.isSending = false
      return box.wasTaken ? .max(1) : .none
    }
  }

  /// Requests one more value from the first source, which creates the others.
  func requestFirst() {
    request(1, ofSource: 0)
  }

  private func request(_ count: Int, ofSource number: Int) {
    lock.withLock { sources[number] }?.request(.max(count))
  }

  /// Passes demand to all sources.
  func requestAll(_ demand: Subscribers.Demand) {
    for source in lock.withLock({ Array(sources.values) }) { source.request(demand) }
  }

  func request(_ demand: Subscribers.Demand) {
    gate.request(demand)
    let demanded = lock.withLock {
      if self.demanded == nil { early += demand }
      return self.demanded
    }
    demanded?(demand)
  }

  /// Forwards demand to the sources from here on, beginning with that requested by the downstream while it received its subscription.
  func replayDemand() {
    gate.demandGrew = { [weak self] in self?.demanded?($0) }
    let early = lock.withLock {
      defer { self.early = .none }
      return self.early
    }
    if early > .none { demanded?(early) }
  }

  func cancel() {
    gate.cancel()
    cancelSources()
  }

  func cancelSources() {
    let all = lock.withLock {
      defer {
        sources = [:]
        isCancelled = true
      }
      return Array(sources.values)
    }
    for source in all { source.cancel() }
  }
}

/// Whether the value of a buffered source was taken while it was being sent.
private final class SourceBox {
  var isSending = false
  var wasTaken = false
}

/// A source of a join, independent of the type of its values.
protocol SourceHandle: AnyObject {
  func request(_ demand: Subscribers.Demand)
  func cancel()
}

extension ClosureSubscriber: SourceHandle {}

extension Publisher {
  /// Creates a publisher for each value and sends the values of all of them.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P.Failure == Failure {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Sends the values of this and other publishers as they come.
  public func merge<P: Publisher>(with other: P) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where P.Output == Output, P.Failure == Failure {
    .init(eraseToAnyPublisher(), other.eraseToAnyPublisher())
  }

  /// Sends the values of this and other publishers as they come.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    .init(eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
  }

  /// Sends the values of this and other publishers as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure
  {
    .init(eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher())
  }
}

extension Publisher where Failure == Never {
  /// Creates a publisher for each value and sends the values of all of them, whose failure is that of the new publishers.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    .init(upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publishers {
  /// Two publishers merged, as Combine's own initializer names it.
  public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> MergeMany<AnyPublisher<A.Output, A.Failure>>
  where A.Output == B.Output, A.Failure == B.Failure {
    a.merge(with: b)
  }

  /// Three publishers merged, as Combine's own initializer names it.
  public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> MergeMany<AnyPublisher<A.Output, A.Failure>>
  where A.Output == B.Output, A.Failure == B.Failure, C.Output == A.Output, C.Failure == A.Failure {
    a.merge(with: b, c)
  }
}
