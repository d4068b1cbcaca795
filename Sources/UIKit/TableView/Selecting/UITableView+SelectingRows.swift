import CoreGraphics
import Foundation

internal import ListModel

extension UITableView {
  /// A drag selects rows only where several may be selected.
  final func updateRowSelection() {
    let isWanted = extras.allowsMultipleSelection || extras.allowsMultipleSelectionDuringEditing
    if isWanted, editing.selectionPan == nil {
      let pan = RowSelectionPan(self)
      pan.addTarget(self, action: UITableView.selectionPanned)
      editing.selectionPan = pan
      addGestureRecognizer(pan)
    } else if !isWanted, let pan = editing.selectionPan {
      removeGestureRecognizer(pan)
      editing.selectionPan = nil
    }
  }

  /// Whether a point is on the circle of a row that may be selected in editing.
  final func hasSelectionCircle(at point: CGPoint) -> Bool {
    guard editing.isMode, extras.allowsMultipleSelectionDuringEditing, let path = indexPathForRow(at: point),
      let control = cellForRow(at: path)?.editControl
    else { return false }
    return control.convert(control.bounds, to: self).contains(point)
  }

  /// Asks the delegate whether a drag that began at `point` selects rows.
  final func allowsSelectingRows(from point: CGPoint) -> Bool {
    guard editing.swipe == nil, editing.reorder == nil, let path = indexPathForRow(at: point), cellForRow(at: path) != nil else {
      return false
    }
    return extras.delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  final func selectionPanned(_ pan: RowSelectionPan) {
    switch pan.state {
    case .began:
      guard let path = indexPathForRow(at: pan.start) else { return }
      dropHighlight()
      // The delegate may begin editing now, whose rules the selection follows.
      extras.delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
      guard selection.allowsMultipleSelection, geometry.contains(ItemPath(path)) else { return }
      editing.rowSelection = RowSelectionSession(self, at: ItemPath(path), point: pan.location(in: self))
      editing.rowSelection?.move(to: pan.location(in: self))
    case .changed: editing.rowSelection?.move(to: pan.location(in: self))
    case .ended, .cancelled:
      editing.rowSelection?.end()
      editing.rowSelection = nil
      extras.delegate?.tableViewDidEndMultipleSelectionInteraction(self)
    default: break
    }
  }
}
