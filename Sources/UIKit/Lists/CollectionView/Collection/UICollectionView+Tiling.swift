import CoreGraphics
import Foundation
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

  /// Recycles views that were created in this pass and are not displayed.
  private func discardUndisplayed(_ fresh: [CollectionTile]) {
    for tile in fresh where tiles.shown[tile.key] !== tile || !tile.isDisplayed {
      if tiles.shown[tile.key] === tile { tiles.shown[tile.key] = nil }
      recycle(tile.view, tile.key.kind)
    }
  }
}
