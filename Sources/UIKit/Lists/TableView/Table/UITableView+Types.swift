import CoreGraphics

extension UITableView {
  /// The changes that resize visible rows automatically.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Cells keep their size until they are reloaded.
    case disabled
    /// The cell or its content view invalidates its intrinsic content size, or gets another configuration.
    case enabled
    /// Any change of constraints in the content view, or of the sizes of its subviews.
    case enabledIncludingConstraints
  }

  /// The appearance of sections.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge, with headers that stay at the top.
    case plain
    /// Sections on a gray background, with headers that scroll along.
    case grouped
    /// Sections with round corners, inset from the edges.
    case insetGrouped
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// The minimum scroll that makes the row visible.
    case none
    case top
    case middle
    case bottom
  }

  /// The animation of an inserted or deleted row.
  public enum RowAnimation: Int, Sendable {
    /// Rows change their opacity in place.
    case fade
    /// Rows move in from or out to the right.
    case right
    /// Rows move in from or out to the left.
    case left
    /// Rows slide down from under the row above.
    case top
    /// Rows slide up from under the row below.
    case bottom
    /// No animation of the row itself; rows around it are animated.
    case none
    /// Rows grow from or shrink to their center.
    case middle
    /// The default for the table's style: a fade in a plain table; in a group, a slide from under the row above.
    case automatic = 100
  }

  /// The edges that separator insets refer to.
  public enum SeparatorInsetReference: Int, Sendable {
    /// Separator insets are measured from the edges of the cell.
    case fromCellEdges
    /// The default separator inset.
    case fromAutomaticInsets
  }

  /// A height that is determined by the content.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The index title that shows as a magnifying glass.
  public nonisolated static let indexSearch = SectionIndexBar.search
  /// Posted after the user or the program changed the selection; the object is the table.
  public nonisolated static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")
}
