internal import TrestleListModel

/// A row of a transition with its cell.
@MainActor struct TransitionPart {
  let row: ListTransition.Row
  let cell: UITableViewCell
}
