internal import TrestleListModel

extension UITableView {
  /// Enables selection by dragging if multiple selection is allowed.
  final func updateRowSelection() {
    let isWanted = selectionRules.allowsMultipleSelection || selectionRules.allowsMultipleSelectionDuringEditing
    if isWanted, editing.selectionPan == nil {
      let pan = ItemSelectionPan(self)
      pan.addTarget(self, action: UITableView.selectionPanned)
      editing.selectionPan = pan
      addGestureRecognizer(pan)
    } else if !isWanted, let pan = editing.selectionPan {
      removeGestureRecognizer(pan)
      editing.selectionPan = nil
    }
  }

  final func selectionPanned(_ pan: ItemSelectionPan) {
    switch pan.state {
    case .began:
      guard let path = indexPathForRow(at: pan.start) else { return }
      dropHighlight()
      // The delegate may begin editing now, whose rules the selection follows.
      ownDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
      guard selection.allowsMultipleSelection, geometry.contains(ItemPath(path)) else { return }
      editing.rowSelection = ItemSelectionSession(self, at: ItemPath(path), point: pan.location(in: self))
      editing.rowSelection?.move(to: pan.location(in: self))
    case .changed: editing.rowSelection?.move(to: pan.location(in: self))
    case .ended, .cancelled:
      editing.rowSelection?.end()
      editing.rowSelection = nil
      ownDelegate?.tableViewDidEndMultipleSelectionInteraction(self)
    default: break
    }
  }
}
