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

/// The configurations a cell was given, and how they follow its state.
struct CellConfiguration {
  var content: (any UIContentConfiguration)?
  var contentView: (UIView & UIContentView)?
  var background: UIBackgroundConfiguration?
  var backgroundView: BackgroundConfigurationView?
  var updatesContent = true
  var updatesBackground = true
  var handler: UITableViewCell.ConfigurationUpdateHandler?
  var needsUpdate = false
}
