/// A publisher to which an app sends values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends `value` to the subscribers that have requested values.
  func send(_ value: Output)

  /// Ends the stream for all subscribers.
  func send(completion: Subscribers.Completion<Failure>)

  /// Connects the subject to an upstream.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() {
    send(())
  }
}

/// Sends received values to a subject, which it retains until the end.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription {
  typealias Input = S.Output
  typealias Failure = S.Failure

  private let lock = Lock()
  private var subject: S?
  private var upstream: (any Subscription)?

  init(_ subject: S) {
    self.subject = subject
  }

  func receive(subscription: any Subscription) {
    let subject: S? = lock.withLock {
      guard upstream == nil, let subject = self.subject else { return nil }
      upstream = subscription
      return subject
    }
    guard let subject else { return subscription.cancel() }
    subject.send(subscription: self)
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock.withLock { subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    let subject = lock.withLock {
      defer {
        self.subject = nil
        upstream = nil
      }
      return self.subject
    }
    subject?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    let (held, upstream) = lock.withLock {
      defer {
        subject = nil
        self.upstream = nil
      }
      return (subject, self.upstream)
    }
    _ = held
    upstream?.cancel()
  }
}
