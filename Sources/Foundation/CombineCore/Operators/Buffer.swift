extension Publishers {
  public enum PrefetchStrategy: Hashable, Sendable {
    /// Requests as many values as the buffer holds.
    case keepFull
    /// Requests unlimited values immediately.
    case byRequest
  }

  /// The treatment of a value that arrives when the buffer is full.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    case dropOldest
    /// Fails with the error that the closure returns.
    case customError(() -> Failure)
  }

  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let size: Int
    /// The strategy of requesting values from the upstream.
    public let prefetch: PrefetchStrategy
    /// The treatment of values that arrive while the buffer is full.
    public let whenFull: BufferingStrategy<Failure>

    public init(upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let join = Join<S>(subscriber)
      let (size, prefetch, whenFull) = (size, prefetch, whenFull)
      subscriber.receive(subscription: join)
      join.add(upstream, demand: prefetch == .keepFull ? .max(size) : .unlimited) { [unowned join] value in
        let taken: (() -> Void)? = prefetch == .keepFull ? { [weak join] in join?.requestFirst() } : nil
        if join.gate.queued >= size, !join.gate.hasDemand {
          switch whenFull {
          case .dropNewest: return .none
          case .dropOldest: join.gate.dropOldest()
          case .customError(let error):
            join.gate.finish(.failure(error()))
            join.cancelSources()
            return .none
          }
        }
        join.gate.send(value, taken: taken)
        return .none
      }
    }
  }

  /// The values of the upstream in arrays with a fixed number of values.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CountLink(subscriber, count: count))
    }
  }
}

/// Collects values into arrays; the last array may be shorter.
private final class CountLink<Input, Downstream: Subscriber>: Link<Input, Downstream.Failure, Downstream>
where Downstream.Input == [Input] {
  private let count: Int
  private var collected: [Input] = []

  init(_ downstream: Downstream, count: Int) {
    self.count = count
    super.init(downstream)
  }

  override func process(_ input: Input) -> Subscribers.Demand {
    collected.append(input)
    guard collected.count == count else { return .none }
    defer { collected = [] }
    return downstream.receive(collected) * count
  }

  override func processCompletion(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let isShort = if case .finished = completion { !collected.isEmpty } else { false }
    sendLast(isShort ? collected : nil, completion: completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    requestUpstream(demand * count)
  }
}

extension Publisher {
  /// Buffers up to `size` values that the subscriber has not requested yet.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    .init(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }

  /// Sends arrays of `count` values.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    .init(upstream: self, count: count)
  }
}
