import CoreGraphics
import Foundation
internal import TrestleListModel

/// Data a collection view has loaded from its data source and its layout.
struct CollectionLoading: ListLoading {
  /// The number of items in each section; nil if the data source must be queried.
  var counts: [Int]?
  var pass = ListPass()
  /// Whether the layout has been prepared since it was last invalidated.
  var isLayoutValid = false
  /// Whether the layout has ever been prepared for the current data.
  var wasPrepared = false
  /// The elements whose attributes are invalid; nil if the whole layout is invalid.
  var stale: Set<ElementKey>? = []
  var offsetAdjustment = CGPoint.zero
  /// Whether measured sizes have moved the content since it was last found within its edges.
  var isShifted = false
  var sizeAdjustment = CGSize.zero
  /// Whether the content was scrolled to its start at the right, in a mirrored layout.
  var hasMirroredStart = false
  /// Whether each change of the content offset invalidates the whole layout.
  var followsBounds = false

  /// The bounds before an animated change of size.
  var animatedBounds: CGRect?
}

/// A visible view with its element.
@MainActor final class CollectionTile {
  var key: ElementKey
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes { didSet { applied = AppliedAttributes(attributes) } }
  /// The values that were given to the view; the layout may have changed the object since.
  private(set) var applied: AppliedAttributes
  /// Whether the view must be asked for its preferred size.
  var needsSizing = true
  /// The last known preferred size of the view.
  var preferredSize: CGSize?
  /// Whether the delegate was notified that the view is displayed.
  var isDisplayed = false
  /// The pass in which the element was last visible.
  var pass = 0

  init(key: ElementKey, view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) {
    self.key = key
    self.view = view
    self.attributes = attributes
    applied = AppliedAttributes(attributes)
  }

  /// Returns whether `new` may differ from what the view was given, without a comparison.
  func mayDiffer(from new: UICollectionViewLayoutAttributes) -> Bool { attributes !== new || applied.revision != new.revision }

  /// Returns whether `new` differs from what the view was given.
  func differs(from new: UICollectionViewLayoutAttributes) -> Bool {
    applied.revision != attributes.revision || !attributes.isEqual(new)
  }

  /// The order of views: by z-index; at equal index, cells are behind supplementary views.
  var rank: (Int, Int) { (attributes.zIndex, key.isCell ? 0 : 1) }
}

/// The values of attributes that are compared with later ones of the same object.
struct AppliedAttributes {
  let revision: Int
  let size: CGSize
  let zIndex: Int

  init(_ attributes: UICollectionViewLayoutAttributes) {
    revision = attributes.revision
    size = attributes.size
    zIndex = attributes.zIndex
  }
}

/// An element near the visible part of the content, as the layout described it.
struct KnownElement {
  var key: ElementKey
  var attributes: UICollectionViewLayoutAttributes
  var frame: CGRect
}

/// The elements of a collection view that exist as views.
@MainActor struct CollectionTiles {
  var shown: [ElementKey: CollectionTile] = [:] { didSet { settled = nil } }
  /// From back to front.
  var order: [CollectionTile] = []
  /// The layout's elements in an area somewhat larger than the bounds, and that area.
  var known: [KnownElement] = [] { didSet { settled = nil } }
  var knownRect = CGRect.null
  /// The bounds between which the known elements and their views stay as they are; nil if they must be compared again.
  var settled: SettledBounds?
  /// The part of the content whose views are created.
  var bounds = CGRect.null
  /// Recycled views that may be dequeued in the same pass; they are removed from the hierarchy at its end.
  var leaving: [UICollectionReusableView] = []
  var pass = 0
  /// The element whose view is being created, and its attributes.
  var making: (key: ElementKey, attributes: UICollectionViewLayoutAttributes)?
  /// The views dequeued while an element's view is created.
  var dequeued: [UICollectionReusableView] = []
  /// The cell that is being reconfigured; it is returned when the data source dequeues a cell for its path.
  var reconfigured: CollectionTile?
}

/// The pools of reusable views.
@MainActor struct CollectionPools {
  var cells = ReusePool<UICollectionReusableView>()
  var supplementary: [String: ReusePool<UICollectionReusableView>] = [:]
  /// By kind; emptied when the layout changes.
  var decorations: [String: [UICollectionReusableView]] = [:]
}

/// Rarely used state.
@MainActor struct CollectionExtras {
  weak var delegate: (any UICollectionViewDelegate)?
  var background: UIView?
  var allowsSelection = true
  var allowsMultipleSelection = false
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
  var isEditing = false
  /// The changes that are being animated.
  var changes: [any LayoutChange] = []
  var prefetch = CollectionPrefetch()
  var movement: InteractiveMovement?
  /// The gap for moved or dropped items, and the placeholders among the items.
  var room = CollectionRoom()
  var selectionPan: ItemSelectionPan?
  /// Incremented on each change of the items.
  var itemChanges = 0
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  var dragsItems = true
  var dragging: ItemDragging?
  var dropping: ItemDropping?
  /// Set inside `performUsingPresentationValues`.
  var usesPresentationValues = false
  var menus: ItemMenus?
  /// The item whose context menu was requested last.
  var menuPath: IndexPath?
  var orthogonal = OrthogonalSections()
  /// Set when a visible view may change its size, so that the next pass moves views to their new positions.
  var animatesSizes = false
  var swiping = CollectionSwiping()
  /// The position of the touch in the reorder control of its row.
  var reorderGrip: CGFloat = 0
  /// Whether the background color is the app's own rather than that of the list, or the standard one.
  var hasOwnBackground = false
  /// Set while the view itself changes its background color.
  var isTakingBackground = false
  var listTraits = ListTraits()
  var transitionCompletion: UICollectionView.LayoutInteractiveTransitionCompletion?
  var indexBar: SectionIndexBar?
  /// Whether the data source must be queried for the index titles.
  var needsIndex = true
  var focused: ItemPath?
  /// Whether the focus ring is shown: the focus was last moved by a key.
  var marksFocus = false
  var focusRing: RowFocusRing?
  var hasWarnedOfAttributes = false
  var hasWarnedOfLoop = false
  var hasWarnedOfDequeue = false
  var hasWarnedOfParts = false
}

/// The items for which prefetching was requested.
struct CollectionPrefetch {
  var announced: Set<ItemPath> = []
  var lastOrigin = CGPoint.zero
}
