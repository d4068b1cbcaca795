import Foundation

/// The memory management of an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Held weakly if it is an object. On iOS the reference dangles after the object was released; here it becomes nil.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// The value is copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is retained; here the same as without atomic access.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// The value is copied; here the same as without atomic access.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Returns the value associated with `object` under `key`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, key)
}

/// Associates `value` with `object` under the address `key`; nil removes the association.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
  AssociatedObjects.shared.set(value, of: object as AnyObject, key, policy)
}

/// Removes all associated values of `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.forget(ObjectIdentifier(object as AnyObject))
}

/// Values associated with objects.
///
/// Swift does not report deallocation. Responders report it (see `UIResponder`); values of other objects are released when the table next
/// searches for deallocated owners, after as many additions as it has entries.
package final class AssociatedObjects: @unchecked Sendable {
  package static let shared = AssociatedObjects()
  /// Whether a value was ever associated, so that programs without associations have no cost.
  package nonisolated(unsafe) private(set) static var isUsed = false

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private enum Value {
    case strong(Any)
    case weak(WeakReference)
  }

  private final class WeakReference {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var additionsUntilSweep = 32

  func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
      switch entry.values[key] {
      case .strong(let value): return value
      case .weak(let reference): return reference.object
      case nil: return nil
      }
    }
  }

  func set(_ value: Any?, of owner: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    let identifier = ObjectIdentifier(owner)
    // Replaced values may run code on release, which must not happen under the lock.
    var gone: [Any] = []
    lock.withLock {
      Self.isUsed = true
      var entry = entries[identifier] ?? Entry(owner: owner)
      if entry.owner !== owner {
        // A deallocated object had the same address.
        gone.append(entry)
        entry = Entry(owner: owner)
      }
      if let old = entry.values[key] { gone.append(old) }
      entry.values[key] = value.map { Self.hold($0, policy) }
      entries[identifier] = entry.values.isEmpty ? nil : entry
      additionsUntilSweep -= 1
      if additionsUntilSweep <= 0 { gone.append(sweep()) }
    }
    withExtendedLifetime(gone) {}
  }

  private static func hold(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass: return .weak(WeakReference(value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      return .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    default: return .strong(value)
    }
  }

  private func sweep() -> [Entry] {
    let dead = entries.filter { $0.value.owner == nil }
    for identifier in dead.keys { entries[identifier] = nil }
    additionsUntilSweep = max(32, entries.count)
    return Array(dead.values)
  }

  package func forget(_ identifier: ObjectIdentifier) {
    let gone = lock.withLock { entries.removeValue(forKey: identifier) }
    withExtendedLifetime(gone) {}
  }
}
