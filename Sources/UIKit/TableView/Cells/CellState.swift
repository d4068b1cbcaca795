import Foundation

/// The state of a cell, apart from its content.
struct CellState: Equatable {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var isSwiped = false
  var isReordering = false
  var dragState = UICellConfigurationState.DragState.none
  /// Whether the row may be edited at all.
  var mayEdit = true
  /// The room that the classic buttons of an open row take at its sides.
  var leadingReserve: CGFloat = 0
  var trailingReserve: CGFloat = 0
  var mask: UITableViewCell.StateMask = []

  /// Whether the cell is to look selected: a finger on it is enough.
  var looksSelected: Bool { isSelected || isHighlighted }
}
