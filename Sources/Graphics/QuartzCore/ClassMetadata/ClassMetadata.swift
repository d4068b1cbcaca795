/// Reads the Swift runtime's metadata of a class: its superclass, its method table, its stored properties.
///
/// This, its extensions and the slots of methods and initializers are the only code that depends on the layout of class metadata.
/// ``requireKnownLayout()`` compares the layout with a class of known contents before its first use, so that another toolchain results in a
/// clear message, not a crash.
package struct ClassMetadata {
  package let address: UnsafeRawPointer

  package init(_ type: AnyClass) {
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// The words of the metadata, from its address point.
  package var words: UnsafePointer<UInt> { address.assumingMemoryBound(to: UInt.self) }

  /// The number of ``words``.
  package var count: Int {
    let size = address.load(fromByteOffset: Layout.classSize, as: UInt32.self)
    let addressPoint = address.load(fromByteOffset: Layout.classAddressPoint, as: UInt32.self)
    return size < addressPoint ? 0 : Int(size - addressPoint) / MemoryLayout<UInt>.size
  }

  package var superclass: AnyClass? {
    address.load(fromByteOffset: Layout.superclass, as: UnsafeRawPointer?.self).map { unsafeBitCast($0, to: AnyClass.self) }
  }

  package var instanceSize: Int { Int(address.load(fromByteOffset: Layout.instanceSize, as: UInt32.self)) }

  /// The description of the class, which all bindings of a generic class share.
  package var descriptor: UnsafeRawPointer { address.load(fromByteOffset: Layout.descriptor, as: UnsafeRawPointer.self) }

  /// Byte offsets in the metadata of a class, as of Swift 5 to 6.3 without Objective-C.
  package enum Layout {
    static let superclass = 8
    static let instanceSize = 24
    static let classSize = 32
    static let classAddressPoint = 36
    static let descriptor = 40
    /// The first word after the fixed part.
    package static let firstMethodWord = 6
  }
}
