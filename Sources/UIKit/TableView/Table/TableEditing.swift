internal import ListModel

/// Whether a table is being edited.
@MainActor struct TableEditing {
  /// What the finger that moves sideways is about to uncover.
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
  /// The row in hand.
  var reorder: ItemReorderSession?
  var gap: RowGap?
  /// Rows that stand for dropped items, in the order in which they came.
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
  /// Set while cells hear of the mode, before it is known which controls they get.
  var isGranting = false

  /// Whether the table as a whole is edited: not if editing means one swiped row alone.
  var isMode: Bool { isOn && !isEndingSwipe && swipe?.purpose != .swipe }
}
