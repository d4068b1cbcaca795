extension UITableViewCell {
  /// The standard arrangements of a cell's texts.
  public enum CellStyle: Int, Sendable {
    /// Title only; a right-aligned or a left-aligned detail beside the title; a detail below the title.
    case `default`, value1, value2, subtitle
  }

  /// The appearance of separators.
  public enum SeparatorStyle: Int, Sendable {
    /// No separator; a line; the former etched line, drawn as `singleLine`.
    case none, singleLine, singleLineEtched
  }

  /// The background of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No background, or the standard one; `.blue` and `.gray` are former colors.
    case none, blue, gray, `default`
  }

  /// Whether a cell draws the standard focus appearance.
  public enum FocusStyle: Int, Sendable {
    /// The standard appearance of a focused cell; none, because the cell draws its own.
    case `default`, custom
  }

  /// The control before a row while the table is editing.
  public enum EditingStyle: Int, Sendable {
    /// No control; a red minus; a green plus.
    case none, delete, insert
  }

  /// The standard control after a cell's content.
  public enum AccessoryType: Int, Sendable {
    /// None; a chevron; an information button with a chevron; a checkmark; an information button.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The part of a cell in a drag.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged, is being lifted, or is being dragged.
    case none, lifting, dragging
  }

  /// The editing states of a cell.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control for deleting or inserting is shown.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that confirms a deletion is shown.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}
