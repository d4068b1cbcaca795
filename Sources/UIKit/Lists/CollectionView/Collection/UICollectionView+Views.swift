import CoreGraphics
import Foundation
internal import TrestleListModel
import QuartzCore

extension UICollectionView {
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
