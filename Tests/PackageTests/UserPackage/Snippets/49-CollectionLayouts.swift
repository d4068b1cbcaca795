import UIKit

// Views, controllers and layouts of a collection view, with everything that a subclass may override.

class MembersReusableView: UICollectionReusableView {
  override func prepareForReuse() { super.prepareForReuse() }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { super.apply(layoutAttributes) }
  override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    super.willTransition(from: oldLayout, to: newLayout)
  }
  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    super.didTransition(from: oldLayout, to: newLayout)
  }
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    super.preferredLayoutAttributesFitting(layoutAttributes)
  }
  func name() -> String? { reuseIdentifier }
}

class MembersCell: UICollectionViewCell {
  static let identifier = String(describing: MembersCell.self)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundView = UIView()
    selectedBackgroundView = UIView()
    contentView.layer.cornerRadius = 4
    automaticallyUpdatesContentConfiguration = true
    automaticallyUpdatesBackgroundConfiguration = true
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    contentConfiguration = content
    backgroundConfiguration = defaultBackgroundConfiguration()
    configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.listCell().updated(for: state)
      background.backgroundColor = state.isSelected ? .systemRed : .clear
      cell.backgroundConfiguration = background
    }
    setNeedsUpdateConfiguration()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isSelected: Bool { didSet { alpha = isSelected ? 0.5 : 1 } }
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
  override var configurationState: UICellConfigurationState { super.configurationState }
  override func updateConfiguration(using state: UICellConfigurationState) { super.updateConfiguration(using: state) }
  override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
    switch dragState {
    case .none, .lifting, .dragging: break
    @unknown default: break
    }
  }
}

class MembersController: UICollectionViewController {
  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    clearsSelectionOnViewWillAppear = false
    useLayoutToLayoutNavigationTransitions = false
    installsStandardGestureForInteractiveMovement = true
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView?.backgroundColor = .white
    collectionView.register(MembersCell.self, forCellWithReuseIdentifier: MembersCell.identifier)
    (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 1
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: MembersCell.identifier, for: indexPath) as? MembersCell
    else { fatalError("unexpected cell") }
    return cell
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

class MembersAttributes: UICollectionViewLayoutAttributes {
  var tilt: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! MembersAttributes
    copy.tilt = tilt
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MembersAttributes, other.tilt == tilt else { return false }
    return super.isEqual(object)
  }
}

class MembersContext: UICollectionViewLayoutInvalidationContext {
  var tiltsOnly = false
  override var invalidateEverything: Bool { super.invalidateEverything }
  override var invalidateDataSourceCounts: Bool { super.invalidateDataSourceCounts }
}

class MembersLayout: UICollectionViewLayout {
  private var cache: [IndexPath: MembersAttributes] = [:]

  override init() {
    super.init()
    register(MembersReusableView.self, forDecorationViewOfKind: "shelf")
    register(UINib(nibName: "Shelf", bundle: nil), forDecorationViewOfKind: "other")
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var layoutAttributesClass: AnyClass { MembersAttributes.self }
  override class var invalidationContextClass: AnyClass { MembersContext.self }
  override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: 1000) }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func invalidateLayout() { super.invalidateLayout() }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { cache.removeAll() }
    context.invalidateItems(at: [])
    context.invalidateSupplementaryElements(ofKind: "header", at: [IndexPath(item: 0, section: 0)])
    context.invalidateDecorationElements(ofKind: "shelf", at: [])
    let paths: [IndexPath]? = context.invalidatedItemIndexPaths
    let parts: [String: [IndexPath]]? = context.invalidatedSupplementaryIndexPaths
    let shelves: [String: [IndexPath]]? = context.invalidatedDecorationIndexPaths
    context.contentOffsetAdjustment = .zero
    context.contentSizeAdjustment = .zero
    let moving: [[IndexPath]?] = [
      context.previousIndexPathsForInteractivelyMovingItems, context.targetIndexPathsForInteractivelyMovingItems,
    ]
    print(paths as Any, parts as Any, shelves as Any, moving, context.interactiveMovementTarget)
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      let attributes = MembersAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 0, y: item * 50, width: 50, height: 50)
      attributes.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
      attributes.center = .zero
      attributes.size = CGSize(width: 30, height: 30)
      attributes.transform = CGAffineTransform(rotationAngle: 0.1)
      attributes.transform3D = CATransform3DIdentity
      attributes.alpha = 1
      attributes.zIndex = 1
      attributes.isHidden = false
      attributes.indexPath = path
      cache[path] = attributes
      switch attributes.representedElementCategory {
      case .cell, .supplementaryView, .decorationView: print(attributes.representedElementKind as Any)
      @unknown default: break
      }
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.values.filter { rect.intersects($0.frame) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { cache[indexPath] }
  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { MembersAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath) }
  override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { MembersAttributes(forDecorationViewOfKind: elementKind, with: indexPath) }
  override func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint)
    -> UICollectionViewLayoutAttributes
  { super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position) }
  override func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
    super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.size != collectionView?.bounds.size }
  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds) as! MembersContext
    context.tiltsOnly = true
    return context
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size != originalAttributes.size }
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition, previousIndexPaths: previousIndexPaths,
      previousPosition: previousPosition)
  }
  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
    -> CGPoint
  { proposedContentOffset }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      switch item.updateAction {
      case .insert, .delete, .reload, .move, .none: print(item.indexPathBeforeUpdate as Any, item.indexPathAfterUpdate as Any)
      @unknown default: break
      }
    }
  }
  override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { super.prepare(forAnimatedBoundsChange: oldBounds) }
  override func finalizeAnimatedBoundsChange() { super.finalizeAnimatedBoundsChange() }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) { super.prepareForTransition(to: newLayout) }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) { super.prepareForTransition(from: oldLayout) }
  override func finalizeLayoutTransition() { super.finalizeLayoutTransition() }

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
  override func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath) }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath) }
  override func initialLayoutAttributesForAppearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { super.initialLayoutAttributesForAppearingDecorationElement(ofKind: elementKind, at: decorationIndexPath) }
  override func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: elementKind, at: decorationIndexPath) }
  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
}

class MembersFlowLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    minimumLineSpacing = 1
    minimumInteritemSpacing = 1
    itemSize = CGSize(width: 10, height: 10)
    estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    scrollDirection = .horizontal
    headerReferenceSize = .zero
    footerReferenceSize = .zero
    sectionInset = .zero
    sectionInsetReference = .fromContentInset
    sectionInsetReference = .fromSafeArea
    sectionInsetReference = .fromLayoutMargins
    sectionHeadersPinToVisibleBounds = true
    sectionFootersPinToVisibleBounds = true
  }

  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds) as! UICollectionViewFlowLayoutInvalidationContext
    context.invalidateFlowLayoutAttributes = true
    context.invalidateFlowLayoutDelegateMetrics = false
    return context
  }
}

class MembersTransition: UICollectionViewTransitionLayout {
  override init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    super.init(currentLayout: currentLayout, nextLayout: newLayout)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var transitionProgress: CGFloat { didSet { updateValue(transitionProgress * 2, forAnimatedKey: "offset") } }
}
