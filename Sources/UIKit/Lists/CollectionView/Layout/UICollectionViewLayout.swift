import CoreGraphics
import Foundation
internal import TrestleListModel

/// A change of the data or the layout, in which elements have initial and final attributes.
@MainActor protocol LayoutChange: AnyObject {
  func initialAttributes(of new: ElementKey) -> UICollectionViewLayoutAttributes?
  func finalAttributes(of old: ElementKey) -> UICollectionViewLayoutAttributes?
  /// Recycles the views that leave.
  func end()
}

/// Computes the attributes of the elements of a collection view.
///
/// The view calls in a fixed order: ``prepare()`` once after each invalidation, then ``collectionViewContentSize``, then
/// ``layoutAttributesForElements(in:)`` for a rectangle that contains the visible area. A subclass overrides these three, and the methods
/// for single elements. Every method may be called on the base class, which has no elements.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The view the layout belongs to.
  open var collectionView: UICollectionView? { owningView }
  final weak var owningView: UICollectionView?
  final var decorations: [String: AnyClass] = [:]
  final var decorationFactories: [String: @MainActor () -> UICollectionReusableView?] = [:]
  /// The active update, which knows the initial and final attributes of elements.
  final weak var change: (any LayoutChange)?

  public override init() {
    super.init()
  }

  /// Creates a layout from an interface document.
  public required init?(coder: NSCoder) {
    super.init()
    coder.takeInterface(of: self, as: UICollectionViewLayout.self)
  }

  // MARK: Nibs

  /// Called after the object was loaded from a nib or storyboard and its outlets and actions are connected.
  open func awakeFromNib() {}
  /// Declared for source compatibility with Interface Builder's previews; never called.
  open func prepareForInterfaceBuilder() {}

  /// The class of the attributes; override it to use a subclass.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the invalidation contexts; override it to use a subclass.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Invalidating and preparing

  /// Invalidates the layout; it is prepared again in the next layout pass of its view.
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }
  /// Invalidates the parts of the layout named in a context; an override calls `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { collectionView?.layoutBecameInvalid(self, context) }
  /// Called after an invalidation and before attributes are queried; compute the layout here.
  open func prepare() {}
  /// The size of all content in points; subclasses override it.
  open var collectionViewContentSize: CGSize { .zero }

  // MARK: Elements

  /// Returns the attributes of all elements that intersect a rectangle; subclasses override it.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item; subclasses override it.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a supplementary view; subclasses with such views override it.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the attributes of a decoration view; subclasses with such views override it.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Registers a class for decoration views; `nil` removes it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) { registerDecoration(viewClass, elementKind) }
  /// Registers an interface file for decoration views; `nil` removes it.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) { registerDecoration(nib, elementKind) }

  // MARK: Following the bounds

  /// Returns whether new bounds invalidate the layout; called at each step of scrolling.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns the context that describes a change of the bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { makeContext() }
  /// Returns the content offset after an update or a change of the layout; the proposed one by default.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
  /// Returns the content offset at which a flick ends. `velocity` is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Called before an animated change of the bounds, such as a rotation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after an animated change of the bounds.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Self-sizing

  /// Returns whether a cell's measured size changes the layout; `false` by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns the context that describes a cell's measured size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.movesOthers = true
    context.invalidate(preferredAttributes.key)
    return context
  }

  // MARK: Interactive movement

  /// Returns the attributes of an item while it is moved by a gesture.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = layoutAttributesForItem(at: indexPath)?.duplicate ?? makeAttributes(ElementKey(.cell, indexPath))
    attributes.center = position
    return attributes
  }
  /// Returns the index path at which an item moved to a point would be dropped.
  open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
    collectionView?.place(at: position).map { IndexPath($0) } ?? previousIndexPath
  }
  /// Returns the context that describes a step of a move by a gesture.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }
  /// Returns the context that describes the end of a move by a gesture.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: Direction

  /// The direction for which the layout was written: that of the main bundle's development region.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { Self.developmentDirection }
  /// Whether the layout is mirrored if the interface has the other direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Updates and transitions

  /// Called before an update is animated, with its changes.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after the animations of an update were set up.
  open func finalizeCollectionViewUpdates() {}
  /// Called on the old layout before a change of layouts.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called on the new layout before a change of layouts.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts after a change of layouts.
  open func finalizeLayoutTransition() {}

  /// Returns the initial attributes of an element that is visible after a change; nil uses its final ones.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    change?.initialAttributes(of: ElementKey(.cell, itemIndexPath))
  }
  /// Returns the final attributes of an element that was visible before a change; nil keeps its current ones.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    change?.finalAttributes(of: ElementKey(.cell, itemIndexPath))
  }
  /// Returns the attributes from which a new supplementary view animates; `nil` uses the final ones.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { change?.initialAttributes(of: ElementKey(.supplementary(elementKind), elementIndexPath)) }
  /// Returns the attributes to which a removed supplementary view animates.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { change?.finalAttributes(of: ElementKey(.supplementary(elementKind), elementIndexPath)) }
  /// Returns the attributes from which a new decoration view animates.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { change?.initialAttributes(of: ElementKey(.decoration(elementKind), decorationIndexPath)) }
  /// Returns the attributes to which a removed decoration view animates.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { change?.finalAttributes(of: ElementKey(.decoration(elementKind), decorationIndexPath)) }

  /// Returns the supplementary views that an update adds beyond those of new items.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the supplementary views that an update removes beyond those of deleted items.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views that an update adds.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views that an update removes.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Internal hooks of UIKit's own layouts

  /// Returns a closure with the present attributes of elements, which is valid after the layout was prepared for other data; nil if the
  /// layout does not support this.
  func keptAttributes() -> ((ElementKey) -> UICollectionViewLayoutAttributes?)? { nil }
  /// Returns the attributes of a position after the last item of a section, for drops.
  func attributesBehindLastItem(_ place: ItemPath) -> UICollectionViewLayoutAttributes? { placeAfterLast(place) }
  /// Called before the layout is prepared for the items of an update.
  func itemsMoved(_ update: ResolvedUpdate) {}
  /// Called when the view's content insets, safe area or margins have changed.
  func insetsChanged() {}
  func traitsChanged(from old: UITraitCollection?) {}
  /// Returns the geometry of a section that scrolls across the layout; nil for one that does not.
  func orthogonalGeometry(ofSection section: Int) -> OrthogonalGeometry? { nil }
  /// Returns whether a section has a handler for the visible elements, called at each step of scrolling.
  func hasHandler(ofSection section: Int) -> Bool { false }
  /// Whether views are asked for their preferred sizes.
  var asksPreferredAttributes: Bool { LayoutMethods.sizesViews(self) }
}
