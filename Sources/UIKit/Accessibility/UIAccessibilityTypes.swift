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

/// The structure of a container's elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// The element is not part of a collection.
  case none
  /// A table of rows and columns.
  case dataTable
  /// An ordered list, whose items a screen reader counts.
  case list
  /// A part of the screen that can be navigated to directly.
  case landmark
  /// Elements that belong together.
  case semanticGroup
}
