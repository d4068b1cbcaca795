/// The slot of an initializer in the method tables of a class and its subclasses.
///
/// A class known only at run time can be instantiated only by `required` initializers, and requiring one would break every subclass's own.
/// Instead the allocating initializer in the class's table is called, through C.
package struct InitialiserSlot {
  private let word: Int

  /// The slot of `initialiser`, which is `base`'s.
  package init(of initialiser: UnsafeMutableRawPointer, in base: AnyClass) {
    ClassMetadata.requireKnownLayout()
    let metadata = ClassMetadata(base)
    let word = (ClassMetadata.Layout.firstMethodWord..<metadata.count).first { metadata.words[$0] == UInt(bitPattern: initialiser) }
    guard let word else { preconditionFailure("\(base) has no such initialiser") }
    self.word = word
  }

  /// Returns the initializer of `type`, and the class in the form that it expects.
  package func entry(in type: AnyClass) -> (initialiser: UnsafeMutableRawPointer, metadata: UnsafeMutableRawPointer) {
    let metadata = ClassMetadata(type)
    return (UnsafeMutableRawPointer(bitPattern: metadata.words[word])!, UnsafeMutableRawPointer(mutating: metadata.address))
  }
}
