import Foundation

/// What a collection view would do with items: the operation, and where they would go.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified
    /// Between items: they make room.
    case insertAtDestinationIndexPath
    /// Into an item, whose cell's state says so.
    case insertIntoDestinationIndexPath
  }

  public final let intent: Intent

  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
