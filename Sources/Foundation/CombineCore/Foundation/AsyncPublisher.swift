/// The values of a publisher as an asynchronous sequence. One value is requested at a time.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let base: AsyncThrowingPublisher<P>

  public init(_ publisher: P) {
    base = AsyncThrowingPublisher(publisher)
  }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncThrowingPublisher<P>.Iterator

    public mutating func next() async -> P.Output? {
      // The publisher never fails, so nothing is thrown.
      try? await base.next()
    }
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(base: base.makeAsyncIterator())
  }
}

/// The values of a publisher that may fail as an asynchronous sequence. One value is requested at a time.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let mailbox: AsyncMailbox<P.Output, P.Failure>

    public mutating func next() async throws -> P.Output? {
      let mailbox = mailbox
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { mailbox.wait($0) }
      } onCancel: {
        mailbox.cancel()
      }
    }
  }

  public func makeAsyncIterator() -> Iterator {
    let mailbox = AsyncMailbox<P.Output, P.Failure>()
    publisher.subscribe(mailbox)
    return Iterator(mailbox: mailbox)
  }
}

/// Passes values to waiting continuations.
private final class AsyncMailbox<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var waiting: [CheckedContinuation<Input?, any Error>] = []
  private var isOver = false
  private var failure: Failure?
  private var early = Subscribers.Demand.none

  func wait(_ continuation: CheckedContinuation<Input?, any Error>) {
    let (subscription, over, error): ((any Subscription)?, Bool, Failure?) = lock.withLock {
      if isOver {
        defer { failure = nil }
        return (nil, true, failure)
      }
      waiting.append(continuation)
      if self.subscription == nil { early += 1 }
      return (self.subscription, false, nil)
    }
    if let error { return continuation.resume(throwing: error) }
    if over { return continuation.resume(returning: nil) }
    subscription?.request(.max(1))
  }

  func receive(subscription: any Subscription) {
    let demand = lock.withLock {
      self.subscription = subscription
      return early
    }
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let continuation = lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
    continuation?.resume(returning: input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let all = lock.withLock {
      isOver = true
      subscription = nil
      defer { waiting = [] }
      if case .failure(let error) = completion, waiting.isEmpty { failure = error }
      return waiting
    }
    for (number, continuation) in all.enumerated() {
      if number == 0, case .failure(let error) = completion {
        continuation.resume(throwing: error)
      } else {
        continuation.resume(returning: nil)
      }
    }
  }

  func cancel() {
    let (subscription, all) = lock.withLock {
      isOver = true
      defer {
        self.subscription = nil
        waiting = []
      }
      return (self.subscription, waiting)
    }
    subscription?.cancel()
    for continuation in all { continuation.resume(returning: nil) }
  }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
