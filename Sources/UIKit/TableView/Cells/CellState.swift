import Foundation

/// What state a cell is in, apart from what it shows.
struct CellState: Equatable {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var isSwiped = false
  var isReordering = false
  var mask: UITableViewCell.StateMask = []

  /// Whether the cell is to look selected: a finger on it is enough.
  var looksSelected: Bool { isSelected || isHighlighted }
}
