import Foundation

/// A table's proposal for a drop: the operation, and the position of the items.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// The place of a drop relative to rows.
  public enum Intent: Int, Sendable {
    /// The drop is accepted, but the table shows no position for it.
    case unspecified
    /// The drop is between rows, where a gap opens.
    case insertAtDestinationIndexPath
    /// Into a row, which is highlighted.
    case insertIntoDestinationIndexPath
    /// Into a row over its middle, otherwise between rows.
    case automatic
  }

  /// The place of the drop relative to rows.
  public final let intent: Intent

  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }

  /// Creates a proposal with an operation and an intent.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
