import CoreGraphics
import Foundation
internal import ListModel
import QuartzCore

extension UICollectionView {
  /// One layout pass: asks what is not known yet, and brings the views into agreement with what ought to be on screen.
  final func layoutCollection() {
    guard !loading.isBusy, layer.bounds.width > 0, layer.bounds.height > 0 else { return }
    // In the midst of a block of updates the data are ahead of the views.
    guard updates.depth == 0 else { return }
    let places = extras.animatesSizes ? placesInSight : nil
    extras.animatesSizes = false
    tile()
    if let places { animateSizes(from: places) }
    if !loading.isOutdated { prefetch() }
  }

  /// Brings the elements on screen up to date for a question about them, unless a pass is under way or the view has no size yet.
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
        // Views that are known never to agree are not asked a hundred times in each pass.
        if round > (extras.hasWarnedOfLoop ? 2 : Self.roundLimit) {
          warnOfLoop()
          break
        }
      } while !loading.isLayoutValid
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

  /// How often views may ask for other sizes in one pass.
  private static var roundLimit: Int { 100 }

  private func warnOfLoop() {
    guard !extras.hasWarnedOfLoop else { return }
    extras.hasWarnedOfLoop = true
    UIKitError.raise(
      "UICollectionView (\(self)) is stuck in its update/layout loop. This can happen for many reasons, including self-sizing views whose"
        + " preferred attributes are not returning a consistent size. To debug this issue, check the Console app for logs in the"
        + " \"UICollectionViewRecursion\" category.")
  }

  // MARK: What the layout says

  /// Asks the layout for what is near the bounds, unless that is known.
  final func refreshKnown() {
    let bounds = layer.bounds
    let stale = loading.stale
    loading.stale = []
    guard let stale, tiles.knownRect.contains(bounds) else {
      // A layout that follows the bounds is asked at each step, so it prepares only what is visible.
      let reach = loading.followsBounds ? 0 : 0.5
      tiles.knownRect = bounds.insetBy(dx: -bounds.width * reach, dy: -bounds.height * reach)
      tiles.known = elements(in: tiles.knownRect)
      if stale?.isEmpty ?? false { warnOfChangedParts() }
      return
    }
    for key in stale { refresh(key) }
  }

  /// The layout was asked for other elements, and was not invalidated: what it said before has to hold still.
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

  /// Asks the layout again for one element.
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
    tiles.pass += 1
    let pass = tiles.pass
    var missing: [KnownElement] = []
    for element in tiles.known where !element.attributes.isHidden && sees(element, in: bounds) {
      guard let tile = tiles.shown[element.key] else {
        missing.append(element)
        continue
      }
      tile.pass = pass
      if tile.attributes !== element.attributes { apply(element.attributes, to: tile) }
    }
    for tile in tiles.order where tile.pass != pass && !loading.isOutdated {
      if keepsOutOfSight(tile) { continue }
      drop(tile)
    }
    for tile in fresh where tile.pass != pass && tiles.shown[tile.key] === tile { tiles.shown[tile.key] = nil }
    for element in missing {
      guard !loading.isOutdated else { return }
      guard let tile = makeTile(element) else { continue }
      tile.pass = pass
      tiles.shown[tile.key] = tile
      fresh.append(tile)
    }
  }

  /// A view that is edited stays though it is out of sight, so that editing goes on.
  private func keepsOutOfSight(_ tile: CollectionTile) -> Bool {
    if extras.movement?.shows(tile) ?? false { return true }
    guard let edited = window?.firstResponder as? UIView, edited !== self else { return false }
    return edited.isDescendant(of: tile.view) && (!tile.key.isCell || hasItem(tile.key.path))
  }

  /// Gives a view to its pool and tells the delegate.
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

  /// Views that were made in this pass, and are not to be shown after all.
  private func discardUndisplayed(_ fresh: [CollectionTile]) {
    for tile in fresh where tiles.shown[tile.key] !== tile || !tile.isDisplayed {
      if tiles.shown[tile.key] === tile { tiles.shown[tile.key] = nil }
      recycle(tile.view, tile.key.kind)
    }
  }

  /// Asks the data source, or the layout's registrations, for the view of an element.
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

  /// Tells the delegate and puts a view on screen.
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

  // MARK: Places

  /// Gives a view its attributes.
  final func apply(_ attributes: UICollectionViewLayoutAttributes, to tile: CollectionTile) {
    let old = tile.attributes
    tile.attributes = attributes
    guard !old.isEqual(attributes) || old.indexPath != attributes.indexPath else { return }
    if old.size != attributes.size, tile.preferredSize != attributes.size { tile.needsSizing = true }
    place(tile.view, by: attributes)
    tile.view.apply(attributes)
    if old.zIndex != attributes.zIndex, tile.isDisplayed {
      tiles.order.removeAll { $0 === tile }
      insert(tile)
    }
  }

  /// Sets what attributes say of every view.
  ///
  /// - Parameter keepsParent: Whether the view stays in the scroll view in which it is, though the attributes may be of another section.
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
    // Attributes that say the same as before leave alone what the app has set meanwhile, as when it hides a header.
    if view.givenAlpha != attributes.alpha {
      view.givenAlpha = attributes.alpha
      view.alpha = attributes.alpha
    }
    if view.givenHidden != attributes.isHidden {
      view.givenHidden = attributes.isHidden
      view.isHidden = attributes.isHidden
    }
  }

  /// Moves a view to another parent without moving it on screen.
  private func adopt(_ view: UIView, from old: UIView, into parent: UIScrollView) {
    UIView.performWithoutAnimation {
      let center = old.convert(view.center, to: parent)
      parent.insertSubview(view, at: backIndex(in: parent))
      view.center = center
    }
  }

  /// Puts a view among the others by its rank.
  private func insert(_ tile: CollectionTile) {
    tiles.leaving.removeAll { $0 === tile.view }
    let rank = tile.rank
    var index = tiles.order.count
    while index > 0, tiles.order[index - 1].rank > rank { index -= 1 }
    let parent = parent(for: tile.attributes)
    let isInPlace = tile.view.superview === parent && tile.view.shownRank == rank.0 && index == tiles.order.count
    let above = tiles.order[index...].first { $0.view.superview === parent }?.view
    let below = tiles.order[..<index].last { $0.view.superview === parent }?.view
    tiles.order.insert(tile, at: index)
    tile.view.shownRank = rank.0
    if let above {
      if tile.view !== above { parent.insertSubview(tile.view, belowSubview: above) }
    } else if let below {
      // A reused view that is still in place need not move: views of one rank have no order.
      if !isInPlace || rank.0 != 0 || !tile.key.isCell { parent.insertSubview(tile.view, aboveSubview: below) }
    } else {
      parent.insertSubview(tile.view, at: backIndex(in: parent))
    }
  }

  /// The index behind all elements.
  final func backIndex(in parent: UIScrollView) -> Int { parent === self ? min(backViewCount, subviews.count) : 0 }

  // MARK: Leaving

  /// Gives a view to its pool; it leaves the screen when the pass is over, unless it is handed back before.
  final func recycle(_ view: UICollectionReusableView, _ kind: ElementKey.Kind) {
    tiles.leaving.append(view)
    switch kind {
    case .cell:
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

  /// Takes every view off the screen. Until the layout that follows they stay where they are: most are handed back.
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
