import CoreGraphics
import Foundation

extension UITableView {
  /// What makes a row on screen take another height.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled
    /// The cell, or its content view, says that its intrinsic size is no longer right, or gets another configuration.
    case enabled
    /// Whatever changes the constraints in the content view, or the sizes of what they hold.
    case enabledIncludingConstraints
  }

  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  /// Where a row is to stand after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }

  /// How a row comes or goes.
  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
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

  /// Stands for a height that follows from what is shown.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The index title that shows as a magnifying glass.
  public nonisolated static let indexSearch = "{search}"
  public nonisolated static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")
}
