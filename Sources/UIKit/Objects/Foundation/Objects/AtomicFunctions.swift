import Foundation
internal import TrestleCRuntime

// The atomic functions of older iOS. All have the effect of a barrier.

/// Adds to a number atomically and returns the sum.
@discardableResult public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 { crt_add_32(amount, value) }
/// Adds 1 to a number atomically and returns the sum.
@discardableResult public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { crt_add_32(1, value) }
/// Subtracts 1 from a number atomically and returns the difference.
@discardableResult public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { crt_add_32(-1, value) }
/// Adds 1 to a number atomically and returns the sum.
@discardableResult public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { crt_add_32(1, value) }
/// Subtracts 1 from a number atomically and returns the difference.
@discardableResult public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { crt_add_32(-1, value) }
/// Adds to a number atomically and returns the sum.
@discardableResult public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 { crt_add_64(amount, value) }
/// Adds 1 to a number atomically and returns the sum.
@discardableResult public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { crt_add_64(1, value) }
/// Subtracts 1 from a number atomically and returns the difference.
@discardableResult public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { crt_add_64(-1, value) }

/// Replaces a number atomically if it has an expected value. Returns whether it had.
@discardableResult
public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
  crt_swap_32(old, new, value) != 0
}

/// Replaces a number atomically if it has an expected value, with the effect of a barrier. Returns whether it had.
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
  crt_swap_32(old, new, value) != 0
}

/// Replaces a number atomically if it has an expected value. Returns whether it had.
@discardableResult
public func OSAtomicCompareAndSwap64(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool {
  crt_swap_64(old, new, value) != 0
}

/// A lock whose waiters try again until it is free: 0 while it is unlocked.
public typealias OSSpinLock = Int32
/// The value of an unlocked lock.
public let OS_SPINLOCK_INIT: OSSpinLock = 0

/// Locks a lock; waits until it is free.
public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
  while crt_swap_32(0, 1, lock) == 0 { usleep(1) }
}
/// Locks a lock if it is free. Returns whether it was.
public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>) -> Bool { crt_swap_32(0, 1, lock) != 0 }
public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>) { _ = crt_swap_32(1, 0, lock) }
