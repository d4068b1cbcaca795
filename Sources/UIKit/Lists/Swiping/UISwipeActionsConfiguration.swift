import Foundation

/// The actions that a swipe over a row uncovers; the first stands at the row's edge.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  public final let actions: [UIContextualAction]
  /// Whether swiping all the way performs the first action.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
