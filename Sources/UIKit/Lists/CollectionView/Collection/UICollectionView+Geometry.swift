import CoreGraphics
internal import TrestleListModel

extension UICollectionView {
  final func tile(of view: UIView) -> CollectionTile? {
    tiles.order.first { $0.view === view } ?? tiles.shown.values.first { $0.view === view }
  }

  final func shownCell(_ path: ItemPath) -> UICollectionViewCell? {
    tileIfNeeded()
    return tiles.shown[ElementKey(.cell, path)]?.view as? UICollectionViewCell
  }

  final var shownCells: [UICollectionViewCell] {
    tileIfNeeded()
    return tiles.order.compactMap { $0.key.isCell ? $0.view as? UICollectionViewCell : nil }
  }

  final var shownItemPaths: [IndexPath] {
    tileIfNeeded()
    return tiles.order.compactMap { $0.key.isCell ? $0.key.indexPath : nil }
  }

  final func shownSupplementaryView(_ kind: String, _ indexPath: IndexPath) -> UICollectionReusableView? {
    tileIfNeeded()
    return tiles.shown[ElementKey(.supplementary(kind), indexPath)]?.view
  }

  final func shownSupplementaryTiles(_ kind: String) -> [CollectionTile] {
    tileIfNeeded()
    return tiles.order.filter { $0.key.kind == .supplementary(kind) }
  }

  /// Returns the item with the frontmost cell at a point of the content.
  final func item(at point: CGPoint) -> ItemPath? {
    guard !loading.isAsking else { return nil }
    prepareLayoutIfNeeded()
    let isKnown = loading.stale?.isEmpty ?? false && tiles.knownRect.contains(point)
    let near = isKnown ? tiles.known : elements(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
    var found: KnownElement?
    for element in near where element.key.isCell && !element.attributes.isHidden && seenFrame(element.attributes).contains(point) {
      if found.map({ $0.attributes.zIndex <= element.attributes.zIndex }) ?? true { found = element }
    }
    return found?.key.path
  }

  // MARK: Scrolling

  final func scroll(toItem indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard !loading.isAsking else { return }
    let counts = loadedCounts
    let path = ItemPath(indexPath)
    guard counts.indices.contains(path.section) else {
      UIKitError.raise(
        "Attempted to scroll the collection view to an out-of-bounds section (\(path.section)) when there are only \(counts.count)"
          + " sections.")
      return
    }
    guard path.item >= 0, path.item < counts[path.section] else {
      UIKitError.raise(
        "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only"
          + " \(counts[path.section]) items in section \(path.section).")
      return
    }
    for (styles, name) in [(Self.verticalPositions, "vertical"), (Self.horizontalPositions, "horizontal")]
    where styles.filter({ position.contains($0) }).count > 1 {
      UIKitError.raise("attempt to use a scroll position with multiple \(name) positioning styles")
      return
    }
    // The item's position depends on the view's upcoming size.
    if layer.bounds.isEmpty { superview?.layoutIfNeeded() }
    prepareLayoutIfNeeded()
    scrollOrthogonally(to: path, position, animated: animated)
    guard let attributes = attributes(of: ElementKey(.cell, path)) else { return }
    var frame = attributes.frame
    // The collection view itself does not scroll along the axis of an orthogonal section.
    if let section = attributes.scroller, let geometry = layout.orthogonalGeometry(ofSection: section) {
      let visible = layer.bounds.inset(by: adjustedContentInset)
      if geometry.axis == .horizontal {
        (frame.origin.x, frame.size.width) = (visible.minX, visible.width)
      } else {
        (frame.origin.y, frame.size.height) = (visible.minY, visible.height)
      }
    }
    let target = roundToPixels(clamped(offset(showing: frame, position)))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  private static var verticalPositions: [ScrollPosition] { [.top, .centeredVertically, .bottom] }
  private static var horizontalPositions: [ScrollPosition] { [.left, .centeredHorizontally, .right] }

  /// Returns the content offset that shows a frame at a position; an axis without a position does not move.
  private func offset(showing frame: CGRect, _ position: ScrollPosition) -> CGPoint {
    let visible = layer.bounds.inset(by: adjustedContentInset)
    var step = CGPoint.zero
    if position.isEmpty {
      step.x = leastStep(frame.minX, frame.maxX, visible.minX, visible.maxX)
      step.y = leastStep(frame.minY, frame.maxY, visible.minY, visible.maxY)
    }
    if position.contains(.top) { step.y = frame.minY - visible.minY }
    if position.contains(.centeredVertically) { step.y = frame.midY - visible.midY }
    if position.contains(.bottom) { step.y = frame.maxY - visible.maxY }
    if position.contains(.left) { step.x = frame.minX - visible.minX }
    if position.contains(.centeredHorizontally) { step.x = frame.midX - visible.midX }
    if position.contains(.right) { step.x = frame.maxX - visible.maxX }
    return CGPoint(x: contentOffset.x + step.x, y: contentOffset.y + step.y)
  }

  private func leastStep(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat) -> CGFloat {
    if low < visibleLow || high - low > visibleHigh - visibleLow { return low - visibleLow }
    return high > visibleHigh ? high - visibleHigh : 0
  }
}
