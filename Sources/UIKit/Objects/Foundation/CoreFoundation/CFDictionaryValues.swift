import CoreGraphics

/// Values behind the pointers that functions of Core Foundation return, as its dictionaries are Swift values here.
///
/// On iOS such a pointer is valid while the dictionary is. Here the most recent 4,096 values are kept, so a pointer is read soon after the
/// look-up, as sources do.
package enum CFPointees {
  private final class Box {
    let value: Any
    init(_ value: Any) { self.value = value }
  }

  private static let lock = NSLock()
  private static let capacity = 4096
  nonisolated(unsafe) private static var boxes: [Box] = []
  nonisolated(unsafe) private static var next = 0
  nonisolated(unsafe) private static var kept: [UnsafeRawPointer: Box] = [:]
  nonisolated(unsafe) private static var keys: [String: UnsafeRawPointer] = [:]

  static func pointer(to value: Any) -> UnsafeRawPointer {
    let box = Box(value)
    let pointer = UnsafeRawPointer(Unmanaged.passUnretained(box).toOpaque())
    lock.withLock {
      if boxes.count < capacity {
        boxes.append(box)
      } else {
        kept[UnsafeRawPointer(Unmanaged.passUnretained(boxes[next]).toOpaque())] = nil
        boxes[next] = box
        next = (next + 1) % capacity
      }
      kept[pointer] = box
    }
    return pointer
  }

  /// Returns the pointer to a key. It is valid as long as the process runs, like the address of a constant.
  static func pointer(toKey key: String) -> UnsafeRawPointer {
    lock.withLock {
      if let known = keys[key] { return known }
      let box = Box(key)
      let pointer = UnsafeRawPointer(Unmanaged.passRetained(box).toOpaque())
      keys[key] = pointer
      kept[pointer] = box
      return pointer
    }
  }

  /// Returns the value that a pointer was made for.
  package static func value(at pointer: UnsafeRawPointer?) -> Any? {
    guard let pointer else { return nil }
    return lock.withLock { kept[pointer]?.value }
  }
}

/// A constant of Core Foundation whose address is used as a key of a dictionary. The importer generates it for
/// `Unmanaged.passUnretained(kCGImagePropertyGIFDictionary)`.
public struct _UnmanagedKey: Sendable {
  private let key: String

  public init(_ key: CFString) { self.key = key }
  public init(_ key: NSString) { self.key = String(describing: key) }

  /// Returns the address of the constant.
  public func toOpaque() -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(mutating: CFPointees.pointer(toKey: key)) }
}

/// Returns a pointer to the value of a key, or nil. The value is read by `unsafeBitCast(_:to:)` in imported sources.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
  guard let key = CFPointees.value(at: key) as? AnyHashable, let value = theDict?[key] else { return nil }
  return CFPointees.pointer(to: value)
}

/// Stores a pointer to the value of a key, and returns whether there is one.
public func CFDictionaryGetValueIfPresent(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
  guard let found = CFDictionaryGetValue(theDict, key) else { return false }
  value?.pointee = found
  return true
}

public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
  CFDictionaryGetValue(theDict, key) != nil
}

public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

/// The value of `query as CFDictionary` in imported sources, where `query` may be an object of Foundation.
public func _bridged(_ value: CFDictionary) -> CFDictionary { value }
@_disfavoredOverload public func _bridged(_ value: NSDictionary) -> CFDictionary { value as! CFDictionary }
public func _bridged(_ value: CFArray) -> CFArray { value }
@_disfavoredOverload public func _bridged(_ value: NSArray) -> CFArray { value as! CFArray }
