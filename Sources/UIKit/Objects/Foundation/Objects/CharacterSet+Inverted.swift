import Foundation

extension CharacterSet {
  /// The complement of the set, with storage that can be changed. The translation of a project reads it in place of `inverted`.
  ///
  /// On Linux the process ends when Foundation's complement of one of the system's sets is changed.
  public var _inverted: CharacterSet { CharacterSet(bitmapRepresentation: inverted.bitmapRepresentation) }
}
