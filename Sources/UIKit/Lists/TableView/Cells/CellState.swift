import Foundation

/// The state of a cell, apart from its content.
struct CellState: Equatable {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var isSwiped = false
  var isReordering = false
  var dragState = UICellConfigurationState.DragState.none
  var mayEdit = true
  /// The width of the classic buttons at the sides of an open row.
  var leadingReserve: CGFloat = 0
  var trailingReserve: CGFloat = 0
  var mask: UITableViewCell.StateMask = []

  /// Whether the cell looks selected: when it is selected or highlighted.
  var looksSelected: Bool { isSelected || isHighlighted }
}
