import Foundation

/// Retains the bytes of returned pointers, as Core Foundation's objects would while the caller uses them.
private final class LentBytes: @unchecked Sendable {
  static let shared = LentBytes()
  private let lock = NSLock()
  private var kept: [NSData] = []

  func keep(_ data: NSData) {
    lock.lock()
    defer { lock.unlock() }
    kept.append(data)
    if kept.count > 16 { kept.removeFirst() }
  }
}

/// Returns a pointer to the bytes of data.
///
/// `Data` is a value and does not own the memory of the pointer; the bytes are kept until the sixteenth call after this one.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  let object = theData as NSData
  LentBytes.shared.keep(object)
  return object.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.count }
