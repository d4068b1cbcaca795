/// An object whose content can be discarded while it is not in use.
public protocol NSDiscardableContent: AnyObject {
  /// Begins the use of the content; returns `false` if it was discarded.
  func beginContentAccess() -> Bool
  /// Ends the use of the content.
  func endContentAccess()
  /// Discards the content if it is not in use.
  func discardContentIfPossible()
  /// Returns whether the content was discarded.
  func isContentDiscarded() -> Bool
}
