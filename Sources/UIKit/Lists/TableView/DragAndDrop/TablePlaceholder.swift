import CoreGraphics

internal import TrestleListModel

/// A placeholder in a table: a cell in a gap between rows that is neither in the data source nor in the geometry.
@MainActor final class TablePlaceholder: UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  let cell: UITableViewCell
  let height: CGFloat
  /// The insertion path of the row; nil after the insertion or a reload.
  var path: ItemPath?
  private weak var table: UITableView?
  private let drag: DragInProgress

  init(_ placeholder: UITableViewDropPlaceholder, item: UIDragItem, in table: UITableView, drag: DragInProgress) {
    dragItem = item
    self.table = table
    self.drag = drag
    height = placeholder.rowHeight < 0 ? table.fixedRowHeight : placeholder.rowHeight
    path = table.insertionPlace(near: ItemPath(placeholder.insertionIndexPath))
    cell = table.dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier, for: placeholder.insertionIndexPath)
    placeholder.cellUpdateHandler?(cell)
  }

  /// Returns the target frame of the dropped item in the table's coordinates.
  func landing(_ placeholder: UITableViewDropPlaceholder) -> CGRect {
    guard let visible = placeholder.previewParametersProvider?(cell)?.visiblePath?.bounds else { return cell.frame }
    return visible.offsetBy(dx: cell.frame.minX, dy: cell.frame.minY)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let table, let path else { return false }
    table.remove(self)
    let indexPath = IndexPath(path)
    dataSourceUpdates(indexPath)
    table.insertRows(at: [indexPath], with: .none)
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let table, path != nil else { return false }
    table.remove(self)
    UIView.animate(withDuration: 0.25) { table.placeholdersChanged() }
    return true
  }

  func addAnimations(_ animations: @escaping () -> Void) { drag.alongside.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { drag.afterwards.append { completion(.end) } }
}
