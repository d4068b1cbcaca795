/// A property of a class that publishes its changes, and announces them through the object's `objectWillChange`.
@propertyWrapper public struct Published<Value> {
  /// The state that the property and its publisher share. A copy of the wrapper has the same state.
  fileprivate final class Storage {
    let lock = Lock()
    var value: Value
    var announcer: ObservableObjectPublisher?
    let core = SubjectCore<Value, Never>()
    /// The subscriptions of `assign(to:)`, which end with the property.
    private var assigned: [AnyCancellable] = []

    init(_ value: Value) {
      self.value = value
    }

    var current: Value { lock.withLock { value } }

    func keep(_ stream: AnyCancellable) {
      lock.withLock { assigned.append(stream) }
    }

    func change(to new: Value) {
      lock.withLock { announcer }?.send()
      // As on iOS, subscribers receive the value before the property changes.
      core.send(new)
      let former = lock.withLock {
        defer { value = new }
        return value
      }
      _ = former
    }
  }

  private let storage: Storage

  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  public init(initialValue: Value) {
    storage = Storage(initialValue)
  }

  /// The publisher of the property: it sends the current value first.
  public struct Publisher: TrestleCombineCore.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let storage: Storage

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let storage = storage
      storage.core.attach(subscriber) { storage.current }
    }
  }

  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // `assign(to: &$property)` passes the publisher as an inout argument. The setter does nothing, because the publisher is not replaced.
    nonmutating set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("the compiler uses the subscript below") }
    nonmutating set { fatalError("the compiler uses the subscript below") }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.current }
    set { object[keyPath: storageKeyPath].storage.change(to: newValue) }
  }
}

extension Published: PublishedProperty {
  func announce(through publisher: ObservableObjectPublisher) {
    storage.lock.withLock { storage.announcer = publisher }
  }
}

extension Publisher where Failure == Never {
  /// Sends each value to a published property, for the lifetime of the property.
  public func assign(to published: inout Published<Output>.Publisher) {
    weak let storage = published.storage
    let sink = Subscribers.Sink<Output, Never>(receiveCompletion: { _ in }) { storage?.change(to: $0) }
    published.storage.keep(AnyCancellable(sink))
    subscribe(sink)
  }
}
