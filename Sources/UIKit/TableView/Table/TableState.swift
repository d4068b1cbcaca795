import CoreGraphics
import Foundation
internal import ListModel

/// What a table knows of its data source, and the pass under way.
struct TableLoading {
  enum State {
    /// Everything has to be asked before it is used.
    case stale
    case loaded
  }

  var state = State.stale
  var pass = TablePass.idle
  /// The counts while heights are asked, when the geometry is still the previous one.
  var counts: [Int]?

  /// Whether a change has to wait for the end of a pass.
  var isBusy: Bool { !pass.isIdle }
  /// Whether rows are being laid out or measured.
  var isTiling: Bool { pass.isTiling }
  /// Whether the pass under way is to ask no further question.
  var isOutdated: Bool { pass.isOutdated }
}

/// The heights an app has set on a table.
struct TableHeights {
  /// nil: the design's default.
  var ownRow: CGFloat?
  /// The design's default: automatic in the modern design.
  var defaultRow: CGFloat = UITableView.automaticDimension
  var sectionHeader: CGFloat = UITableView.automaticDimension
  var sectionFooter: CGFloat = UITableView.automaticDimension
  /// nil: the design's default, with which rows are measured as they come into sight and all else is asked at once.
  var ownEstimatedRow: CGFloat?
  var ownEstimatedSectionHeader: CGFloat?
  var ownEstimatedSectionFooter: CGFloat?
  var fillerRow: CGFloat = UITableView.automaticDimension
  var headerTopPadding: CGFloat = UITableView.automaticDimension

  var row: CGFloat { ownRow ?? defaultRow }
  var estimatedRow: CGFloat { ownEstimatedRow ?? 0 }
  var estimatedSectionHeader: CGFloat { ownEstimatedSectionHeader ?? 0 }
  var estimatedSectionFooter: CGFloat { ownEstimatedSectionFooter ?? 0 }
  /// What estimates are as long as the app sets none.
  var defaultEstimate: CGFloat { defaultRow < 0 ? UITableView.automaticDimension : 0 }

  /// Whether heights of rows are asked when they come into sight, as of the last load.
  var learnsRows = false
  /// Whether the delegate gives the height of each row, as of the last time all were asked.
  var asksRows = true
  /// Whether heights of headers or footers are learnt when they come into sight.
  var learnsSections = false
}

/// How an app wants a table to look.
@MainActor struct TableLooks {
  var separatorStyle: UITableViewCell.SeparatorStyle?
  var separatorColor: UIColor?
  var separatorEffect: UIVisualEffect?
  var separatorInset: UIEdgeInsets?
  var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  var followsReadableWidth = false
  var insetsContentToSafeArea = true
  var hasOwnBackground = false
  var background: UIView?
  var header: UIView?
  var footer: UIView?
  var emptyRows: EmptyRowsView?
  var indexBar: SectionIndexBar?
  var focusRing: RowFocusRing?
  /// Whether the header view's height follows from its constraints.
  var sizesHeader = false
  /// Measures titles; in the table only while it does.
  var sizingView: UITableViewHeaderFooterView?
  /// The width for which cells were last placed.
  var width: CGFloat = -1
}

/// The figures of the design that scrolling needs, kept apart since a whole design is large.
struct TableFigures {
  var rowHeight: CGFloat = 44
  var plainHeaderHeight: CGFloat = 28
  var plainFooterHeight: CGFloat = 28
  var headerTopPadding: CGFloat = 0
  var groupPadding: CGFloat = 0
  /// The distance of cells from the sides, and of the boxes of groups from the sides of their cells.
  var cellMargin: CGFloat = 0
  var boxMargin: CGFloat = 0
  var edges = ContentEdges(margin: 16)
  var drawsBoxes = false
  var separatorThickness: CGFloat = 0
  var indexWidth: CGFloat = 15
}

/// What is seldom used.
@MainActor struct TableExtras {
  weak var delegate: (any UITableViewDelegate)?
  var listTraits = ListTraits()
  var index = SectionIndexOptions()
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
  var allowsSelection = true
  var allowsMultipleSelection = false
  var focused: ItemPath?
  var typed = ""
  var typedTime: CFTimeInterval = 0
  var prefetching = PrefetchWindow()
  var completions: [(Bool) -> Void] = []
  var dragsRows = true
  var dragging: ItemDragging?
  var dropping: ItemDropping?
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  /// The row whose cell is being configured again, and is to be handed out for it.
  var reconfigured: (path: ItemPath, cell: UITableViewCell)?
  /// What opens the menus of rows, once there is a delegate that may have some.
  var menus: ItemMenus?
  var selfSizing = UITableView.SelfSizingInvalidation.enabled
  var prefetches = true
  /// The row an animated scroll goes to, and where it is to stand.
  var scrollTarget: ScrollTarget?
  /// Whether the focused row is marked: a key moved the focus last, no finger.
  var marksFocus = false
  var takesFocus = true
  /// Whether a row is selected as it becomes focused.
  var selectsFocused = false

  struct ScrollTarget {
    var path: ItemPath
    var position: UITableView.ScrollPosition
    /// When the scroll began, by which it is known.
    var startTime: CFTimeInterval
  }
}

/// How the section index was asked to look.
struct SectionIndexOptions {
  var minimumRowCount = 0
  var color: UIColor?
  var background: UIColor?
  var trackingBackground: UIColor?
}

/// The finger on a table's row.
struct TableTouch {
  weak var touch: UITouch?
  var path: ItemPath?
  /// When it was given to the table.
  var time: TimeInterval = 0
}

/// Whether a table is being edited.
@MainActor struct TableEditing {
  /// What the finger that moves sideways is about to uncover.
  struct Offer {
    var path: ItemPath
    var edge: SwipeSession.Edge
    var offer: UITableView.SwipeOffer
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
