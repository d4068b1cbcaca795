import Foundation

/// A collection view's proposal for a drop: the operation, and the destination of the items.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// The place of a drop relative to items.
  public enum Intent: Int, Sendable {
    /// The drop is accepted, but no place for it is shown.
    case unspecified
    /// Between items: they make room.
    case insertAtDestinationIndexPath
    /// Into an item, whose cell's state says so.
    case insertIntoDestinationIndexPath
  }

  /// The place of the drop relative to items.
  public final let intent: Intent

  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }

  /// Creates a proposal of an operation at a place.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
