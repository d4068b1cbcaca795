extension Publishers {
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = SequenceSubscription(subscriber, sequence.makeIterator())
      subscriber.receive(subscription: subscription)
      subscription.finishIfEmpty()
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

private final class SequenceSubscription<Iterator: IteratorProtocol, Downstream: Subscriber>: Subscription
where Iterator.Element == Downstream.Input {
  private let lock = Lock()
  private var downstream: Downstream?
  private var iterator: Iterator
  /// The next element, read ahead so that the completion immediately follows the last element.
  private var next: Iterator.Element?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ downstream: Downstream, _ iterator: Iterator) {
    self.downstream = downstream
    self.iterator = iterator
    next = self.iterator.next()
  }

  func finishIfEmpty() {
    let downstream: Downstream? = lock.withLock {
      guard next == nil, !isSending else { return nil }
      defer { self.downstream = nil }
      return self.downstream
    }
    downstream?.receive(completion: .finished)
  }

  func request(_ more: Subscribers.Demand) {
    let starts = lock.withLock {
      demand += more
      if isSending || downstream == nil { return false }
      isSending = true
      return true
    }
    guard starts else { return }
    while true {
      let step: (Downstream, Iterator.Element)? = lock.withLock {
        guard demand > .none, let downstream, let value = next else {
          isSending = false
          return nil
        }
        demand -= 1
        next = iterator.next()
        return (downstream, value)
      }
      guard let (downstream, value) = step else { break }
      let more = downstream.receive(value)
      lock.withLock { demand += more }
    }
    finishIfEmpty()
  }

  func cancel() {
    let released = lock.withLock {
      defer { downstream = nil }
      return downstream
    }
    _ = released
  }
}
