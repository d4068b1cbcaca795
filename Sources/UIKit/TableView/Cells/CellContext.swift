import Foundation

/// The properties of a cell that depend on its table and its position there.
struct CellContext: Equatable {
  enum Surface { case plain, grouped, insetGrouped }

  /// Where in its section a row is; it decides corners and lines.
  enum Position {
    case only, first, middle, last

    init(row: Int, count: Int) {
      self = count <= 1 ? .only : row == 0 ? .first : row == count - 1 ? .last : .middle
    }

    var isFirst: Bool { self == .only || self == .first }
    var isLast: Bool { self == .only || self == .last }
  }

  var surface = Surface.plain
  var position = Position.middle
  var separatorStyle = UITableViewCell.SeparatorStyle.none
  var separatorColor: UIColor?
  var separatorEffect: UIVisualEffect?
  /// The table's inset of lines; nil means the design's.
  var separatorInset: UIEdgeInsets?
  var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  /// nil for a cell that is in no table.
  var edges: ContentEdges?
  /// Whether a line is drawn below this row at all.
  var showsSeparator = true
  /// The room that the section index takes at the trailing side.
  var indexWidth: CGFloat = 0
  /// How far groups stand in from the table's sides.
  var groupMargin: CGFloat = 0
  /// The room below the last row of a group until the next one, which the lower border of a classic box may take.
  var roomBelow: CGFloat = 2
  /// The table's colour, which cells take in the classic design.
  var tableColor: UIColor?
  var allowsMultipleSelection = false
  var allowsMultipleSelectionDuringEditing = false
}

/// The interface through which a cell reports to its table.
@MainActor protocol CellHost: AnyObject {
  /// The design's figures where the table is; a cell that is not in it yet has other traits.
  var cellFigures: UIDesign.Table { get }
  /// The pixels of a point where the table is.
  var cellScale: CGFloat { get }
  /// The traits of views of the list, given those of their superview.
  func rowTraits(over inherited: UITraitCollection) -> UITraitCollection
  func accessoryWasTapped(in cell: UITableViewCell)
  func editControlWasTapped(in cell: UITableViewCell)
  /// Does what a tap on the row does, for those who do not see it; false if the cell is not among the rows.
  func activate(_ cell: UITableViewCell) -> Bool
  /// Whether the table is about to say which controls its cells get.
  var grantsEditing: Bool { get }
  func swipeAccessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction]
  /// The control of reordering was touched; false if the row stays where it is.
  func reorderBegan(_ cell: UITableViewCell, _ touch: UITouch) -> Bool
  func reorderMoved(_ touch: UITouch)
  func reorderEnded(isCancelled: Bool)
  /// Moves the row by a place, for those who do not drag.
  func reorder(_ cell: UITableViewCell, by step: Int) -> Bool
  /// Whether something is dragged over the rows, and would go into this one.
  func dropState(of cell: UITableViewCell) -> UICellConfigurationState.DropState
  func heightMayHaveChanged(of cell: UITableViewCell)
  /// Whether rows follow every change of what is in their content views.
  var sizesByConstraints: Bool { get }
}
