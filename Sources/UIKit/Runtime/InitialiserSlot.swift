/// The place of an initialiser in the method tables of a class and its subclasses.
///
/// A class known only at run time can be asked for an instance by `required` initialisers alone, and requiring one would break every author's
/// own. The allocating initialiser in the class's table is called instead, through C.
struct InitialiserSlot {
  private let offset: Int

  /// The slot of `initialiser`, which is `base`'s.
  init(of initialiser: UnsafeMutableRawPointer, in base: AnyClass) {
    let table = unsafeBitCast(base, to: UnsafeRawPointer.self)
    let offset = stride(from: 0, to: 16384, by: 8).first {
      table.load(fromByteOffset: $0, as: UnsafeMutableRawPointer?.self) == initialiser
    }
    guard let offset else { preconditionFailure("\(base) has no such initialiser") }
    self.offset = offset
  }

  /// What makes an instance of `type`, and the class as it wants to be given it.
  func entry(in type: AnyClass) -> (initialiser: UnsafeMutableRawPointer, metadata: UnsafeMutableRawPointer) {
    let metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    return (metadata.load(fromByteOffset: offset, as: UnsafeMutableRawPointer.self), metadata)
  }
}
