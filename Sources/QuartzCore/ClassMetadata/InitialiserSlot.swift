/// The place of an initialiser in the method tables of a class and its subclasses.
///
/// A class known only at run time can be asked for an instance by `required` initialisers alone, and requiring one would break every author's
/// own. The allocating initialiser in the class's table is called instead, through C.
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

  /// What makes an instance of `type`, and the class as it wants to be given it.
  package func entry(in type: AnyClass) -> (initialiser: UnsafeMutableRawPointer, metadata: UnsafeMutableRawPointer) {
    let metadata = ClassMetadata(type)
    return (UnsafeMutableRawPointer(bitPattern: metadata.words[word])!, UnsafeMutableRawPointer(mutating: metadata.address))
  }
}
