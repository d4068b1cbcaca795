extension Publishers {
  /// The values of one publisher, then those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let link = RelayLink(subscriber)
      let suffix = suffix
      subscriber.receive(subscription: link)
      link.follow(prefix) { completion in
        switch completion {
        case .finished: link.follow(suffix) { subscriber.receive(completion: $0) }
        case .failure: subscriber.receive(completion: completion)
        }
      }
    }
  }

  /// The upstream, continued by another publisher if it fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let link = RelayLink(subscriber)
      let handler = handler
      subscriber.receive(subscription: link)
      link.follow(upstream) { completion in
        switch completion {
        case .finished: subscriber.receive(completion: .finished)
        case .failure(let error): link.follow(handler(error)) { subscriber.receive(completion: $0) }
        }
      }
    }
  }

  /// The upstream, continued by another publisher if it fails. The closure that creates it may throw.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let link = RelayLink(subscriber)
      let handler = handler
      subscriber.receive(subscription: link)
      link.follow(upstream) { completion in
        guard case .failure(let error) = completion else { return subscriber.receive(completion: .finished) }
        do {
          link.follow(try handler(error)) { subscriber.receive(completion: $0.erased) }
        } catch {
          subscriber.receive(completion: .failure(error))
        }
      }
    }
  }

  /// The upstream, with a new subscription after each failure.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The maximum number of retries; nil for unlimited.
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let link = RelayLink(subscriber)
      let upstream = upstream
      subscriber.receive(subscription: link)
      func attempt(_ left: Int?) {
        link.follow(upstream) { completion in
          if case .failure = completion, left != 0 {
            attempt(left.map { $0 - 1 })
          } else {
            subscriber.receive(completion: completion)
          }
        }
      }
      attempt(retries)
    }
  }

  /// The upstream, with a value if it finishes without one.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let link = RelayLink(subscriber)
      let output = output
      var isEmpty = true
      subscriber.receive(subscription: link)
      link.follow(
        upstream.map { value in
          isEmpty = false
          return value
        }
      ) { completion in
        if case .finished = completion, isEmpty {
          link.follow(Just(output)) { _ in subscriber.receive(completion: .finished) }
        } else {
          subscriber.receive(completion: completion)
        }
      }
    }
  }
}

extension Publisher {
  /// Sends the values of `publisher` after those of this publisher.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P> where P.Output == Output, P.Failure == Failure {
    .init(prefix: self, suffix: publisher)
  }

  /// Sends `elements` after the values of this publisher.
  public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Sends `elements` after the values of this publisher.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
  where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of `publisher` before those of this publisher.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self> where P.Output == Output, P.Failure == Failure {
    .init(prefix: publisher, suffix: self)
  }

  /// Sends `elements` before the values of this publisher.
  public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Sends `elements` before the values of this publisher.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
  where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Continues with another publisher if this one fails.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P> where P.Output == Output {
    .init(upstream: self, handler: handler)
  }

  /// Continues with another publisher if this one fails; an error of the closure ends the stream.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P.Output == Output {
    .init(upstream: self, handler: handler)
  }

  /// Subscribes again if the stream fails, at most `retries` times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    .init(upstream: self, retries: retries)
  }

  /// Sends `output` if the stream finishes without a value.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    .init(upstream: self, output: output)
  }
}
