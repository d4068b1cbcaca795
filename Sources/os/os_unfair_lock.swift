import Foundation
import Synchronization

/// A lock in a word of memory. It has to stay in its place while it is used; `OSAllocatedUnfairLock` sees to that itself.
public struct os_unfair_lock_s {
  fileprivate var word: UInt32 = 0
  /// Creates an open lock.
  public init() {}
}

/// A lock in a word of memory.
public typealias os_unfair_lock = os_unfair_lock_s
/// The place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

private func state(_ lock: os_unfair_lock_t) -> UnsafeMutablePointer<Atomic<UInt32>> {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
}

/// Waits until the lock is open, and closes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while state(lock).pointee.exchange(1, ordering: .acquiring) != 0 { sched_yield() }
}

/// Closes the lock if it is open, and tells whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { state(lock).pointee.exchange(1, ordering: .acquiring) == 0 }

/// Opens the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { state(lock).pointee.store(0, ordering: .releasing) }
