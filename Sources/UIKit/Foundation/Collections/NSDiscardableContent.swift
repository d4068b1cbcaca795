import Foundation

/// An object whose content can be thrown away while nobody uses it.
public protocol NSDiscardableContent: AnyObject {
  /// Begins the use of the content; `false` if it is gone.
  func beginContentAccess() -> Bool
  /// Ends the use of the content.
  func endContentAccess()
  /// Throws the content away if nobody uses it.
  func discardContentIfPossible()
  /// Whether the content is gone.
  func isContentDiscarded() -> Bool
}
