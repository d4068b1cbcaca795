/// Finds where an initialiser stands in the method tables of a class and its subclasses.
///
/// A class known only at run time can be asked for an instance by `required` initialisers alone, and requiring one would break every author's
/// own. The allocating initialiser in the class's table is called instead.
enum InitialiserSlot {
  /// The distance from the address of the class to the entry of `initialiser`, which is `base`'s.
  static func offset(of initialiser: UnsafeMutableRawPointer, in base: AnyClass) -> Int {
    let table = unsafeBitCast(base, to: UnsafeRawPointer.self)
    let offset = stride(from: 0, to: 16384, by: 8).first {
      table.load(fromByteOffset: $0, as: UnsafeMutableRawPointer?.self) == initialiser
    }
    guard let offset else { preconditionFailure("\(base) has no such initialiser") }
    return offset
  }
}
