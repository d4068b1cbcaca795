import Foundation

/// The recursive locks of `objc_sync_enter`, one for each locked object.
private final class ObjectLocks: @unchecked Sendable {
  static let shared = ObjectLocks()
  private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, users: Int)] = [:]
  private let table = NSLock()

  func enter(_ object: AnyObject) {
    let lock = table.withLock {
      var entry = locks[ObjectIdentifier(object)] ?? (NSRecursiveLock(), 0)
      entry.users += 1
      locks[ObjectIdentifier(object)] = entry
      return entry.lock
    }
    lock.lock()
  }

  func exit(_ object: AnyObject) -> Bool {
    let lock: NSRecursiveLock? = table.withLock {
      guard var entry = locks[ObjectIdentifier(object)] else { return nil }
      entry.users -= 1
      locks[ObjectIdentifier(object)] = entry.users == 0 ? nil : entry
      return entry.lock
    }
    lock?.unlock()
    return lock != nil
  }
}

/// Acquires the recursive lock of an object. Returns 0.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.shared.enter(object as AnyObject)
  return 0
}

/// Releases the lock of an object. Returns −1 if it is not locked.
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 { ObjectLocks.shared.exit(object as AnyObject) ? 0 : -1 }
