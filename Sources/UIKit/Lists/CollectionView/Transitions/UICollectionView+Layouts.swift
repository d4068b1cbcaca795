import CoreGraphics
import Foundation
internal import TrestleListModel

extension UICollectionView {
  /// Replaces the layout. Views of elements that both layouts have are kept.
  final func replaceLayout(by new: UICollectionViewLayout, animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    guard new !== layout else {
      completion?(true)
      return
    }
    let old = layout
    // Within a block of updates the new layout takes part in their animation.
    guard loading.wasPrepared, loading.counts != nil, !loading.isBusy, updates.depth == 0, !layer.bounds.isEmpty else {
      install(new, instead: old)
      old.owningView = nil
      if updates.depth > 0, let completion { updateCompletions.append(completion) } else { completion?(true) }
      return
    }
    tileIfNeeded()
    let moment = CollectionMoment(self)
    let anchor = firstVisibleItem
    var change: CollectionChange?
    let isCurrent = pass {
      old.prepareForTransition(to: new)
      new.owningView = self
      new.prepareForTransition(from: old)
      install(new, instead: old)
      let begun = CollectionChange(self, update: nil, before: moment, from: old, to: new)
      change = begun
      prepareLayoutIfNeeded()
      for tile in tiles.order { tile.view.willTransition(from: old, to: new) }
      follow(targetOffset(keeping: anchor))
      begun.rearrange()
    }
    guard let change else { return }
    let body = {
      let ended: (Bool) -> Void = { [weak self] _ in
        old.change = nil
        new.change = nil
        // The old layout may have been set again meanwhile.
        if let self, old.collectionView === self, layout !== old { old.owningView = nil }
        old.finalizeLayoutTransition()
        new.finalizeLayoutTransition()
        for tile in self?.tiles.order ?? [] { tile.view.didTransition(from: old, to: new) }
        completion?(true)
      }
      change.run(isCurrent: isCurrent, completions: [ended])
    }
    if animated { body() } else { UIView.performWithoutAnimation(body) }
    setNeedsLayout()
  }

  private func install(_ new: UICollectionViewLayout, instead old: UICollectionViewLayout) {
    // A callback may have replaced the old layout already.
    if layout !== old, layout !== new { layout.owningView = nil }
    new.owningView = self
    layout = new
    new.invalidateLayout(with: new.makeContext())
    layoutWasReplaced()
  }

  /// Discards everything known from the previous layout.
  final func layoutWasReplaced() {
    pools.decorations = [:]
    forgetOrthogonalSections()
    loading.isLayoutValid = false
    loading.stale = nil
    loading.followsBounds = false
    tiles.knownRect = .null
    setNeedsLayout()
  }

  /// The first visible item, unless the content is at its beginning.
  private var firstVisibleItem: ItemPath? {
    let visible = layer.bounds.inset(by: adjustedContentInset)
    guard visible.minX > 0.5 || visible.minY > 0.5 else { return nil }
    return tiles.order.filter { $0.key.isCell && seenFrame($0.attributes).touches(visible) }.map(\.key.path).min()
  }

  /// Returns the content offset after a change of layout: visible items stay visible, unless layout or delegate return another offset.
  private func targetOffset(keeping anchor: ItemPath?) -> CGPoint {
    var proposed = clamped(contentOffset)
    if let anchor, let frame = layout.attributes(of: ElementKey(.cell, anchor)).map(seen)?.frame {
      let visible = layer.bounds.inset(by: adjustedContentInset)
      if !frame.touches(visible) {
        proposed = clamped(CGPoint(x: frame.minX - adjustedContentInset.left, y: frame.minY - adjustedContentInset.top))
      }
    }
    let target = layout.targetContentOffset(forProposedContentOffset: proposed)
    return extras.delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
  }
}
