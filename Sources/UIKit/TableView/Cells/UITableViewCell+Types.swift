import Foundation

extension UITableViewCell {
  /// The standard arrangements of a cell's texts.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// Whether a cell shows by itself that keys go to its row.
  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }

  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// What a cell shows besides its content.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}
