import CoreGraphics
import Foundation
internal import ListModel

/// What a table has learnt from its data source.
struct TableLoading {
  enum State {
    /// Everything has to be asked anew.
    case stale
    case loading
    case loaded
  }

  var state = State.stale
  /// The counts while heights are being asked, when the geometry is still the old one.
  var counts: [Int]?
  /// Set while the table lays out its rows: what a callback changes then takes effect in the next pass.
  var isTiling = false
  /// Set when a callback of the pass under way reloaded or changed the table: what is known of it is no longer true. The pass stops
  /// asking, and everything is asked anew in the next.
  var isOutdated = false

  /// Whether the table is in the midst of asking, so that a change has to wait.
  var isBusy: Bool { isTiling || state == .loading }
  /// Set while a row is measured: what that touches is no change of its height.
  var isMeasuring = false
}

/// The heights an app has set on a table.
struct TableHeights {
  var row: CGFloat = 44
  var sectionHeader: CGFloat = UITableView.automaticDimension
  var sectionFooter: CGFloat = UITableView.automaticDimension
  var estimatedRow: CGFloat = 0
  var estimatedSectionHeader: CGFloat = 0
  var estimatedSectionFooter: CGFloat = 0
  var fillerRow: CGFloat = UITableView.automaticDimension
  var headerTopPadding: CGFloat = UITableView.automaticDimension

  /// Whether heights of rows are asked when they come into sight, as of the last load.
  var learnsRows = false
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
  var margin: CGFloat = 0
  var edges = ContentEdges(margin: 16)
  var drawsGroupBoxes = false
  var separatorThickness: CGFloat = 0
  var indexWidth: CGFloat = 15
}

/// What is seldom used.
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
  var prefetched: Range<Int> = 0..<0
  var announced: Range<Int> = 0..<0
  var completions: [(Bool) -> Void] = []
  var dragsRows = true
  var dragging: TableDragging?
  var dropping: TableDropping?
  /// The row whose cell is being configured again, and is to be handed out for it.
  var reconfigured: (path: ItemPath, cell: UITableViewCell)?
  /// What opens the menus of rows, once there is a delegate that may have some.
  var menus: RowMenus?
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
  var reorder: ReorderSession?
  var gap: RowGap?
  /// Rows that stand for dropped items, in the order in which they came.
  var placeholders: [TablePlaceholder] = []
  /// Selects rows along a drag, where several may be selected.
  var selectionPan: RowSelectionPan?
  var rowSelection: RowSelectionSession?
  /// How often rows were changed or reloaded.
  var changes = 0
  /// How often all rows were reloaded.
  var reloads = 0
  /// Set while cells hear of the mode, before it is known which controls they get.
  var isGranting = false

  /// Whether the table as a whole is edited: not if editing means one swiped row alone.
  var isMode: Bool { isOn && !isEndingSwipe && swipe?.purpose != .swipe }
}
