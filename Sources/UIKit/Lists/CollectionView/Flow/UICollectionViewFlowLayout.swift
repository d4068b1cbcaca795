import CoreGraphics
internal import TrestleListModel

/// Lays out items in lines, in sections with headers and footers.
///
/// Each line contains as many items as fit and is justified; the last line has the spacing of the full ones if its items have the same
/// size. Sizes, insets and spacing come from the layout's properties, or from ``UICollectionViewDelegateFlowLayout`` for each item or
/// section. Without delegate sizes every query is a formula, so ten million items cost no more than a thousand.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The edges that section insets are measured from.
  public enum SectionInsetReference: Int, Sendable {
    /// The adjusted content inset.
    case fromContentInset
    /// Section insets are measured from the safe area.
    case fromSafeArea
    /// Section insets are measured from the layout margins.
    case fromLayoutMargins
  }

  /// The value of an item size or estimated item size that requests sizes from the cells' constraints.
  open class var automaticSize: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude) }

  // MARK: Properties

  /// The distance between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  /// The minimum distance between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } } }
  /// The size of items in points, if the delegate does not provide it; 50 × 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// The estimated size of items before their cells are measured; zero if sizes are known.
  open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { sizingChanged() } } }
  /// The direction in which lines follow each other; `.vertical` by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { if scrollDirection != oldValue { invalidateLayout() } } }
  /// The size of headers; only the extent in the scroll direction counts. Zero shows none.
  open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
  /// The size of footers; only the extent in the scroll direction counts. Zero shows none.
  open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
  /// The distance of a section's items from its edges, in points; zero by default.
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// The boundary from which section insets are measured, across the scroll direction.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Whether headers stay at the visible top of their section; `false` by default.
  open var sectionHeadersPinToVisibleBounds = false { didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } } }
  /// Whether footers stay at the visible bottom of their section; `false` by default.
  open var sectionFootersPinToVisibleBounds = false { didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } } }

  final var plan = FlowPlan()
  final var isPlanValid = false
  /// The measured sizes of items with estimated sizes.
  final var measured: [ItemPath: CGSize] = [:]
  private var hasWarned = false

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.takeInterface(of: self, as: UICollectionViewFlowLayout.self)
  }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  // MARK: Preparing

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    digest(context)
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    if !isPlanValid { makePlan() }
    super.prepare()
  }

  /// The size of all content in points, for the present data even before the next layout pass.
  open override var collectionViewContentSize: CGSize {
    if !isPlanValid, collectionView?.givesContentSize ?? false { makePlan() }
    return plan.contentSize
  }

  // MARK: Elements

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    element(ElementKey(.cell, indexPath), in: plan, pinnedTo: nil)
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    element(ElementKey(.supplementary(elementKind), indexPath), in: plan, pinnedTo: visibleStretch)
  }

  // MARK: Following the bounds

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pinsAnything || changesBreadth(newBounds)
  }
  open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    contextForBounds(newBounds, super.invalidationContext(forBoundsChange: newBounds))
  }

  // MARK: Self-sizing

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { accepts(preferredAttributes, originalAttributes) }
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    contextForPreferred(
      preferredAttributes,
      super.invalidationContext(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes))
  }

  override func keptAttributes() -> ((ElementKey) -> UICollectionViewLayoutAttributes?)? {
    { [plan, self] key in element(key, in: plan, pinnedTo: nil) }
  }

  override func attributesBehindLastItem(_ place: ItemPath) -> UICollectionViewLayoutAttributes? { elementBehindLast(place) }
  override func itemsMoved(_ update: ResolvedUpdate) { moveMeasured(update) }
  override func insetsChanged() { followInsets() }
  override var asksPreferredAttributes: Bool { sizesItems || super.asksPreferredAttributes }

  /// Logs once that items do not fit.
  final func warnOfSize(isVertical: Bool) {
    guard !hasWarned, let collectionView else { return }
    hasWarned = true
    let rule =
      isVertical
      ? "the item width must be less than the width of the UICollectionView minus the section insets left and right values, minus the"
        + " content insets left and right values."
      : "the item height must be less than the height of the UICollectionView minus the section insets top and bottom values, minus the"
        + " content insets top and bottom values."
    UIKitErrorHandler.warn("The behavior of the UICollectionViewFlowLayout is not defined because:")
    UIKitErrorHandler.warn(rule)
    UIKitErrorHandler.warn("The relevant UICollectionViewFlowLayout instance is \(self), and it is attached to \(collectionView).")
    UIKitErrorHandler.warn(
      "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.")
  }
}
