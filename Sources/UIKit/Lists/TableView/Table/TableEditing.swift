internal import TrestleListModel

/// The editing state of a table: its mode, an open row, a dragged row and placeholders.
@MainActor struct TableEditing {
  /// The actions that a horizontal drag is about to reveal.
  struct Offer {
    var path: ItemPath
    var edge: SwipeSession.Edge
    var offer: SwipeOffer
  }

  var isOn = false
  /// Recognizes swipes; nil while no row can have actions.
  var swipeRecognizer: SwipeGestureRecognizer?
  var offer: Offer?
  /// The row that is open.
  var swipe: SwipeSession?
  var isEndingSwipe = false
  /// The row that is being dragged.
  var reorder: ItemReorderSession?
  var gap: RowGap?
  /// Placeholder rows of dropped items, in the order of insertion.
  var placeholders: [TablePlaceholder] = []
  /// Recognizes drags that select rows; nil unless several rows may be selected.
  var selectionPan: ItemSelectionPan?
  /// The touches that closed the open row and do nothing else.
  var spentTouches: [UITouch] = []
  /// The number of changes and reloads of rows.
  var changes = 0
  /// The number of reloads of all rows.
  var reloads = 0
  /// Set while cells are notified of the mode, before their controls are determined.
  var isGranting = false

  /// Whether the table as a whole is edited, and not only one swiped row.
  var isMode: Bool { isOn && !isEndingSwipe && swipe?.purpose != .swipe }
}
