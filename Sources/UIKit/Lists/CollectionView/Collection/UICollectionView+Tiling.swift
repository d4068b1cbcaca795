internal import TrestleListModel
import QuartzCore

extension UICollectionView {
  /// Performs one layout pass: queries missing data, and updates the visible views.
  final func layoutCollection() {
    // Within a block of updates the data is ahead of the views.
    guard !loading.isBusy, updates.depth == 0 else { return }
    guard !layer.bounds.isEmpty else {
      // Apps derive the height of a view without one from the size of its content.
      if givesContentSize { pass { prepareLayoutIfNeeded() } }
      return
    }
    let places = extras.animatesSizes ? placesInSight : nil
    extras.animatesSizes = false
    tile()
    if let places { animateSizes(from: places) }
    if !loading.isOutdated { prefetch() }
  }

  /// Updates the visible elements before they are queried, unless a pass is active or the view has no size yet.
  final func tileIfNeeded() {
    guard !loading.isBusy, updates.depth == 0 else { return }
    if !loading.isLayoutValid || tiles.bounds != layer.bounds || extras.orthogonal.hasScrolled { layoutCollection() }
  }

  final func tile() {
    pass {
      if extras.needsIndex { loadIndexIfNeeded() }
      var fresh: [CollectionTile] = []
      var round = 0
      extras.orthogonal.hasScrolled = false
      followMirroredWidth()
      prepareLayoutIfNeeded()
      let animatedBounds = loading.animatedBounds
      loading.animatedBounds = nil
      if let animatedBounds { layout.prepare(forAnimatedBoundsChange: animatedBounds) }
      repeat {
        prepareLayoutIfNeeded()
        refreshKnown()
        showVisible(&fresh)
        guard !loading.isOutdated else { break }
        if layout.asksPreferredAttributes { followPreferredSizes() }
        round += 1
        // Views that are known never to converge are measured only a few times per pass.
        if round > (extras.hasWarnedOfLoop ? 2 : Self.roundLimit) {
          warnOfLoop()
          break
        }
      } while !loading.isLayoutValid || returnsToContent()
      for tile in fresh where tiles.shown[tile.key] === tile && !loading.isOutdated { display(tile) }
      if animatedBounds != nil { layout.finalizeAnimatedBoundsChange() }
      discardUndisplayed(fresh)
      finishLeaving()
      tidyOrthogonalViews()
      followListBackground()
      if let background = extras.background, background.frame != layer.bounds { background.frame = layer.bounds }
      if extras.focusRing != nil { placeFocusMark() }
      if !extras.room.placeholders.isEmpty { placePlaceholders() }
      placeIndex()
      tiles.bounds = layer.bounds
    }
  }

