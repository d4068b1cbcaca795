import Foundation

/// One change of an update, as passed to a layout.
///
/// The path of a whole section has `NSNotFound` as its item.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Sendable {
    /// An item or section is inserted.
    case insert
    /// An item or section is deleted.
    case delete
    /// An item or section is reloaded.
    case reload
    /// An item or section is moved.
    case move
    /// The item or section is unchanged.
    case none
  }

  /// The index path before the update; `nil` for an insertion. For a section, the item is `NSNotFound`.
  public final let indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; `nil` for a deletion. For a section, the item is `NSNotFound`.
  public final let indexPathAfterUpdate: IndexPath?
  /// Whether the item or section is inserted, deleted, reloaded or moved.
  public final let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}
