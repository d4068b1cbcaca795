import Foundation
internal import ListModel

extension UITableView {
  final func switchEditing(_ isOn: Bool, animated: Bool) {
    guard isOn != editing.isOn else { return }
    editing.isOn = isOn
    if editing.isSwiping { return }
    selectionRulesChanged()
    dropConfirmation(animated: animated)
    if !isOn {
      for path in selection.selected where !extras.allowsSelectionDuringEditing || extras.allowsMultipleSelectionDuringEditing {
        deselectRow(at: IndexPath(path), animated: animated)
      }
    }
    // All cells hear of it first, then each row is asked about: editing style, then whether it moves.
    for row in tiles.rows { row.cell.setEditing(isOn, animated: animated) }
    for row in tiles.rows { grantEditing(row.cell, at: row.path, animated: animated) }
  }

  /// Brings a cell that comes into sight to the table's mode.
  final func prepareEditing(of cell: UITableViewCell, at path: ItemPath) {
    if editing.isOn, !editing.isSwiping {
      grantEditing(cell, at: path, animated: false)
      cell.setEditing(true, animated: false)
    } else if cell.isEditing {
      cell.setEditing(false, animated: false)
    }
  }

  private func grantEditing(_ cell: UITableViewCell, at path: ItemPath, animated: Bool) {
    let indexPath = IndexPath(path)
    guard editing.isOn, let dataSource else {
      cell.grantedEditingStyle = .none
      cell.editingChanged(animated: animated)
      return
    }
    let canEdit = dataSource.tableView(self, canEditRowAt: indexPath)
    cell.grantedEditingStyle = canEdit ? editingStyle(at: indexPath) : .none
    if style != .plain, let delegate = extras.delegate {
      cell.shouldIndentWhileEditing = delegate.tableView(self, shouldIndentWhileEditingRowAt: indexPath)
    }
    if reader.implementsMove { cell.showsReorderControl = dataSource.tableView(self, canMoveRowAt: indexPath) }
    cell.editingChanged(animated: animated)
  }

  private func editingStyle(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    extras.delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
  }

  final func commit(_ style: UITableViewCell.EditingStyle, at indexPath: IndexPath) {
    guard reader.implementsCommit, let dataSource else { return }
    if !editing.isSwiping { dropConfirmation(animated: true) }
    dataSource.tableView(self, commit: style, forRowAt: indexPath)
    endSwipe(animated: true)
  }

  /// Turns the minus and brings the Delete button; a second tap takes it away.
  final func confirmDeletion(of cell: UITableViewCell, at indexPath: IndexPath) {
    if editing.confirming === cell {
      dropConfirmation(animated: true)
      return
    }
    dropConfirmation(animated: true)
    editing.confirming = cell
    let title = extras.delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)
    cell.setDeleteConfirmation(true, swiped: false, title: title, animated: true)
  }

  final func dropConfirmation(animated: Bool) {
    guard let cell = editing.confirming else { return }
    editing.confirming = nil
    cell.setDeleteConfirmation(false, swiped: false, title: nil, animated: animated)
  }
}