  /// Moves the content back if measured sizes have moved it beyond its edge. Returns whether it moved, and other elements may be visible.
  private func returnsToContent() -> Bool {
    guard loading.isShifted, !isInMotion else { return false }
    loading.isShifted = false
    let inside = clamped(contentOffset)
    guard inside != contentOffset else { return false }
    shiftContent(by: CGPoint(x: inside.x - contentOffset.x, y: inside.y - contentOffset.y))
    return true
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

  // MARK: Querying the layout

  /// Queries the layout for the elements near the bounds, unless they are known.
  final func refreshKnown() {
    // A callback may have invalidated or replaced the layout since it was prepared.
    prepareLayoutIfNeeded()
    let bounds = layer.bounds
    let stale = loading.stale
    loading.stale = []
    guard let stale, tiles.knownRect.contains(bounds) else {
      // A layout that is invalidated by scrolling is queried at each step, so only the visible area is prepared.
      let reach = loading.followsBounds ? 0 : 0.5
      tiles.knownRect = bounds.insetBy(dx: -bounds.width * reach, dy: -bounds.height * reach)
      tiles.known = elements(in: tiles.knownRect)
      if stale?.isEmpty ?? false { warnOfChangedParts() }
      return
    }
    for key in stale { refresh(key) }
  }

  /// Logs a warning: the layout returned different elements without having been invalidated.
  private func warnOfChangedParts() {
    guard !extras.hasWarnedOfParts else { return }
    for element in tiles.known {
      guard case .supplementary = element.key.kind, let tile = tiles.shown[element.key], !tile.attributes.isEqual(element.attributes) else {
        continue
      }
      extras.hasWarnedOfParts = true
      UIKitErrorHandler.warn(
        "layout attributes for supplementary item at index path (\(Self.words(element.key.indexPath))) changed from \(tile.attributes) to"
          + " \(element.attributes) without invalidating the layout")
      return
    }
  }

  /// Queries the layout again for one element.
  private func refresh(_ key: ElementKey) {
    let new = layout.attributes(of: key).flatMap { known($0) }
    let index = tiles.known.firstIndex { $0.key == key }
    switch (index, new) {
    case (let index?, let new?): tiles.known[index] = new
    case (let index?, nil): tiles.known.remove(at: index)
    case (nil, let new?): if new.frame.touches(tiles.knownRect) { tiles.known.append(new) }
    case (nil, nil): break
    }
  }

  // MARK: Views

  private func showVisible(_ fresh: inout [CollectionTile]) {
    let bounds = layer.bounds
    if fresh.isEmpty, let settled = tiles.settled, settled.holds(at: bounds) { return }
    tiles.pass += 1
    let pass = tiles.pass
    var missing: [KnownElement] = []
    var settled: SettledBounds? = SettledBounds(bounds)
    let known = tiles.known
    for element in known {
      if element.attributes.scroller == nil { settled?.add(element.frame) } else { settled = nil }
      guard !element.attributes.isHidden, sees(element, in: bounds) else { continue }
      guard let tile = tiles.shown[element.key] else {
        missing.append(element)
        continue
      }
      tile.pass = pass
      if tile.mayDiffer(from: element.attributes) { apply(element.attributes, to: tile) }
    }
    for tile in tiles.order where tile.pass != pass && !loading.isOutdated {
      if keepsOutOfSight(tile) {
        settled = nil
        continue
      }
      drop(tile)
    }
    for tile in fresh where tile.pass != pass && tiles.shown[tile.key] === tile { tiles.shown[tile.key] = nil }
    for element in missing {
      guard !loading.isOutdated else { return }
      guard let tile = makeTile(element) else {
        settled = nil
        continue
      }
      tile.pass = pass
      tiles.shown[tile.key] = tile
      fresh.append(tile)
    }
    tiles.settled = settled
  }

  /// Returns whether an invisible view is kept because it contains the first responder.
  private func keepsOutOfSight(_ tile: CollectionTile) -> Bool {
    if extras.movement?.shows(tile) ?? false { return true }
    guard let edited = window?.firstResponder as? UIView, edited !== self else { return false }
    return edited.isDescendant(of: tile.view) && (!tile.key.isCell || hasItem(tile.key.path))
  }

  /// Recycles a view and notifies the delegate.
  private func drop(_ tile: CollectionTile) {
    tiles.shown[tile.key] = nil
    tiles.order.removeAll { $0 === tile }
    endDisplaying(tile)
  }

  final func endDisplaying(_ tile: CollectionTile) {
    switch tile.key.kind {
    case .cell:
      if let cell = tile.view as? UICollectionViewCell {
        extras.delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: tile.key.indexPath)
      }
    case .supplementary(let kind):
      extras.delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: tile.view, forElementOfKind: kind, at: tile.key.indexPath)
    case .decoration: break
    }
    recycle(tile.view, tile.key.kind)
  }

  /// Recycles views that were created in this pass and are not displayed.
  private func discardUndisplayed(_ fresh: [CollectionTile]) {
    for tile in fresh where tiles.shown[tile.key] !== tile || !tile.isDisplayed {
      if tiles.shown[tile.key] === tile { tiles.shown[tile.key] = nil }
      recycle(tile.view, tile.key.kind)
    }
  }

  /// Requests the view of an element from the data source or the layout's registrations.
  final func makeTile(_ element: KnownElement) -> CollectionTile? {
    tiles.making = (element.key, element.attributes)
    let view = obtainView(element.key)
    tiles.making = nil
    guard let view else { return nil }
    if view.layer.hasAnimations { view.layer.removeAllAnimations() }
    view.collectionHost = self
    let tile = CollectionTile(key: element.key, view: view, attributes: element.attributes)
    UIView.performWithoutAnimation {
      place(view, by: element.attributes)
      if let cell = view as? UICollectionViewCell, element.key.isCell {
        cell.isSelected = selection.isSelected(element.key.path)
        cell.isHighlighted = selection.highlighted == element.key.path
      }
    }
    return tile
  }

  /// Notifies the delegate and shows a view.
  final func display(_ tile: CollectionTile) {
    tile.isDisplayed = true
    switch tile.key.kind {
    case .cell:
      if let cell = tile.view as? UICollectionViewCell {
        extras.delegate?.collectionView(self, willDisplay: cell, forItemAt: tile.key.indexPath)
      }
    case .supplementary(let kind):
      extras.delegate?.collectionView(self, willDisplaySupplementaryView: tile.view, forElementKind: kind, at: tile.key.indexPath)
    case .decoration: break
    }
    insert(tile)
  }

  // MARK: Frames

  final func apply(_ attributes: UICollectionViewLayoutAttributes, to tile: CollectionTile) {
    let applied = tile.applied
    let isChanged = tile.differs(from: attributes) || tile.attributes.indexPath != attributes.indexPath
    tile.attributes = attributes
    guard isChanged else { return }
    if applied.size != attributes.size, tile.preferredSize != attributes.size { tile.needsSizing = true }
    place(tile.view, by: attributes)
    tile.view.apply(attributes)
    if applied.zIndex != attributes.zIndex, tile.isDisplayed {
      tiles.order.removeAll { $0 === tile }
      insert(tile)
    }
  }

  /// Applies the common attributes to a view.
  ///
  /// - Parameter keepsParent: Whether the view stays in its present scroll view even if the attributes belong to another section.
  final func place(_ view: UICollectionReusableView, by attributes: UICollectionViewLayoutAttributes, keepsParent: Bool = false) {
    var shift = CGPoint.zero
    view.listEnvironment = (attributes.list as? ListPlace)?.environment ?? UIListEnvironment.none
    if attributes.scroller != nil || view.superview is OrthogonalScrollView {
      var parent = keepsParent ? view.superview as? UIScrollView : nil
      if parent == nil || !isOwnParent(parent) { parent = self.parent(for: attributes) }
      if let parent, let old = view.superview, old !== parent, isOwnParent(old) { adopt(view, from: old, into: parent) }
      if let parent { shift = self.shift(into: parent) }
    }
    if let transform = attributes.ownTransform {
      if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
      view.center = CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y)
      view.transform3D = transform
    } else {
      if view.layer.isTransformed { view.transform3D = CATransform3DIdentity }
      let frame = attributes.frame.offsetBy(dx: shift.x, dy: shift.y)
      if view.frame != frame { view.frame = frame }
    }
    // Unchanged attributes do not overwrite what the app has set meanwhile, for example a hidden header.
    if view.givenAlpha != attributes.alpha {
      view.givenAlpha = attributes.alpha
      view.alpha = attributes.alpha
    }
    if view.givenHidden != attributes.isHidden {
      view.givenHidden = attributes.isHidden
      view.isHidden = attributes.isHidden
    }
  }

  /// Moves a view to another superview without moving it on screen.
  private func adopt(_ view: UIView, from old: UIView, into parent: UIScrollView) {
    UIView.performWithoutAnimation {
      let center = old.convert(view.center, to: parent)
      parent.insertSubview(view, at: backIndex(in: parent))
      view.center = center
    }
  }

  /// Inserts a view among the others by its rank.
  private func insert(_ tile: CollectionTile) {
    tiles.leaving.removeAll { $0 === tile.view }
    let rank = tile.rank
    var index = tiles.order.count
    while index > 0, tiles.order[index - 1].rank > rank { index -= 1 }
    let parent = parent(for: tile.attributes)
    let isInPlace = tile.view.superview === parent && tile.view.shownRank == rank.0 && index == tiles.order.count
    var above = tiles.order[index...].first { $0.view.superview === parent }?.view
    var below: UIView? = tiles.order[..<index].last { $0.view.superview === parent }?.view
    // Cells have no order, and cells that stay in place are not yet in the order: other views go behind or in front of all of them.
    if rank < (0, 0) { above = nil }
    if rank > (0, 0), above == nil { below = parent.subviewList.last { $0 !== tile.view && $0 is UICollectionReusableView } }
    tiles.order.insert(tile, at: index)
    tile.view.shownRank = rank.0
    if let above {
      if tile.view !== above { parent.insertSubview(tile.view, belowSubview: above) }
    } else if let below {
      // A reused view that is still in place need not move: views of equal rank have no order.
      if !isInPlace || rank.0 != 0 || !tile.key.isCell { parent.insertSubview(tile.view, aboveSubview: below) }
    } else {
      parent.insertSubview(tile.view, at: backIndex(in: parent))
    }
  }

  /// Returns the index behind all elements.
  final func backIndex(in parent: UIScrollView) -> Int { parent === self ? min(backViewCount, subviews.count) : 0 }

  // MARK: Recycling

  /// Adds a view to its pool; it is removed from the screen at the end of the pass, unless it is dequeued again before.
  final func recycle(_ view: UICollectionReusableView, _ kind: ElementKey.Kind) {
    tiles.leaving.append(view)
    switch kind {
    case .cell:
      swipeLeaves(view)
      guard let identifier = view.reuseIdentifier else { return }
      pools.cells.enqueue(view, for: identifier)
    case .supplementary(let kind):
      guard let identifier = view.reuseIdentifier else { return }
      pools.supplementary[kind, default: ReusePool()].enqueue(view, for: identifier)
    case .decoration(let kind): pools.decorations[kind, default: []].append(view)
    }
  }

  final func finishLeaving() {
    for view in tiles.leaving where isOwnParent(view.superview) { view.removeFromSuperview() }
    tiles.leaving.removeAll(keepingCapacity: true)
  }

  /// Recycles every view. They stay in place until the following layout: most are dequeued again.
  final func recycleAll() {
    let order = tiles.order
    tiles.order.removeAll(keepingCapacity: true)
    tiles.shown.removeAll(keepingCapacity: true)
    tiles.known.removeAll(keepingCapacity: true)
    tiles.knownRect = .null
    pass {
      for tile in order { endDisplaying(tile) }
    }
    setNeedsLayout()
  }
}
