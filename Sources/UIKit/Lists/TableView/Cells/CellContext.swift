import Foundation

/// The properties of a cell that depend on its table and its position there.
struct CellContext: Equatable {
  enum Surface { case plain, grouped, insetGrouped }

  /// The position of a row in its section; it determines corners and separators.
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
  /// The separator inset of the table; nil uses the design's.
  var separatorInset: UIEdgeInsets?
  /// Whether the inset of separators is added to the standard one.
  var addsStandardSeparatorInset = false
  /// nil for a cell that is in no table.
  var edges: ContentEdges?
  /// Whether a separator is drawn below this row.
  var showsSeparator = true
  /// The width reserved for the section index at the trailing side.
  var indexWidth: CGFloat = 0
  /// The distance between a group and the table's sides.
  var groupMargin: CGFloat = 0
  /// The table's background color, which cells adopt in the classic design.
  var tableColor: UIColor?
  var allowsMultipleSelection = false
  var allowsMultipleSelectionDuringEditing = false
}

/// The interface through which a cell reports to its table.
@MainActor protocol CellHost: AnyObject {
  /// The design's metrics for the table's traits. A cell that is not in the table yet has other traits.
  var cellDesign: UIDesign { get }
  /// The number of pixels per point in the table.
  var cellScale: CGFloat { get }
  /// Returns the traits of views of the list, given those of their superview.
  func rowTraits(over inherited: UITraitCollection) -> UITraitCollection
  func accessoryWasTapped(in cell: UITableViewCell)
  func editControlWasTapped(in cell: UITableViewCell)
  /// Performs the action of a tap for assistive technologies; returns false if the cell is not among the rows.
  func activate(_ cell: UITableViewCell) -> Bool
  /// Whether the table is about to determine the editing controls of its cells.
  var grantsEditing: Bool { get }
  func swipeAccessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction]
  /// Called when the reorder control is touched; returns false if the row cannot be moved.
  func reorderBegan(_ cell: UITableViewCell, _ touch: UITouch) -> Bool
  func reorderMoved(_ touch: UITouch)
  func reorderEnded(isCancelled: Bool)
  /// Moves the row by one place, for assistive technologies.
  func reorder(_ cell: UITableViewCell, by step: Int) -> Bool
  /// Returns whether a drop targets this row.
  func dropState(of cell: UITableViewCell) -> UICellConfigurationState.DropState
  func heightMayHaveChanged(of cell: UITableViewCell)
  /// Whether rows are measured again after each change of constraints in their content views.
  var sizesByConstraints: Bool { get }
}
