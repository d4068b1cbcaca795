import CoreGraphics
import Foundation

extension UITableView {
  /// What makes a row on screen take another height.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Cells keep their size until they are reloaded.
    case disabled
    /// The cell, or its content view, says that its intrinsic size is no longer right, or gets another configuration.
    case enabled
    /// Whatever changes the constraints in the content view, or the sizes of what they hold.
    case enabledIncludingConstraints
  }

  /// The look of sections.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge, with headers that stay at the top.
    case plain
    /// Sections on a gray background, with headers that scroll along.
    case grouped
    /// Sections with round corners, inset from the edges.
    case insetGrouped
  }

  /// Where a row is to stand after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// The least movement that makes the row visible.
    case none
    /// The row at the top.
    case top
    /// The row in the middle.
    case middle
    /// The row at the bottom.
    case bottom
  }

  /// How a row comes or goes.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade.
    case fade
    /// Rows move in from or out to the right.
    case right
    /// Rows move in from or out to the left.
    case left
    /// Rows slide down from under the row above.
    case top
    /// Rows slide up from under the row below.
    case bottom
    /// The standard animation of the rows around, none of the row itself.
    case none
    /// Rows grow from or shrink to their middle.
    case middle
    /// What suits the table: a fade in a plain one; in a group, out from under the row above and back there.
    case automatic = 100
  }

  /// What the insets of separators are measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The sides of the cell.
    case fromCellEdges
    /// Where lines begin of themselves.
    case fromAutomaticInsets
  }

  /// Represents a height that follows from what is shown.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The index title that shows as a magnifying glass.
  public nonisolated static let indexSearch = SectionIndexBar.search
  /// Posted after the user or the program changed the selection; the object is the table.
  public nonisolated static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")
}
