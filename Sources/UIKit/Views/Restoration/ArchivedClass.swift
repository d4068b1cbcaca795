/// Names of classes in archives.
///
/// The runtime finds a class by its mangled name, including nested ones. A name from an archive is looked up only if it consists of
/// letters, digits and underscores: any other character could encode a memory address.
enum ArchivedClass {
  static func name(of type: AnyClass) -> String? { _mangledTypeName(type) }

  static func named(_ name: String) -> AnyClass? {
    guard !name.isEmpty, name.utf8.count <= 512, name.utf8.allSatisfy(isPlain) else { return nil }
    return _typeByName(name) as? AnyClass
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
