import CoreGraphics
internal import TrestleListModel

/// A placeholder in a collection view: a cell among the items that is neither in the data source nor in the layout.
@MainActor final class CollectionPlaceholder: UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  let cell: UICollectionViewCell
  /// The insertion path of the item; nil after the insertion or a reload.
  var path: ItemPath?
  private weak var view: UICollectionView?
  private let drag: DragInProgress
  private let placeholder: UICollectionViewDropPlaceholder

  init(_ placeholder: UICollectionViewDropPlaceholder, item: UIDragItem, in view: UICollectionView, drag: DragInProgress) {
    dragItem = item
    self.view = view
    self.drag = drag
    self.placeholder = placeholder
    path = view.insertionPlace(near: ItemPath(placeholder.insertionIndexPath))
    cell = view.dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: placeholder.insertionIndexPath)
    placeholder.cellUpdateHandler?(cell)
  }

  /// The target frame of the dropped item in the collection view's coordinates.
  var landing: CGRect {
    guard let visible = placeholder.previewParametersProvider?(cell)?.visiblePath?.bounds else { return cell.frame }
    return visible.offsetBy(dx: cell.frame.minX, dy: cell.frame.minY)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let view, let path else { return false }
    view.remove(self)
    let indexPath = IndexPath(path)
    dataSourceUpdates(indexPath)
    view.insertItems(at: [indexPath])
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let view, path != nil else { return false }
    view.remove(self)
    view.layout.invalidateLayout(with: view.layout.makeContext())
    view.roomChanged(animated: true)
    return true
  }

  func setNeedsCellUpdate() { if path != nil { placeholder.cellUpdateHandler?(cell) } }
  func addAnimations(_ animations: @escaping () -> Void) { drag.alongside.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { drag.afterwards.append { completion(.end) } }
}

extension UICollectionView {
  /// Returns a valid insertion path near the requested one.
  final func insertionPlace(near path: ItemPath) -> ItemPath? {
    let counts = loadedCounts
    guard !counts.isEmpty else { return nil }
    let section = min(max(0, path.section), counts.count - 1)
    return ItemPath(section: section, item: min(max(0, path.item), counts[section]))
  }
}
