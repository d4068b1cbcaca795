import Synchronization

/// A lock that consists of one word. It must not be moved while it is used; `OSAllocatedUnfairLock` ensures this.
public struct os_unfair_lock_s {
  fileprivate var word: UInt32 = 0
  public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// The word as a mutex without a value, whose unlocked state is 0. It waits in the kernel.
private func mutex(_ lock: os_unfair_lock_t) -> UnsafeMutablePointer<Mutex<Void>> {
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Mutex<Void>.self)
}

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { mutex(lock).pointee._unsafeLock() }

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { mutex(lock).pointee._unsafeTryLock() }

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { mutex(lock).pointee._unsafeUnlock() }
