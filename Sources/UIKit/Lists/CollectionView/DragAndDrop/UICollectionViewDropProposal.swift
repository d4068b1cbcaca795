import Foundation

/// A collection view's proposal for a drop: the operation, and the destination of the items.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// The place of a drop relative to items.
  public enum Intent: Int, Sendable {
    /// The drop is accepted, but no position is shown.
    case unspecified
    /// Between items: they make space.
    case insertAtDestinationIndexPath
    /// Into an item, whose cell gets the drop state.
    case insertIntoDestinationIndexPath
  }

  /// The place of the drop relative to items.
  public final let intent: Intent

  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
