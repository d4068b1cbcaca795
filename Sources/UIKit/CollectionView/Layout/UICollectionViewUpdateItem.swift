import Foundation

/// One change of a block of updates, as a layout hears of it.
///
/// The path of a whole section has `NSNotFound` as its item.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert
    case delete
    case reload
    case move
    case none
  }

  public final let indexPathBeforeUpdate: IndexPath?
  public final let indexPathAfterUpdate: IndexPath?
  public final let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}
