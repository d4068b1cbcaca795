@_spi(UIKitParts) import UIKitViews
import CoreGraphics
internal import TrestleListModel

extension UICollectionView: PassingList {
  final func prepareCollection() {
    markAsList()
    selection.order = .collection
    layout.owningView = self
    takeBackground(.systemBackground)
    loading.stale = nil
  }

  // MARK: Counting

  /// The number of items in each section, queried from the data source if unknown.
  final var loadedCounts: [Int] {
    if let counts = loading.counts { return counts }
    guard !loading.isAsking else { return [] }
    let counts = askCounts()
    loading.counts = counts
    return counts
  }

  final func askCounts() -> [Int] {
    let outer = loading.pass.activity
    loading.pass.activity = .asking
    defer { loading.pass.activity = outer }
    guard let dataSource else { return [] }
    return CollectionLoading.checkedCounts("UICollectionView", dataSource.numberOfSections(in: self), "items") {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  final func loadedCount(_ section: Int) -> Int {
    let counts = loadedCounts
    guard counts.indices.contains(section) else {
      UIKitError.raise(
        "request for number of items in section \(section) when there are only \(counts.count) sections in the collection view")
      return 0
    }
    return counts[section]
  }

  final func hasItem(_ path: ItemPath) -> Bool {
    let counts = loadedCounts
    return counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
  }

  // MARK: Reloading

  /// Queries everything again at the next layout. The content offset is kept.
  final func reload() {
    updates = BatchUpdate(depth: updates.depth)
    selection.reload { _ in false }
    forgetPrefetching()
    extras.itemChanges += 1
    guard !loading.isBusy else {
      outdate()
      return
    }
    startOver()
  }

  final func startOver() {
    endChanges()
    forgetRoom()
    loading.counts = nil
    loading.wasPrepared = false
    extras.needsIndex = true
    let context = layout.makeContext()
    context.isWhole = true
    context.changesCounts = true
    layout.invalidateLayout(with: context)
    recycleAll()
    setNeedsLayout()
  }

  /// Removes all views that are still animating out.
  private func endChanges() {
    guard !extras.changes.isEmpty else { return }
    for change in extras.changes { change.end() }
    if !loading.isBusy { finishLeaving() }
  }

  // MARK: Layout

  /// Called by the layout when it is invalidated.
  final func layoutBecameInvalid(_ invalid: UICollectionViewLayout, _ context: UICollectionViewLayoutInvalidationContext) {
    guard invalid === layout else { return }
    loading.isLayoutValid = false
    if context.measuresAgain, layout.asksPreferredAttributes { for tile in tiles.order { tile.needsSizing = true } }
    if let listed = context.listedElements { loading.stale?.formUnion(listed) } else { loading.stale = nil }
    loading.offsetAdjustment.x += context.contentOffsetAdjustment.x
    loading.offsetAdjustment.y += context.contentOffsetAdjustment.y
    loading.sizeAdjustment.width += context.contentSizeAdjustment.width
    loading.sizeAdjustment.height += context.contentSizeAdjustment.height
    setNeedsLayout()
  }

  /// Prepares the layout if it is invalid, so that it can be queried for attributes.
  final func prepareLayoutIfNeeded() {
    guard !loading.isLayoutValid, !loading.isAsking else { return }
    _ = loadedCounts
    let distance = distanceFromRightEnd
    adjustContentSize()
    let outer = loading.pass.activity
    loading.pass.activity = .tiling
    prepareLayout()
    loading.pass.activity = outer
    loading.isLayoutValid = true
    loading.wasPrepared = true
    followContentSize()
    if let distance { keepRightEnd(at: distance) }
    guard loading.offsetAdjustment != .zero else { return }
    let step = loading.offsetAdjustment
    loading.offsetAdjustment = .zero
    loading.isShifted = true
    shiftContent(by: step)
  }

  /// Whether the layout can compute the size of its content: the view has an extent across the axis of scrolling.
  final var givesContentSize: Bool {
    guard dataSource != nil, !loading.isAsking, updates.depth == 0 else { return false }
    let isHorizontal = (layout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal
    return isHorizontal ? layer.bounds.height > 0 : layer.bounds.width > 0
  }

  /// Prepares the layout, and its successor if a callback replaces it meanwhile.
  private func prepareLayout() {
    for _ in 0..<Self.roundLimit {
      let prepared = layout
      prepared.prepare()
      if prepared === layout { return }
    }
    warnOfLoop()
  }

  /// The maximum number of rounds of self-sizing in one pass.
  static var roundLimit: Int { 100 }

  final func warnOfLoop() {
    guard !extras.hasWarnedOfLoop else { return }
    extras.hasWarnedOfLoop = true
    // The view's layer repeats its layout for the same reason.
    guard LayoutLoops.marksReported(layer) else { return }
    UIKitErrorHandler.warn(
      "UICollectionView (\(self)) is stuck in its update/layout loop. This can happen for many reasons, including self-sizing views whose"
        + " preferred attributes are not returning a consistent size. To debug this issue, check the Console app for logs in the"
        + " \"UICollectionViewRecursion\" category.")
  }

  /// Applies the adjustments of invalidation contexts, so that the layout is prepared with the upcoming content size.
  private func adjustContentSize() {
    let step = loading.sizeAdjustment
    loading.sizeAdjustment = .zero
    guard step != .zero, step.width.isFinite, step.height.isFinite else { return }
    contentSize = CGSize(width: max(0, contentSize.width + step.width), height: max(0, contentSize.height + step.height))
  }

  // MARK: Mirrored content

  /// The distance of the visible area from the right end of the content, where a mirrored layout begins; nil unless the layout is mirrored.
  private var distanceFromRightEnd: CGFloat? {
    guard layout.isMirrored else {
      loading.hasMirroredStart = false
      return nil
    }
    guard loading.hasMirroredStart, contentSize.width > 0, !tiles.bounds.isNull else { return -adjustedContentInset.right }
    // The visible bounds before a change of size.
    let seen = tiles.bounds.width == layer.bounds.width ? layer.bounds : tiles.bounds
    return contentSize.width - seen.maxX
  }

  /// Adjusts the content offset to a new width if the layout does not do so.
  final func followMirroredWidth() {
    guard loading.isLayoutValid, loading.hasMirroredStart, tiles.bounds.width != layer.bounds.width, let distance = distanceFromRightEnd
    else { return }
    keepRightEnd(at: distance)
  }

  private func keepRightEnd(at distance: CGFloat) {
    guard layer.bounds.width > 0, contentSize.width > 0 else { return }
    let isThere = loading.hasMirroredStart && abs(contentSize.width - distance - layer.bounds.maxX) < 0.01
    loading.hasMirroredStart = true
    guard !isThere else { return }
    let target = clamped(CGPoint(x: roundToPixels(contentSize.width - distance - layer.bounds.width), y: contentOffset.y))
    shiftContent(by: CGPoint(x: target.x - contentOffset.x, y: 0))
  }

  private func followContentSize() {
    let size = roomForPlaceholders(layout.collectionViewContentSize)
    guard size.width.isFinite, size.height.isFinite else {
      UIKitErrorHandler.warn("\(layout) returned an invalid collectionViewContentSize (\(size.width), \(size.height))")
      return
    }
    if size != contentSize { contentSize = CGSize(width: max(0, size.width), height: max(0, size.height)) }
  }

  /// Called before the bounds change, by scrolling or resizing.
  final func boundsWillChange(to new: CGRect) {
    // A layout that is not prepared, or must be prepared again, uses the new bounds anyway.
    guard new != layer.bounds, loading.wasPrepared else { return }
    if new.size != layer.bounds.size, ViewAnimation.current != nil { loading.animatedBounds = layer.bounds }
    guard layout.shouldInvalidateLayout(forBoundsChange: new) else {
      if new.size != layer.bounds.size { tiles.knownRect = .null }
      return
    }
    let context = layout.invalidationContext(forBoundsChange: new)
    loading.followsBounds = context.listedElements == nil && new.size == layer.bounds.size
    layout.invalidateLayout(with: context)
  }

  final func setBackgroundView(_ new: UIView?) {
    guard new !== extras.background else { return }
    if extras.background?.superview === self { extras.background?.removeFromSuperview() }
    extras.background = new
    guard let new else { return }
    new.frame = layer.bounds
    insertSubview(new, at: 0)
  }

  /// The number of subviews behind the elements.
  final var backViewCount: Int { refreshControlIndex + (refresher == nil ? 0 : 1) }

  // MARK: Asking the layout

  /// Returns the displayed attributes of an element; nil if the layout has none.
  final func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return layout.attributes(of: key).map { seenInPlace(seen($0)) }
  }

  /// Returns the displayed attributes for those of the layout, mirrored if necessary.
  final func seen(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard layout.isMirrored else { return attributes }
    let copy = attributes.duplicate
    copy.center.x = contentSize.width - copy.center.x
    return copy
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard layout.isMirrored else { return rect }
    var rect = rect
    rect.origin.x = contentSize.width - rect.maxX
    return rect
  }

  /// Returns the elements in a rectangle, without nonexistent elements and invalid attributes.
  final func elements(in rect: CGRect) -> [KnownElement] {
    let given = layout.layoutAttributesForElements(in: mirrored(rect)) ?? []
    var keys = Set<ElementKey>(minimumCapacity: given.count)
    var found: [KnownElement] = []
    found.reserveCapacity(given.count)
    for attributes in given {
      if let element = known(attributes), keys.insert(element.key).inserted { found.append(element) }
    }
    return found
  }

  final func known(_ attributes: UICollectionViewLayoutAttributes) -> KnownElement? {
    let key = attributes.key
    if key.isCell, !hasItem(key.path) {
      warnOfAttributes(
        "Layout attributes \(attributes) were received from the layout \(layout) but are not valid for the data source counts. Attributes"
          + " will be ignored.")
      return nil
    }
    guard attributes.isSound else {
      warnOfAttributes("Layout attributes \(attributes) were received from the layout \(layout) with a frame that is not finite.")
      return nil
    }
    let shown = seen(key.isCell ? displaced(attributes, key.path) : attributes)
    return KnownElement(key: key, attributes: shown, frame: shown.frame)
  }

  private func warnOfAttributes(_ message: String) {
    guard !extras.hasWarnedOfAttributes else { return }
    extras.hasWarnedOfAttributes = true
    UIKitErrorHandler.warn(message)
  }
}
