import Foundation

/// The swipe actions of a row; the first is at the row's edge.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions from the edge inward.
  public final let actions: [UIContextualAction]
  /// Whether a swipe across the whole row performs the first action; `true` by default.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration; the first action is performed by a full swipe.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
