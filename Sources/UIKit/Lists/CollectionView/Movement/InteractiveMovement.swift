internal import TrestleListModel
import QuartzCore

/// An item that the user moves: its cell follows the finger, and the others make space.
///
/// The data does not change until the end. Until then a ``CollectionRoom`` maps each item to its displayed position.
@MainActor final class InteractiveMovement {
  private unowned let view: UICollectionView
  private let tile: CollectionTile
  /// The position of the item in the data, and its present target.
  private(set) var origin: ItemPath
  private var target: ItemPath
  private var position: CGPoint
  private let scrollers: EdgeScrollers

  init(_ view: UICollectionView, _ tile: CollectionTile) {
    self.view = view
    self.tile = tile
    origin = tile.key.path
    target = tile.key.path
    position = tile.view.center
    scrollers = EdgeScrollers(view)
    setHeld(true)
    raise()
  }

  private func setHeld(_ isHeld: Bool) {
    (tile.view as? UICollectionViewCell)?.isReordering = isHeld
    (tile.view as? UICollectionViewCell)?.stateChanged()
  }

  private func raise() {
    view.bringSubviewToFront(tile.view)
    view.keepIndicatorsInFront(of: tile.view)
  }

  func shows(_ other: CollectionTile) -> Bool { other === tile }

  /// The attributes of the moving cell, given by the layout.
  var heldAttributes: UICollectionViewLayoutAttributes {
    let center = view.layout.isMirrored ? CGPoint(x: view.contentSize.width - position.x, y: position.y) : position
    let attributes = view.layout.layoutAttributesForInteractivelyMovingItem(at: IndexPath(target), withTargetPosition: center).duplicate
    attributes.indexPath = IndexPath(origin)
    return attributes
  }

  /// Moves the item to a point in the content.
  func update(_ new: CGPoint) {
    let corner = view.layer.bounds.origin
    let finger = CGPoint(x: new.x - corner.x, y: new.y - corner.y)
    scrollers.scrolled = { [weak self] in
      guard let self, view.extras.movement === self else { return }
      let corner = view.layer.bounds.origin
      follow(CGPoint(x: finger.x + corner.x, y: finger.y + corner.y))
    }
    follow(new)
    if view.extras.movement === self { scrollers.follow(finger) }
  }

  private func follow(_ new: CGPoint) {
    let before = position
    position = new
    let proposed = view.layout.targetIndexPath(forInteractivelyMovingItem: IndexPath(target), withPosition: new)
    let wanted =
      view.extras.delegate?.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(origin), atCurrentIndexPath: IndexPath(target),
        toProposedIndexPath: proposed) ?? proposed
    guard view.extras.movement === self else { return }
    let path = ItemPath(wanted)
    let isNew = path != target && view.hasItem(path)
    if isNew {
      let old = target
      target = path
      let context = view.layout.invalidationContext(
        forInteractivelyMovingItems: [IndexPath(path)], withTargetPosition: new, previousIndexPaths: [IndexPath(old)],
        previousPosition: before)
      view.layout.invalidateLayout(with: context)
      view.setGap(CollectionRoom.Gap(source: origin, target: target))
      view.prepareLayoutIfNeeded()
    }
    // The moving cell follows without animation; the others are animated.
    UIView.performWithoutAnimation { view.apply(view.seen(heldAttributes), to: tile) }
    view.loading.stale?.insert(tile.key)
    if isNew { view.roomChanged(animated: true) }
    raise()
  }

  /// Ends the move: the data source moves the item, and the views follow without another animation.
  func end() {
    guard view.extras.movement === self else { return }
    let (source, destination) = (origin, target)
    guard destination != source, view.dataSource != nil else {
      close(cancelled: false)
      view.roomChanged(animated: true)
      return
    }
    guard view.moveInData(from: source, to: destination) else { return abandon() }
    guard view.extras.movement === self else { return view.reload() }
    close(cancelled: false)
    view.moveItem(at: IndexPath(source), to: IndexPath(destination))
  }

  func cancel() {
    guard view.extras.movement === self else { return }
    close(cancelled: true)
    view.roomChanged(animated: true)
  }

  /// Ends the move without an animation, because the items are reloaded or the item is gone.
  func abandon() {
    scrollers.stop()
    guard view.extras.movement === self else { return }
    view.extras.movement = nil
    view.setGap(nil)
    view.loading.stale = nil
    view.setNeedsLayout()
    setHeld(false)
  }

  /// Continues with the item after an update has moved it.
  func follow(_ update: ResolvedUpdate) {
    guard let new = update.newItem(origin) else { return abandon() }
    origin = new
    target = new
  }

  private func close(cancelled: Bool) {
    scrollers.stop()
    view.extras.movement = nil
    view.setGap(nil)
    setHeld(false)
    let final = cancelled ? origin : target
    let context = view.layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [IndexPath(final)], previousIndexPaths: [IndexPath(origin)], movementCancelled: cancelled)
    view.layout.invalidateLayout(with: context)
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
