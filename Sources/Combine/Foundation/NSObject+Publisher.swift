import Foundation

/// Objects whose properties can be published: every `NSObject`.
public protocol _KeyValueCodingAndObservingPublishing: NSObject {}

extension NSObject: _KeyValueCodingAndObservingPublishing {}

/// What a publisher of a property publishes.
public struct _KeyValuePublishingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Values after a change.
  public static let new = _KeyValuePublishingOptions(rawValue: 1)
  /// The present value, on subscription.
  public static let initial = _KeyValuePublishingOptions(rawValue: 4)
}

extension _KeyValueCodingAndObservingPublishing {
  /// Returns a publisher of a property. The property is compared twenty times a second on the main queue, so several changes within that
  /// time are one, and setting the same value again is none. It ends with the object's life.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: _KeyValuePublishingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, publishesInitialValue: options.contains(.initial))
  }
}

extension NSObject {
  /// A publisher of a property of an object.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    /// The object.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    let publishesInitialValue: Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      subscriber.receive(subscription: PropertySubscription(object, keyPath, publishesInitialValue, subscriber))
    }
  }
}

/// Compares a property and sends its changes as far as they are demanded. The newest value waits for demand.
private final class PropertySubscription<Subject: NSObject, Value, S: Subscriber>: Subscription
where S.Input == Value, S.Failure == Never {
  private weak var object: Subject?
  private let keyPath: KeyPath<Subject, Value>
  private var subscriber: S?
  private var demand = Subscribers.Demand.none
  private var last: Value
  private var isWaiting: Bool
  private var timer: (any DispatchSourceTimer)?
  private let lock = NSRecursiveLock()

  init(_ object: Subject, _ keyPath: KeyPath<Subject, Value>, _ publishesInitialValue: Bool, _ subscriber: S) {
    self.object = object
    self.keyPath = keyPath
    self.subscriber = subscriber
    last = object[keyPath: keyPath]
    isWaiting = publishesInitialValue
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock {
      demand += more
      if timer == nil, subscriber != nil {
        let made = DispatchSource.makeTimerSource(queue: .main)
        made.schedule(deadline: .now() + 0.05, repeating: 0.05, leeway: .milliseconds(10))
        made.setEventHandler { [weak self] in self?.check() }
        made.resume()
        timer = made
      }
    }
    send()
  }

  private func check() {
    guard let object else { return cancel() }
    let value = object[keyPath: keyPath]
    lock.withLock {
      guard !Self.areEqual(value, last) else { return }
      last = value
      isWaiting = true
    }
    send()
  }

  private func send() {
    let ready: (S, Value)? = lock.withLock {
      guard isWaiting, demand > .none, let subscriber else { return nil }
      isWaiting = false
      demand -= 1
      return (subscriber, last)
    }
    guard let (subscriber, value) = ready else { return }
    let more = subscriber.receive(value)
    lock.withLock { demand += more }
  }

  func cancel() {
    lock.withLock {
      timer?.cancel()
      timer = nil
      subscriber = nil
    }
  }

  deinit { timer?.cancel() }

  private static func areEqual(_ first: Value, _ second: Value) -> Bool {
    func equals<T: Equatable>(_ value: T) -> Bool { second as? T == value }
    if let first = first as? any Equatable { return equals(first) }
    if type(of: first) is AnyClass { return (first as AnyObject) === (second as AnyObject) }
    // An empty optional is no value of a type that can be compared.
    if let first = first as? any AnyOptional, let second = second as? any AnyOptional { return first.isNone == second.isNone }
    return true
  }
}

private protocol AnyOptional {
  var isNone: Bool { get }
}

extension Optional: AnyOptional {
  fileprivate var isNone: Bool { self == nil }
}
