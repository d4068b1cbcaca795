import CoreGraphics
import Foundation
internal import TrestleListModel
import QuartzCore

extension UICollectionView {
  /// Asks the visible views for their preferred sizes, and the layout whether to apply them.
  final func followPreferredSizes() {
    guard tiles.shown.values.contains(where: \.needsSizing) else { return }
    for element in tiles.known {
      guard let tile = tiles.shown[element.key], tile.needsSizing, !loading.isOutdated else { continue }
      tile.needsSizing = false
      let parent = parent(for: tile.attributes)
      if tile.view.superview !== parent { parent.insertSubview(tile.view, at: backIndex(in: parent)) }
      // During an update, the view still has the attributes of the element's former position.
      var original = tile.attributes.key == element.key ? tile.attributes : element.attributes
      var preferred = tile.view.preferredLayoutAttributesFitting(original.duplicate)
      tile.preferredSize = preferred.size
      let place = place(of: element.key)
      if place != element.key {
        (original, preferred) = (original.duplicate, preferred.duplicate)
        original.indexPath = place.indexPath
        preferred.indexPath = place.indexPath
      }
      guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original) else { continue }
      let context = layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      context.movesOthers = true
      layout.invalidateLayout(with: context)
    }
  }

  /// The content of a view has changed its size.
  final func preferredSizeMayHaveChanged(of view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, !loading.isTiling, layout.asksPreferredAttributes, let tile = tile(of: view) else { return }
    tile.needsSizing = true
    if tile.isDisplayed { sizesMayChange() }
    setNeedsLayout()
  }

  /// Visible views may change their sizes: the next pass moves them and the others, unless animations are off.
  final func sizesMayChange() {
    guard window != nil, UIView.areAnimationsEnabled, ViewAnimation.current == nil else { return }
    extras.animatesSizes = true
  }

  // MARK: Animating

  /// The visible views at their current positions.
  struct Places {
    var offset: CGPoint
    var frames: [(tile: CollectionTile, frame: CGRect)]
  }

  final var placesInSight: Places {
    Places(offset: contentOffset, frames: tiles.order.filter(\.isDisplayed).map { ($0, $0.view.frame) })
  }

  /// Moves views from where they were before some of them changed their sizes.
  final func animateSizes(from places: Places) {
    guard window != nil, UIView.areAnimationsEnabled, ViewAnimation.current == nil, extras.changes.isEmpty, extras.movement == nil,
      !isInMotion, !loading.isOutdated
    else { return }
    let shift = CGPoint(x: contentOffset.x - places.offset.x, y: contentOffset.y - places.offset.y)
    let moved = places.frames.compactMap { tile, frame -> (tile: CollectionTile, start: CGRect)? in
      guard tiles.shown[tile.key] === tile, tile.attributes.ownTransform == nil else { return nil }
      let start = tile.view.superview === self ? frame.offsetBy(dx: shift.x, dy: shift.y) : frame
      return start == tile.view.frame ? nil : (tile, start)
    }
    guard !moved.isEmpty else { return }
    let player = TransitionPlayer(host: self, from: places.offset, completions: [])
    player.companion = SizeMotion(host: self, moved: moved)
    player.play()
  }
}

/// Views that move because some of them changed their sizes; their contents are laid out in the same animation.
private struct SizeMotion: TransitionCompanion {
  let host: UICollectionView
  let moved: [(tile: CollectionTile, start: CGRect)]
  let isMoving = true

  func prepare(shift: CGPoint) {
    for (tile, start) in moved {
      tile.view.frame = start
      tile.view.layoutIfNeeded()
    }
  }

  func setInMotion() {
    for (tile, _) in moved {
      host.place(tile.view, by: tile.attributes)
      tile.view.layoutIfNeeded()
    }
  }

  func skip(isStill: Bool) {}
  func end() {}
}
