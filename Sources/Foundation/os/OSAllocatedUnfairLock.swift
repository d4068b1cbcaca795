import Foundation

/// A lock with the state that it protects. It must be unlocked by the thread that locked it, and is not recursive.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// The mutex and the state are on the heap, so that copies of the value are the same lock.
  private final class Storage {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    var state: State

    init(_ state: State) {
      self.state = state
      pthread_mutex_init(mutex, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }
  }

  private let storage: Storage

  /// Creates a lock that protects a value, which need not be sendable.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Performs a closure while the lock is held, without checks of sendability.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    pthread_mutex_lock(storage.mutex)
    defer { pthread_mutex_unlock(storage.mutex) }
    return try body(&storage.state)
  }

  /// Performs a closure while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs `body` if the lock is available; otherwise returns nil.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard pthread_mutex_trylock(storage.mutex) == 0 else { return nil }
    defer { pthread_mutex_unlock(storage.mutex) }
    return try body(&storage.state)
  }

  /// Performs a closure if the lock is free; returns nil if it is held.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock that protects a value.
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock that protects no value.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Waits for the lock and acquires it.
  public func lock() { pthread_mutex_lock(storage.mutex) }
  /// Releases the lock.
  public func unlock() { pthread_mutex_unlock(storage.mutex) }
  /// Acquires the lock if it is available; returns whether it did.
  public func lockIfAvailable() -> Bool { pthread_mutex_trylock(storage.mutex) == 0 }

  /// Performs a closure while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Performs a closure while the lock is held, without checks of sendability.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
