internal import TrestleListModel

/// Whether a table is being edited.
@MainActor struct TableEditing {
  /// The actions that a horizontal drag is about to reveal.
  struct Offer {
    var path: ItemPath
    var edge: SwipeSession.Edge
    var offer: SwipeOffer
  }

  var isOn = false
  /// Finds swipes, where rows have actions.
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
  /// Selects rows along a drag, where several may be selected.
  var selectionPan: ItemSelectionPan?
  var rowSelection: ItemSelectionSession?
  /// The touches that closed the open row and do nothing else.
  var spentTouches: [UITouch] = []
  /// How often rows were changed or reloaded.
  var changes = 0
  /// How often all rows were reloaded.
  var reloads = 0
  /// Set while cells are notified of the mode, before their controls are determined.
  var isGranting = false

  /// Whether the table as a whole is edited: not if editing means one swiped row alone.
  var isMode: Bool { isOn && !isEndingSwipe && swipe?.purpose != .swipe }
}
