import CoreGraphics
import Foundation

internal import ListModel

extension UITableView {
  /// Rows can be swiped only if the data source can delete them.
  final func updateSwiping() {
    if reader.implementsCommit, editing.swipe == nil {
      let recognizer = UIPanGestureRecognizer(target: self, action: UITableView.swiped)
      editing.swipe = recognizer
      addGestureRecognizer(recognizer)
    } else if !reader.implementsCommit, let recognizer = editing.swipe {
      removeGestureRecognizer(recognizer)
      editing.swipe = nil
    }
  }

  /// Whether a finger moves leftwards enough, on a row that may be deleted.
  final func shouldBeginSwipe(_ recognizer: UIPanGestureRecognizer) -> Bool {
    let moved = recognizer.translation(in: self)
    let leftwards = effectiveUserInterfaceLayoutDirection == .rightToLeft ? moved.x : -moved.x
    guard !editing.isOn, leftwards > 0, leftwards > 2 * abs(moved.y) else { return false }
    let start = recognizer.location(in: self)
    guard let path = indexPathForRow(at: CGPoint(x: start.x - moved.x, y: start.y - moved.y)), cellForRow(at: path) != nil else {
      return false
    }
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return false }
    editing.swipedPath = ItemPath(path)
    return true
  }

  final func swiped(_ recognizer: UIPanGestureRecognizer) {
    guard recognizer.state == .began, let path = editing.swipedPath.map({ IndexPath($0) }) else { return }
    beginSwipe(at: path)
  }

  /// Shows one row's Delete button alone, between the delegate's will-begin and did-end.
  private func beginSwipe(at indexPath: IndexPath) {
    guard let cell = cellForRow(at: indexPath) else { return }
    let delegate = extras.delegate
    delegate?.tableView(self, willBeginEditingRowAt: indexPath)
    let style = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    guard style == .delete else {
      editing.swipedPath = nil
      delegate?.tableView(self, didEndEditingRowAt: indexPath)
      return
    }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)
    editing.isSwiping = true
    editing.confirming = cell
    setEditing(true, animated: true)
    cell.grantedEditingStyle = .delete
    cell.setDeleteConfirmation(true, swiped: true, title: title, animated: true)
  }

  /// Takes the button away. True if there was one.
  @discardableResult
  final func endSwipe(animated: Bool) -> Bool {
    guard editing.isSwiping else { return false }
    let cell = editing.confirming
    let path = cell.flatMap { indexPath(for: $0) }
    editing.confirming = nil
    editing.swipedPath = nil
    cell?.setDeleteConfirmation(false, swiped: false, title: nil, animated: animated)
    setEditing(false, animated: animated)
    editing.isSwiping = false
    extras.delegate?.tableView(self, didEndEditingRowAt: path)
    return true
  }
}
