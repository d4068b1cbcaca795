/// Something that can be stopped, and frees what it holds when it is.
public protocol Cancellable {
  /// Stops the work and releases what it uses.
  func cancel()
}

extension Cancellable {
  /// Keeps this in `collection` for as long as the collection lives.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this in `set` for as long as the set lives.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// A cancellable of hidden type that cancels when the last reference to it goes.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Creates an object that performs the work of `cancel` once, at the latest when it is released.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Creates an object that performs the work of `cancel` once, at the latest when it is released.
  public init<C: Cancellable>(_ canceller: C) {
    action = canceller.cancel
  }

  deinit {
    action?()
  }

  /// Stops the work and releases what it uses.
  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Adds this object to a collection, which keeps the subscription alive.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
