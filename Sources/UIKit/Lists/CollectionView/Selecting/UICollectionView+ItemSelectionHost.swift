import CoreGraphics
import Foundation
internal import TrestleListModel

extension UICollectionView: ItemSelectionHost {
  var selectionPan: ItemSelectionPan? {
    get { extras.selectionPan }
    set { extras.selectionPan = newValue }
  }
  var selectsSeveral: Bool { extras.allowsMultipleSelection || extras.allowsMultipleSelectionDuringEditing }
  func willSelectItems(from path: ItemPath) {
    extras.delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: IndexPath(path))
  }
  func didSelectItems() { extras.delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

  /// Returns whether one finger can select: if multiple selection during editing is allowed, a finger that moves across the scrolling axis
  /// selects.
  func hasSelectionControl(at point: CGPoint) -> Bool {
    extras.isEditing && extras.allowsMultipleSelectionDuringEditing && item(at: point) != nil
  }

  func selectsItems(movingBy step: CGPoint) -> Bool {
    let scrollsSideways = horizontalLimits.lowerBound < horizontalLimits.upperBound
    let scrollsDown = verticalLimits.lowerBound < verticalLimits.upperBound || alwaysBounceVertical
    if scrollsSideways == scrollsDown { return !scrollsDown }
    return scrollsDown ? abs(step.x) > abs(step.y) : abs(step.y) > abs(step.x)
  }

  func allowsSelectingItems(from point: CGPoint) -> Bool {
    guard extras.movement == nil, let path = item(at: point), shownCell(path) != nil else { return false }
    return extras.delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: IndexPath(path)) ?? false
  }

  func nearestItem(to point: CGPoint) -> ItemPath? {
    if let path = item(at: point) { return path }
    func distance(_ tile: CollectionTile) -> CGFloat {
      let frame = seenFrame(tile.attributes)
      let dx = max(frame.minX - point.x, 0, point.x - frame.maxX)
      let dy = max(frame.minY - point.y, 0, point.y - frame.maxY)
      return dx * dx + dy * dy
    }
    return tiles.order.filter(\.key.isCell).min { distance($0) < distance($1) }?.key.path
  }

  func ordinal(of path: ItemPath) -> Int { loadedCounts.prefix(path.section).reduce(path.item, +) }

  func item(withOrdinal ordinal: Int) -> ItemPath? {
    var rest = ordinal
    for (section, count) in loadedCounts.enumerated() {
      if rest < count { return ItemPath(section: section, item: rest) }
      rest -= count
    }
    return nil
  }

  var itemChanges: Int { extras.itemChanges }
}
