import CoreGraphics
import Foundation
internal import ListModel

/// Data a collection view has loaded from its data source and its layout.
struct CollectionLoading {
  /// The number of items each section has; nil if the data source is to be asked.
  var counts: [Int]?
  /// Set while the data source is asked for its counts.
  var isAsking = false
  /// Whether the layout has been prepared since it was last invalidated.
  var isLayoutValid = false
  /// Whether the layout has been prepared at all for these data.
  var wasPrepared = false
  /// Set while views are made and removed: a change that a callback makes takes effect in the next pass.
  var isTiling = false
  /// Set when a callback has reloaded or changed the data: the pass stops, and everything is asked again in the next.
  var isOutdated = false
  /// The elements to be asked again; nil if the layout as a whole is invalid.
  var stale: Set<ElementKey>? = []
  var offsetAdjustment = CGPoint.zero
  var sizeAdjustment = CGSize.zero
  /// Whether the content has been brought to its start at the right, where the layout is mirrored.
  var hasMirroredStart = false
  /// Whether the layout is invalidated as a whole by each step of scrolling.
  var followsBounds = false

  /// The bounds before a change of size that is being animated.
  var animatedBounds: CGRect?

  var isBusy: Bool { isTiling || isAsking }
}

/// One view on screen with the element it shows.
@MainActor final class CollectionTile {
  var key: ElementKey
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
  /// Whether the view has to be asked for the size it prefers.
  var needsSizing = true
  /// The size the view was last found to prefer.
  var preferredSize: CGSize?
  /// Whether the delegate has been told that the view is displayed.
  var isDisplayed = false
  /// The pass in which the element was last found in sight.
  var pass = 0

  init(key: ElementKey, view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) {
    self.key = key
    self.view = view
    self.attributes = attributes
  }

  /// The order of views: by index, and where that is equal cells are behind supplementary views.
  var rank: (Int, Int) { (attributes.zIndex, key.isCell ? 0 : 1) }
}

/// An element near the visible part of the content, as the layout described it.
struct KnownElement {
  var key: ElementKey
  var attributes: UICollectionViewLayoutAttributes
  var frame: CGRect
}

/// The elements of a collection view that exist as views.
@MainActor struct CollectionTiles {
  var shown: [ElementKey: CollectionTile] = [:]
  /// From back to front.
  var order: [CollectionTile] = []
  /// The layout's elements in an area somewhat larger than the bounds, and that area.
  var known: [KnownElement] = []
  var knownRect = CGRect.null
  /// The part of the content whose views are created.
  var bounds = CGRect.null
  /// Views that have left and may be handed back in the same pass: they leave the hierarchy at its end.
  var leaving: [UICollectionReusableView] = []
  var pass = 0
  /// The view that is being made, and what it is to be.
  var making: (key: ElementKey, attributes: UICollectionViewLayoutAttributes)?
  /// The views that were dequeued while the view of an element is made.
  var dequeued: [UICollectionReusableView] = []
  /// A cell that is configured again, and is handed out by the dequeue for its path.
  var reconfigured: CollectionTile?
}

/// The pools from which views are taken again.
@MainActor struct CollectionPools {
  var cells = ReusePool<UICollectionReusableView>()
  /// By kind.
  var supplementary: [String: ReusePool<UICollectionReusableView>] = [:]
  /// By kind; emptied when the layout changes.
  var decorations: [String: [UICollectionReusableView]] = [:]
}

/// What is seldom used.
@MainActor struct CollectionExtras {
  weak var delegate: (any UICollectionViewDelegate)?
  var background: UIView?
  var allowsSelection = true
  var allowsMultipleSelection = false
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
  var isEditing = false
  var completions: [(Bool) -> Void] = []
  var changes: [CollectionChange] = []
  var prefetch = CollectionPrefetch()
  var movement: InteractiveMovement?
  /// The place that is kept free for items that are moved or dropped, and the placeholders among the items.
  var room = CollectionRoom()
  var selectionPan: ItemSelectionPan?
  var itemSelection: ItemSelectionSession?
  /// Increases with every change of the items.
  var itemChanges = 0
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  var dragsItems = true
  var dragging: ItemDragging?
  var dropping: ItemDropping?
  /// Set inside `performUsingPresentationValues`.
  var usesPresentationValues = false
  var menus: ItemMenus?
  /// The item whose context menu was asked for last.
  var menuPath: IndexPath?
  var orthogonal = OrthogonalSections()
  /// Set when a view in sight may change its size, so that the next pass moves views to their new places.
  var animatesSizes = false
  var swiping = CollectionSwiping()
  /// Where on the grip of its row the finger is that reorders it.
  var reorderGrip: CGFloat = 0
  /// Whether the background color is the app's own rather than that of the list, or the standard one.
  var hasOwnBackground = false
  /// Set while the view itself changes its background color.
  var isTakingBackground = false
  var listTraits = ListTraits()
  var transitionCompletion: UICollectionView.LayoutInteractiveTransitionCompletion?
  var indexBar: SectionIndexBar?
  /// Whether the data source is to be asked for the titles of the index.
  var needsIndex = true
  var focused: ItemPath?
  /// Whether the focused item is marked: a key moved the focus last, no finger.
  var marksFocus = false
  var focusRing: RowFocusRing?
  var hasWarnedOfAttributes = false
  var hasWarnedOfLoop = false
  var hasWarnedOfDequeue = false
  var hasWarnedOfParts = false
}

/// The finger on an item.
struct CollectionTouch {
  weak var touch: UITouch?
  var path: ItemPath?
  var time: TimeInterval = 0
}

/// The items that were announced to the prefetching data source.
struct CollectionPrefetch {
  var announced: Set<ItemPath> = []
  var lastOrigin = CGPoint.zero
}
