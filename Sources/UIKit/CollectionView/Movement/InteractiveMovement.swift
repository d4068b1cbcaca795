import CoreGraphics
import Foundation
internal import ListModel
import QuartzCore

/// An item that a person moves to another place: its cell follows the finger, and the others make way.
///
/// The data do not change until the end. Until then each item is shown where the layout has the place it would have: the *order* maps
/// places to items.
@MainActor final class InteractiveMovement {
  private unowned let view: UICollectionView
  private let tile: CollectionTile
  /// Where the item was when the movement began, and where it would go if it ended now.
  private let origin: ItemPath
  private var target: ItemPath
  private var position: CGPoint

  init(_ view: UICollectionView, _ tile: CollectionTile) {
    self.view = view
    self.tile = tile
    origin = tile.key.path
    target = tile.key.path
    position = tile.view.center
    (tile.view as? UICollectionViewCell)?.isReordering = true
    (tile.view as? UICollectionViewCell)?.stateChanged()
    view.bringSubviewToFront(tile.view)
  }

  func shows(_ other: CollectionTile) -> Bool { other === tile }

  /// The attributes of the moving cell, given by the layout.
  private var attributes: UICollectionViewLayoutAttributes {
    view.layout.layoutAttributesForInteractivelyMovingItem(at: IndexPath(target), withTargetPosition: position)
  }

  func update(_ new: CGPoint) {
    let before = position
    position = new
    let proposed = view.layout.targetIndexPath(forInteractivelyMovingItem: IndexPath(target), withPosition: new)
    let wanted =
      view.extras.delegate?.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(origin), atCurrentIndexPath: IndexPath(target),
        toProposedIndexPath: proposed) ?? proposed
    let path = ItemPath(wanted)
    if path != target, view.hasItem(path) {
      let old = target
      target = path
      let context = view.layout.invalidationContext(
        forInteractivelyMovingItems: [IndexPath(path)], withTargetPosition: new, previousIndexPaths: [IndexPath(old)],
        previousPosition: before)
      view.layout.invalidateLayout(with: context)
      makeWay()
    }
    view.place(tile.view, by: attributes)
    view.bringSubviewToFront(tile.view)
  }

  /// Shows the others where they would be.
  private func makeWay() {
    view.prepareLayoutIfNeeded()
    UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction]) { [self] in
      for other in view.tiles.order where other !== tile && other.key.isCell {
        if let place = view.attributes(of: ElementKey(.cell, shownPlace(of: other.key.path))) { view.place(other.view, by: place) }
      }
    }
  }

  /// The place at which an item is shown while the moving one is over its target.
  private func shownPlace(of path: ItemPath) -> ItemPath {
    var place = path
    if path.section == origin.section, path.item > origin.item { place.item -= 1 }
    if path.section == target.section, place.item >= target.item, path != origin { place.item += 1 }
    return view.hasItem(place) ? place : path
  }

  /// The moved item takes its place: the data source moves it, and the views follow without another animation of the others.
  func end() {
    guard view.extras.movement === self else { return }
    close(cancelled: false)
    guard target != origin, let source = view.dataSource else { return settle() }
    source.collectionView(view, moveItemAt: IndexPath(origin), to: IndexPath(target))
    view.moveItem(at: IndexPath(origin), to: IndexPath(target))
  }

  func cancel() {
    guard view.extras.movement === self else { return }
    close(cancelled: true)
    settle()
  }

  private func close(cancelled: Bool) {
    view.extras.movement = nil
    (tile.view as? UICollectionViewCell)?.isReordering = false
    (tile.view as? UICollectionViewCell)?.stateChanged()
    let final = cancelled ? origin : target
    let context = view.layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [IndexPath(final)], previousIndexPaths: [IndexPath(origin)], movementCancelled: cancelled)
    view.layout.invalidateLayout(with: context)
  }

  /// Everything goes back to its own place.
  private func settle() {
    view.prepareLayoutIfNeeded()
    UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction]) { [self] in
      for tile in view.tiles.order where tile.key.isCell {
        if let place = view.attributes(of: tile.key) { view.place(tile.view, by: place) }
      }
    }
  }
}

extension UICollectionView {
  /// Lifts an item if the data source allows it to be moved.
  final func beginMovement(_ path: ItemPath) -> Bool {
    guard extras.movement == nil, let dataSource, hasItem(path), dataSource.collectionView(self, canMoveItemAt: IndexPath(path)),
      let tile = tiles.shown[ElementKey(.cell, path)]
    else { return false }
    dropHighlight()
    extras.movement = InteractiveMovement(self, tile)
    return true
  }
}
