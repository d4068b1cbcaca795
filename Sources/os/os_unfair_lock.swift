import Foundation
import Synchronization

/// A lock in a word of memory. It must not be moved while it is used; `OSAllocatedUnfairLock` ensures this.
public struct os_unfair_lock_s {
  fileprivate var word: UInt32 = 0
  /// Creates an open lock.
  public init() {}
}

/// A lock in a word of memory.
public typealias os_unfair_lock = os_unfair_lock_s
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

private func state(_ lock: os_unfair_lock_t) -> UnsafeMutablePointer<Atomic<UInt32>> {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
}

/// Waits for the lock and acquires it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while state(lock).pointee.exchange(1, ordering: .acquiring) != 0 { sched_yield() }
}

/// Acquires the lock if it is available, and returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { state(lock).pointee.exchange(1, ordering: .acquiring) == 0 }

/// Opens the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { state(lock).pointee.store(0, ordering: .releasing) }
