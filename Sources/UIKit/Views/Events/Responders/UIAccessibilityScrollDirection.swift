/// A direction to scroll into, by three fingers or a key.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// The content moves to the right.
  case right = 1
  /// The content moves to the left.
  case left
  /// The content moves up.
  case up
  /// The content moves down.
  case down
  /// Scrolls to the next page.
  case next
  /// Scrolls to the previous page.
  case previous
}
