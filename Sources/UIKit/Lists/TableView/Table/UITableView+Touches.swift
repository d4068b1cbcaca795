internal import TrestleListModel
import QuartzCore

extension UITableView: ItemTouchHost {
  /// Called when a touch begins on a part of the table that does not handle touches itself.
  final func beginTouch(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    hideFocusMark()
    // A quick flick on the open row may close it before its touch is delivered.
    let isSpent = touches.contains { touch in editing.spentTouches.contains { $0 === touch } }
    editing.spentTouches = []
    if isSpent { return true }
    if let session = editing.swipe {
      touchOpenRow(session, touches)
      return true
    }
    // While rows are dragged, another finger adds to them.
    if dragAndDrop.dragging?.drag != nil { return true }
    guard touch.touch == nil, let first = touches.first, let path = touchedRow(first) else { return false }
    if goesSideways { return true }
    touch = ItemTouch(touch: first, path: path, time: CACurrentMediaTime())
    selection.touchDown(path)
    runSelection()
    return true
  }

  /// Handles a touch while a row is open. A tap on the open row closes it, and a drag may close it; a touch elsewhere closes it
  /// immediately.
  private func touchOpenRow(_ session: SwipeSession, _ touches: Set<UITouch>) {
    if session.purpose == .swipe, touch.touch == nil, let first = touches.first, first.view?.isDescendant(of: session.cell) ?? false {
      touch = ItemTouch(touch: first, path: nil, time: CACurrentMediaTime())
    } else {
      endSwipe(animated: true)
    }
  }

  /// Returns the row whose cell was touched.
  private func touchedRow(_ touch: UITouch) -> ItemPath? {
    var node = touch.view
    while let view = node, view !== self {
      if let cell = view as? UITableViewCell { return tiles.rows.first { $0.cell === cell }?.path }
      node = view.superview
    }
    return nil
  }

  final func moveTouch(_ touches: Set<UITouch>) -> Bool {
    guard let current = touch.touch, touches.contains(current) else { return false }
    if goesSideways {
      dropTouch()
    } else if let path = selection.highlighted, geometry.contains(path) {
      let place = current.location(in: self)
      if !cellFrame(at: path).insetBy(dx: -ItemTouch.strayDistance, dy: -ItemTouch.strayDistance).contains(place) { dropTouch() }
    }
    return true
  }

  /// Whether the touch moved too far horizontally for a tap, although no recognizer handled the movement.
  private var goesSideways: Bool {
    !panRecognizer.trackedTouches.isEmpty && abs(panRecognizer.movement.x) > ItemTouch.strayDistance
  }

  final func endTouch(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    guard let current = touch.touch, touches.contains(current) else { return false }
    let ended = touch
    touch = ItemTouch()
    if ended.path != nil { endTap(ended) } else { endSwipe(animated: true) }
    return true
  }

  /// Performs the action of a tap or Return besides selecting.
  final func performPrimaryAction(at path: ItemPath) {
    guard let delegate = ownDelegate, loading.state == .loaded, geometry.contains(path) else { return }
    if delegate.tableView(self, canPerformPrimaryActionForRowAt: IndexPath(path)) {
      delegate.tableView(self, performPrimaryActionForRowAt: IndexPath(path))
    }
  }

  /// Removes the highlight of a row whose touch became another gesture.
  final func dropHighlight() { dropTouch() }
}
