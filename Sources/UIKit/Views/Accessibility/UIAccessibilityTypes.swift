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
