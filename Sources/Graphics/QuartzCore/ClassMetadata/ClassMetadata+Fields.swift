/// A stored property of a class, as the runtime records it.
package struct FieldRecord {
  package enum Ownership {
    case strong
    case weak
    case unowned
    case unmanaged
  }

  package let name: String
  package let isVariable: Bool
  package let ownership: Ownership
  /// The offset of the property in an instance.
  package let offset: Int
  /// The property's type: for a weak one the optional. Nil if the runtime cannot name it.
  package let type: Any.Type?
}

extension ClassMetadata {
  /// The stored properties declared by the class itself; none if the class does not describe them.
  package var fields: [FieldRecord] {
    guard isOrdinaryClass, let list = Self.relative(descriptor + Descriptor.fields) else { return [] }
    let recordSize = Int(list.load(fromByteOffset: FieldList.recordSize, as: UInt16.self))
    let count = Int(list.load(fromByteOffset: FieldList.count, as: UInt32.self))
    let offsetVector = Int(descriptor.load(fromByteOffset: Descriptor.offsetVector, as: UInt32.self))
    guard recordSize == FieldList.expectedRecordSize, offsetVector > 0, offsetVector + count <= self.count else { return [] }
    return (0..<count).compactMap { index in
      let record = list + FieldList.header + index * recordSize
      guard let name = Self.relative(record + FieldList.name), let mangled = Self.relative(record + FieldList.type) else { return nil }
      let typeName = MangledTypeName(mangled)
      return FieldRecord(
        name: String(cString: name.assumingMemoryBound(to: CChar.self)),
        isVariable: record.load(as: UInt32.self) & FieldList.variableFlag != 0, ownership: typeName.ownership,
        offset: Int(words[offsetVector + index]), type: typeName.type(in: descriptor, arguments: genericArguments))
    }
  }

  /// Whether the descriptor is that of a class whose superclass has a layout known at compile time.
  private var isOrdinaryClass: Bool {
    let flags = descriptor.load(as: UInt32.self)
    return flags & Descriptor.kindMask == Descriptor.classKind && flags & Descriptor.resilientSuperclassFlag == 0
  }

  private var genericArguments: UnsafeRawPointer? {
    guard descriptor.load(as: UInt32.self) & Descriptor.genericFlag != 0 else { return nil }
    let size = Int(descriptor.load(fromByteOffset: Descriptor.positiveSize, as: UInt32.self))
    let own = Int(descriptor.load(fromByteOffset: Descriptor.immediateMembers, as: UInt32.self))
    return UnsafeRawPointer(words + (size - own))
  }

  private static func relative(_ field: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = field.load(as: Int32.self)
    return distance == 0 ? nil : field + Int(distance)
  }

  /// Byte offsets in the class descriptor, and bits of its flags.
  private enum Descriptor {
    static let fields = 16
    static let positiveSize = 28
    static let immediateMembers = 32
    static let offsetVector = 40
    static let kindMask: UInt32 = 0x1f
    static let classKind: UInt32 = 16
    static let genericFlag: UInt32 = 0x80
    static let resilientSuperclassFlag: UInt32 = 1 << 29
  }

  /// Byte offsets in a field list and in its records.
  private enum FieldList {
    static let recordSize = 10
    static let count = 12
    static let header = 16
    static let expectedRecordSize = 12
    static let type = 4
    static let name = 8
    static let variableFlag: UInt32 = 2
  }
}

/// The mangled name of a type in a field record, with references to descriptions inside.
private struct MangledTypeName {
  private let start: UnsafeRawPointer
  private let length: Int

  init(_ start: UnsafeRawPointer) {
    self.start = start
    var end = start
    while true {
      switch end.load(as: UInt8.self) {
      case 0:
        length = end - start
        return
      // A symbolic reference is followed by an address, which may contain zeros.
      case 0x01...0x17: end += 5
      case 0x18...0x1f: end += 9
      default: end += 1
      }
    }
  }

  /// The ownership, which is the last operator of the name.
  var ownership: FieldRecord.Ownership {
    guard length > 2, (start + length - 2).load(as: UInt8.self) == UInt8(ascii: "X") else { return .strong }
    switch (start + length - 1).load(as: UInt8.self) {
    case UInt8(ascii: "w"): return .weak
    case UInt8(ascii: "o"): return .unowned
    case UInt8(ascii: "u"): return .unmanaged
    default: return .strong
    }
  }

  func type(in context: UnsafeRawPointer, arguments: UnsafeRawPointer?) -> Any.Type? {
    _getTypeByMangledNameInContext(
      start.assumingMemoryBound(to: UInt8.self), UInt(length), genericContext: context, genericArguments: arguments)
  }
}
