import Foundation

/// Reads what the Swift runtime keeps about a class: its superclass, its table of methods, its stored properties.
///
/// This is the one place that depends on the layout of class metadata. ``layoutIsKnown`` compares it with what public functions of the
/// runtime say, so that a toolchain with another layout is noticed at start-up and not by a crash.
struct ClassMetadata {
  private let address: UnsafeRawPointer

  init(_ type: AnyClass) {
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// Words of the metadata, from its address point on.
  var words: UnsafePointer<UInt> { address.assumingMemoryBound(to: UInt.self) }

  /// The number of ``words``.
  var count: Int {
    let size = address.load(fromByteOffset: Layout.classSize, as: UInt32.self)
    let addressPoint = address.load(fromByteOffset: Layout.classAddressPoint, as: UInt32.self)
    return Int(size - addressPoint) / MemoryLayout<UInt>.size
  }

  /// The description of the class, which all bindings of a generic class share.
  var descriptor: UnsafeRawPointer { address.load(fromByteOffset: Layout.descriptor, as: UnsafeRawPointer.self) }

  /// Byte offsets in class metadata without Objective-C.
  enum Layout {
    static let superclass = 8
    static let instanceSize = 24
    static let classSize = 32
    static let classAddressPoint = 36
    static let descriptor = 40
    /// The first word after the fixed part.
    static let firstMethodWord = 6
  }
}
