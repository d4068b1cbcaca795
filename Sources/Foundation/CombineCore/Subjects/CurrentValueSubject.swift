/// A subject that stores its newest value, and sends it to every new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let core = SubjectCore<Output, Failure>()
  private let lock = Lock()
  private var current: Output

  public init(_ value: Output) {
    current = value
  }

  /// The newest value. Setting it sends the value to all subscribers.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    core.attach(subscriber) { self.value }
  }

  public func send(_ value: Output) {
    guard core.lock.withLock({ core.completion == nil }) else { return }
    // The previous value is released outside of the lock.
    let former = lock.withLock {
      defer { current = value }
      return current
    }
    _ = former
    core.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }

  public func send(subscription: any Subscription) {
    core.add(subscription, demandsNow: true)
  }
}
