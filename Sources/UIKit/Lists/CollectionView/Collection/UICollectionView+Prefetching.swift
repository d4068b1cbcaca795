import CoreGraphics
internal import TrestleListModel

extension UICollectionView {
  /// Prefetches the items about one screen ahead in the direction of scrolling, once each, and cancels those that were passed.
  final func prefetch() {
    guard let source = prefetchDataSource, isPrefetchingEnabled, !tiles.order.isEmpty else { return }
    let bounds = layer.bounds
    let origin = extras.prefetch.lastOrigin
    extras.prefetch.lastOrigin = bounds.origin
    var step = CGPoint(x: bounds.minX - origin.x, y: bounds.minY - origin.y)
    if step == .zero {
      guard extras.prefetch.announced.isEmpty else { return }
      // At rest, forward scrolling is expected.
      step = contentSize.height > bounds.height ? CGPoint(x: 0, y: 1) : CGPoint(x: 1, y: 0)
    }
    let isVertical = abs(step.y) >= abs(step.x)
    let distance = isVertical ? bounds.height : bounds.width
    let sign: CGFloat = (isVertical ? step.y : step.x) < 0 ? -1 : 1
    let ahead = isVertical ? bounds.offsetBy(dx: 0, dy: sign * distance) : bounds.offsetBy(dx: sign * distance, dy: 0)
    let near = elements(in: ahead).filter { $0.key.isCell && tiles.shown[$0.key] == nil && sees($0, in: ahead) }
    let wanted = Set(near.map(\.key.path))
    let isFresh = { [announced = extras.prefetch.announced] (path: ItemPath) in !announced.contains(path) }
    let fresh = near.filter { isFresh($0.key.path) }.sorted {
      let (first, second) = isVertical ? ($0.frame.midY, $1.frame.midY) : ($0.frame.midX, $1.frame.midX)
      return first == second ? $0.key.path < $1.key.path : (first - second) * sign < 0
    }
    let unseen = extras.prefetch.announced.filter { !wanted.contains($0) && tiles.shown[ElementKey(.cell, $0)] == nil }
    let cancelled = unseen.filter { path in
      // Items beyond the trailing edge of the movement have been visible.
      guard let frame = layout.attributes(of: ElementKey(.cell, path))?.frame else { return true }
      return sign > 0
        ? (isVertical ? frame.minY >= bounds.maxY : frame.minX >= bounds.maxX)
        : (isVertical ? frame.maxY <= bounds.minY : frame.maxX <= bounds.minX)
    }
    extras.prefetch.announced = wanted
    if !cancelled.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: cancelled.sorted().map { IndexPath($0) }) }
    if !fresh.isEmpty { source.collectionView(self, prefetchItemsAt: fresh.map { $0.key.indexPath }) }
  }

  /// Discards prefetch requests after a reload or an update.
  final func forgetPrefetching() { extras.prefetch = CollectionPrefetch(lastOrigin: layer.bounds.origin) }
}
