import CoreGraphics

/// The state of a table before the keyboard appeared.
@MainActor struct RoomForKeyboard {
  var bottomInset: CGFloat
  var indicatorInset: CGFloat
  var offset: CGPoint
  /// The content offset that the table was scrolled to for the keyboard.
  var shown: CGPoint?
}

extension UITableViewController: KeyboardAvoiding {
  package final func makeRoom(forKeyboard frame: CGRect, editing responder: UIResponder) {
    guard let table = viewIfLoaded as? UITableView, let window = table.window, let edited = responder as? UIView,
      edited.isDescendant(of: table)
    else { return }
    if let shown = roomForKeyboard?.shown, shown != table.contentOffset { roomForKeyboard?.offset = table.contentOffset }
    let before =
      roomForKeyboard
      ?? RoomForKeyboard(
        bottomInset: table.contentInset.bottom, indicatorInset: table.verticalScrollIndicatorInsets.bottom, offset: table.contentOffset)
    roomForKeyboard = before
    let place = table.convert(table.bounds, to: window)
    let covered = max(0, place.maxY + window.frame.minY - frame.minY)
    // The safe area already counts.
    let safe = table.adjustedContentInset.bottom - table.contentInset.bottom
    table.contentInset.bottom = max(before.bottomInset, frame.height > 0 ? covered - safe : 0)
    table.verticalScrollIndicatorInsets.bottom = max(before.indicatorInset, frame.height > 0 ? covered - safe : 0)
    table.scrollRectToVisible(editedPlace(edited, in: table), animated: false)
    roomForKeyboard?.shown = table.contentOffset
  }

  /// Returns the rectangle of the edited row; if it does not fit or there is no row, that of the edited view.
  private func editedPlace(_ edited: UIView, in table: UITableView) -> CGRect {
    let own = edited.convert(edited.bounds, to: table)
    var node: UIView? = edited
    while let view = node, view !== table {
      if let cell = view as? UITableViewCell, let path = table.indexPath(for: cell) {
        let row = table.rectForRow(at: path)
        let room = table.bounds.height - table.adjustedContentInset.top - table.adjustedContentInset.bottom
        return row.height <= room ? row : own
      }
      node = view.superview
    }
    return own
  }

  package final func keyboardLeft() {
    guard let before = roomForKeyboard, let table = viewIfLoaded as? UITableView else { return }
    roomForKeyboard = nil
    let shown = table.contentOffset
    table.contentInset.bottom = before.bottomInset
    table.verticalScrollIndicatorInsets.bottom = before.indicatorInset
    // If the user has scrolled meanwhile, the offset is kept as far as possible.
    let wanted = before.shown == shown ? before.offset : table.contentOffset
    table.setContentOffset(table.clamped(wanted), animated: false)
  }
}
