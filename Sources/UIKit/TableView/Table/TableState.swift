import CoreGraphics
import Foundation
internal import ListModel

/// The loading state of a table, and the active pass.
struct TableLoading {
  enum State {
    /// Everything must be queried before use.
    case stale
    case loaded
  }

  var state = State.stale
  var pass = TablePass.idle
  /// The counts while heights are queried and the geometry is still the previous one.
  var counts: [Int]?

  /// Whether a change must wait for the end of a pass.
  var isBusy: Bool { !pass.isIdle }
  /// Whether rows are being laid out or measured.
  var isTiling: Bool { pass.isTiling }
  /// Whether the active pass must make no further queries.
  var isOutdated: Bool { pass.isOutdated }
}

/// The heights an app has set on a table.
struct TableHeights {
  /// nil uses the design's default.
  var ownRow: CGFloat?
  /// The design's default: automatic in the modern design.
  var defaultRow: CGFloat = UITableView.automaticDimension
  var sectionHeader: CGFloat = UITableView.automaticDimension
  var sectionFooter: CGFloat = UITableView.automaticDimension
  /// nil uses the design's default: rows are measured when they become visible, other heights are queried immediately.
  var ownEstimatedRow: CGFloat?
  var ownEstimatedSectionHeader: CGFloat?
  var ownEstimatedSectionFooter: CGFloat?
  var fillerRow: CGFloat = UITableView.automaticDimension
  var headerTopPadding: CGFloat = UITableView.automaticDimension

  var row: CGFloat { ownRow ?? defaultRow }
  var estimatedRow: CGFloat { ownEstimatedRow ?? 0 }
  var estimatedSectionHeader: CGFloat { ownEstimatedSectionHeader ?? 0 }
  var estimatedSectionFooter: CGFloat { ownEstimatedSectionFooter ?? 0 }
  /// The estimate if the app sets none.
  var defaultEstimate: CGFloat { defaultRow < 0 ? UITableView.automaticDimension : 0 }

  /// Whether row heights are measured when rows become visible, as of the last load.
  var learnsRows = false
  /// Whether the delegate provides each row's height, as of the last load.
  var asksRows = true
  /// Whether heights of headers or footers are measured when they become visible.
  var learnsSections = false
}

/// The appearance that the app has set on a table.
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
  /// Whether the height of the table's header view follows from its constraints.
  var sizesHeader = false
  /// Measures titles; it is in the table only during a measurement.
  var sizingView: UITableViewHeaderFooterView?
  /// The width at which cells were last laid out.
  var width: CGFloat = -1
}

/// The design metrics used during scrolling, cached because a whole design is large.
struct TableFigures {
  var rowHeight: CGFloat = 44
  var plainHeaderHeight: CGFloat = 28
  var plainFooterHeight: CGFloat = 28
  var headerTopPadding: CGFloat = 0
  var groupPadding: CGFloat = 0
  /// The distance between cells and the table's sides, and between groups and the sides of their cells.
  var cellMargin: CGFloat = 0
  var boxMargin: CGFloat = 0
  var edges = ContentEdges(margin: 16)
  var drawsBoxes = false
  var separatorThickness: CGFloat = 0
  var indexWidth: CGFloat = 15
}

/// Rarely used state.
@MainActor struct TableExtras {
  weak var delegate: (any UITableViewDelegate)?
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
  /// The row that is being reconfigured; its cell is returned when the data source dequeues one.
  var reconfigured: (path: ItemPath, cell: UITableViewCell)?
  /// The context menus of rows, if the delegate may provide some.
  var menus: ItemMenus?
  var selfSizing = UITableView.SelfSizingInvalidation.enabled
  var prefetches = true
  /// The target of an animated scroll: a row and its position.
  var scrollTarget: ScrollTarget?
  /// Whether the focus ring is shown: the focus was last moved by a key.
  var marksFocus = false
  var takesFocus = true
  /// Whether a row is selected as it becomes focused.
  var selectsFocused = false

  struct ScrollTarget {
    var path: ItemPath
    var position: UITableView.ScrollPosition
    /// The start time of the scroll, which identifies it.
    var startTime: CFTimeInterval
  }
}

/// The appearance of the section index.
struct SectionIndexOptions {
  var minimumRowCount = 0
  var color: UIColor?
  var background: UIColor?
  var trackingBackground: UIColor?
}

/// The active touch on a table's row.
struct TableTouch {
  weak var touch: UITouch?
  var path: ItemPath?
  /// The time at which the table received it.
  var time: TimeInterval = 0
}

/// The editing state of a table.
@MainActor struct TableEditing {
  /// The actions that a horizontal swipe is about to uncover.
  struct Offer {
    var path: ItemPath
    var edge: SwipeSession.Edge
    var offer: UITableView.SwipeOffer
  }

  var isOn = false
  /// Recognizes swipes, if rows have actions.
  var swipeRecognizer: SwipeGestureRecognizer?
  var offer: Offer?
  /// The open row.
  var swipe: SwipeSession?
  var isEndingSwipe = false
  /// The drag of a lifted row.
  var reorder: ItemReorderSession?
  var gap: RowGap?
  /// Placeholders of dropped items, in order of their creation.
  var placeholders: [TablePlaceholder] = []
  /// Selects rows along a drag, if multiple selection is allowed.
  var selectionPan: ItemSelectionPan?
  var rowSelection: ItemSelectionSession?
  /// Touches that closed the open row and have no other effect.
  var spentTouches: [UITouch] = []
  /// The number of row changes and reloads.
  var changes = 0
  /// The number of reloads.
  var reloads = 0
  /// Set while cells change their mode, before their controls are determined.
  var isGranting = false

  /// Whether the table as a whole is in editing mode, as opposed to one swiped row.
  var isMode: Bool { isOn && !isEndingSwipe && swipe?.purpose != .swipe }
}
