import Foundation

/// One change of a block of updates, as a layout hears of it.
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
    /// No change.
    case none
  }

  /// The place before the update; `nil` for an insertion. A section has no item.
  public final let indexPathBeforeUpdate: IndexPath?
  /// The place after the update; `nil` for a deletion. A section has no item.
  public final let indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  public final let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}
