public import TrestleCombineCore
public import Foundation

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns a publisher of the values of a property: first the current one, then each new one.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

extension NSObject {
  /// A publisher of the values of a property. A subscriber that requests fewer values than there are changes receives the latest.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    /// The object whose property is observed.
    public let object: Subject
    /// The observed property.
    public let keyPath: KeyPath<Subject, Value>
    /// The options of the observation.
    public let options: NSKeyValueObservingOptions

    /// Creates a publisher of the values of a property; the observation begins with the first subscriber.
    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let subscription = KeyValueSubscription(object, keyPath, subscriber)
      subscriber.receive(subscription: subscription)
      subscription.start(options)
    }
  }
}

/// Delivers the values of a property on demand.
private final class KeyValueSubscription<Subject: NSObject, Value, Downstream: Subscriber>: Subscription
where Downstream.Input == Value, Downstream.Failure == Never {
  private let lock = NSRecursiveLock()
  private var object: Subject?
  private let keyPath: KeyPath<Subject, Value>
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var waiting: Value?
  private var observation: NSKeyValueObservation?

  init(_ object: Subject, _ keyPath: KeyPath<Subject, Value>, _ downstream: Downstream) {
    self.object = object
    self.keyPath = keyPath
    self.downstream = downstream
  }

  func start(_ options: NSKeyValueObservingOptions) {
    guard let object else { return }
    observation = object.observe(keyPath, options: options) { [weak self] object, _ in
      guard let self else { return }
      send(object[keyPath: keyPath])
    }
  }

  private func send(_ value: Value) {
    lock.lock()
    guard let downstream, demand > .none else {
      waiting = downstream == nil ? nil : value
      return lock.unlock()
    }
    demand -= 1
    lock.unlock()
    let more = downstream.receive(value)
    lock.lock()
    demand += more
    lock.unlock()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    let value = waiting
    waiting = nil
    lock.unlock()
    if let value { send(value) }
  }

  func cancel() {
    lock.lock()
    observation?.invalidate()
    observation = nil
    downstream = nil
    object = nil
    waiting = nil
    lock.unlock()
  }
}
