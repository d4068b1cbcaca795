import Foundation

/// What a swipe uncovers: the actions, and whether swiping all the way does the first.
@MainActor struct SwipeActions {
  var actions: [UIContextualAction]
  var performsFirst: Bool

  init(_ configuration: UISwipeActionsConfiguration) {
    actions = configuration.actions
    performsFirst = configuration.performsFirstActionWithFullSwipe
  }

  init(actions: [UIContextualAction], performsFirst: Bool) {
    self.actions = actions
    self.performsFirst = performsFirst
  }
}
