import Foundation
internal import ListModel

extension UITableView: CellHost {
  var cellFigures: UIDesign.Table { traitCollection.design.table }

  func accessoryWasTapped(in cell: UITableViewCell) {
    guard let path = path(of: cell) else { return }
    extras.delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  func heightMayHaveChanged(of cell: UITableViewCell) {
    guard heights.learnsRows, let path = path(of: cell).map({ ItemPath($0) }) else { return }
    tiles.learnt.remove(path)
    setNeedsLayout()
  }

  func editControlWasTapped(in cell: UITableViewCell) {
    guard let path = path(of: cell) else { return }
    switch cell.editingStyle {
    case .insert: commit(.insert, at: path)
    case .delete: confirmDeletion(of: cell, at: path)
    case .none: break
    }
  }

  func deleteButtonWasTapped(in cell: UITableViewCell) {
    guard let path = path(of: cell) else { return }
    commit(.delete, at: path)
  }
}
