/// An object that notifies subscribers before it changes. Properties marked ``Published`` send through ``objectWillChange`` automatically.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// The publisher of an observable object: it sends before a property changes.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.subscribe(subscriber)
  }

  public func send() {
    subject.send()
  }
}

extension ObservableObjectPublisher {
  /// An object and its publisher. Linux has no associated objects, so a table stores them.
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = Lock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]  // guarded by `lock`
  nonisolated(unsafe) private static var sweepAt = 64  // guarded by `lock`

  /// Returns the publisher of `object`, which exists as long as the object and is shared with its published properties.
  fileprivate static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    let (publisher, isNew): (ObservableObjectPublisher, Bool) = lock.withLock {
      if let entry = entries[key], entry.object === object { return (entry.publisher, false) }
      if entries.count >= sweepAt {
        entries = entries.filter { $0.value.object != nil }
        sweepAt = Swift.max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      entries[key] = Entry(object: object, publisher: publisher)
      return (publisher, true)
    }
    if isNew {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        for child in current.children { (child.value as? any PublishedProperty)?.announce(through: publisher) }
        mirror = current.superclassMirror
      }
    }
    return publisher
  }
}

/// A published property, independent of the type of its value.
protocol PublishedProperty {
  func announce(through publisher: ObservableObjectPublisher)
}
