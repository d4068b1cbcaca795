import CoreGraphics
import Foundation

internal import TrestleListModel

extension UITableView: ListHost {
  func itemPath(at point: CGPoint) -> ItemPath? { indexPathForRow(at: point).map { ItemPath($0) } }
  func itemPath(of cell: UIView) -> ItemPath? { tiles.rows.first { $0.cell === cell }?.path }
  func itemCell(at path: ItemPath) -> UIView? { cellForRow(at: IndexPath(path)) }
  func itemFrame(at path: ItemPath) -> CGRect { cellFrame(at: path) }
  func containsItem(at path: ItemPath) -> Bool { geometry.contains(path) }
  var editsItems: Bool { isEditing }
}

extension UITableView: ItemSelectionHost {
  var selectionPan: ItemSelectionPan? {
    get { editing.selectionPan }
    set { editing.selectionPan = newValue }
  }
  var selectsSeveral: Bool { selectionRules.allowsMultipleSelection || selectionRules.allowsMultipleSelectionDuringEditing }
  func willSelectItems(from path: ItemPath) {
    ownDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: IndexPath(path))
  }
  func didSelectItems() { ownDelegate?.tableViewDidEndMultipleSelectionInteraction(self) }

  /// Returns whether a point is on the selection circle of a row.
  func hasSelectionControl(at point: CGPoint) -> Bool {
    guard editing.isMode, selectionRules.allowsMultipleSelectionDuringEditing, let path = indexPathForRow(at: point),
      let control = cellForRow(at: path)?.editControl
    else { return false }
    return control.convert(control.bounds, to: self).contains(point)
  }

  func selectsItems(movingBy step: CGPoint) -> Bool { abs(step.y) > abs(step.x) }

  func allowsSelectingItems(from point: CGPoint) -> Bool {
    guard editing.swipe == nil, editing.reorder == nil, let path = indexPathForRow(at: point), cellForRow(at: path) != nil else {
      return false
    }
    return ownDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  /// Returns the row nearest to a y position.
  func nearestItem(to point: CGPoint) -> ItemPath? {
    if let path = row(of: geometry.part(atOffset: Double(point.y))) { return path }
    return tiles.rows.min { abs($0.cell.frame.midY - point.y) < abs($1.cell.frame.midY - point.y) }?.path
  }

  func ordinal(of path: ItemPath) -> Int { geometry.ordinal(of: path) }
  func item(withOrdinal ordinal: Int) -> ItemPath? { geometry.row(withOrdinal: ordinal) }
  var itemChanges: Int { editing.changes }
}
