import Foundation
internal import TrestleListModel

extension UITableView {
  final func switchEditing(_ isOn: Bool, animated: Bool) {
    if editing.isEndingSwipe {
      editing.isOn = isOn
      return
    }
    if let session = editing.swipe {
      // A swipe calls this itself first; a later call concerns the whole table.
      if session.purpose == .swipe, isOn, !editing.isOn {
        editing.isOn = true
        return
      }
      endSwipe(animated: animated)
    }
    UIGuideAdvisor.current?.setsEditing(of: self)
    guard isOn != editing.isOn else { return }
    editing.reorder?.cancel()
    editing.isOn = isOn
    selectionRulesChanged()
    if !isOn {
      for path in selection.selected
      where !selectionRules.allowsSelectionDuringEditing || selectionRules.allowsMultipleSelectionDuringEditing {
        deselectRow(at: IndexPath(path), animated: animated)
      }
    }
    // First all cells change their mode, then the table asks for each row's editing style and whether it can be moved.
    editing.isGranting = true
    let rows = tiles.rows
    let widths = rows.map { heights.learnsRows ? $0.cell.partFrames.content.width : 0 }
    for row in rows { row.cell.setEditing(isOn, animated: animated) }
    editing.isGranting = false
    for row in rows { row.cell.applyGrant(grant(at: row.path), animated: animated) }
    guard heights.learnsRows else { return }
    // Contents of another width may have another height. Other rows are measured when they become visible.
    for (row, width) in zip(rows, widths) where row.cell.partFrames.content.width != width { heightMayHaveChanged(of: row.cell) }
    tiles.learnt.formIntersection(rows.map(\.path))
  }

  /// Applies the table's editing mode to a cell that becomes visible.
  final func prepareEditing(of cell: UITableViewCell, at path: ItemPath) {
    guard editing.isMode || cell.isEditing else { return }
    editing.isGranting = true
    cell.setEditing(editing.isMode, animated: false)
    editing.isGranting = false
    cell.applyGrant(grant(at: path), animated: false)
  }

  /// Asks whether a row is editable, its editing style, whether it is indented and whether it can be moved.
  private func grant(at path: ItemPath) -> EditingGrant {
    guard editing.isMode, let dataSource, geometry.contains(path) else { return EditingGrant(mayEdit: true) }
    let indexPath = IndexPath(path)
    var grant = EditingGrant()
    grant.mayEdit = dataSource.tableView(self, canEditRowAt: indexPath)
    // Rows that are selected by circles have no other editing style.
    if grant.mayEdit, !selectionRules.allowsMultipleSelectionDuringEditing {
      grant.style = ownDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    }
    if grant.mayEdit, style != .plain, let delegate = ownDelegate {
      grant.indents = delegate.tableView(self, shouldIndentWhileEditingRowAt: indexPath)
    }
    if reader.implementsMove { grant.reorders = dataSource.tableView(self, canMoveRowAt: indexPath) }
    return grant
  }

  /// Updates controls and circles after a change of the rules during editing.
  final func editingRulesChanged() {
    contextsChanged()
    guard editing.isMode, loading.state == .loaded else { return }
    for row in tiles.rows { row.cell.applyGrant(grant(at: row.path), animated: false) }
  }

  final func commit(_ style: UITableViewCell.EditingStyle, at indexPath: IndexPath) {
    guard reader.implementsCommit, let dataSource else { return }
    let advisor = UIGuideAdvisor.current
    advisor?.beginCommit()
    dataSource.tableView(self, commit: style, forRowAt: indexPath)
    advisor?.endCommit()
  }
}
