import Foundation

/// The actions that a swipe over a row uncovers; the first is at the row's edge.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions from the edge inwards.
  public final let actions: [UIContextualAction]
  /// Whether swiping all the way performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration; the first action is performed by a long swipe.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
