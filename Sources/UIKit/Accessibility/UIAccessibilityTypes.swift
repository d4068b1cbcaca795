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
  /// To the next page.
  case next
  /// To the previous page.
  case previous
}

/// The kind of structure in which a container holds its elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No collection.
  case none
  /// A table of rows and columns.
  case dataTable
  /// A list.
  case list
  /// A part of the screen that can be jumped to.
  case landmark
  /// Elements that belong together.
  case semanticGroup
}
