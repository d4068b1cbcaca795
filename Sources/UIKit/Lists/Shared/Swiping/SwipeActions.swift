/// The swipe actions of a row, and whether a full swipe performs the first one.
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
