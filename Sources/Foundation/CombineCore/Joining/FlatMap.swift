extension Publishers {
  /// Sends the values of the publishers that a closure creates from the upstream's values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The maximum number of inner publishers at one time.
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

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

  /// Sends the values of several publishers in the order of their arrival.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

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

extension Publisher {
  /// Creates a publisher for each value and sends the values of all of them.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P.Failure == Failure {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Sends the values of this and other publishers in the order of their arrival.
  public func merge<P: Publisher>(with other: P) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where P.Output == Output, P.Failure == Failure {
    .init(eraseToAnyPublisher(), other.eraseToAnyPublisher())
  }

  /// Sends the values of this and other publishers in the order of their arrival.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    .init(eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
  }

  /// Sends the values of this and other publishers in the order of their arrival.
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
  /// Creates a publisher for each value and sends the values of all of them. The failure type is that of the created publishers.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    .init(upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publishers {
  /// Returns a merge of two publishers. It has the name of Combine's type `Merge`.
  public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> MergeMany<AnyPublisher<A.Output, A.Failure>>
  where A.Output == B.Output, A.Failure == B.Failure {
    a.merge(with: b)
  }

  /// Returns a merge of three publishers. It has the name of Combine's type `Merge3`.
  public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> MergeMany<AnyPublisher<A.Output, A.Failure>>
  where A.Output == B.Output, A.Failure == B.Failure, C.Output == A.Output, C.Failure == A.Failure {
    a.merge(with: b, c)
  }
}
