import CoreGraphics
import Foundation
internal import ListModel
import QuartzCore

extension UITableView {
  /// A finger came down on something in the table that does not take touches itself.
  final func beginTouch(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    hideFocusMark()
    // A quick flick on the open row closed it before its touch is delivered.
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
    touch = TableTouch(touch: first, path: path, time: CACurrentMediaTime())
    selection.touchDown(path)
    runSelection()
    return true
  }

  /// A tap on the open row closes it, a drag may do so; a touch elsewhere closes it at once.
  private func touchOpenRow(_ session: SwipeSession, _ touches: Set<UITouch>) {
    if session.purpose == .swipe, touch.touch == nil, let first = touches.first, first.view?.isDescendant(of: session.cell) ?? false {
      touch = TableTouch(touch: first, path: nil, time: CACurrentMediaTime())
    } else {
      endSwipe(animated: true)
    }
  }

  /// The row whose cell was touched.
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
      if !cellFrame(at: path).insetBy(dx: -Self.strayDistance, dy: -Self.strayDistance).contains(place) { dropTouch() }
    }
    return true
  }

  /// Whether the finger has gone too far along its row for a tap, though nothing took the movement.
  private var goesSideways: Bool {
    !panRecognizer.trackedTouches.isEmpty && abs(panRecognizer.movement.x) > Self.strayDistance
  }

  /// The distance by which a finger may leave its row until it is no tap any more.
  private static var strayDistance: CGFloat { 22 }

  final func endTouch(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    guard let current = touch.touch, touches.contains(current) else { return false }
    let isBrief = touch.time == CACurrentMediaTime()
    let isOnRow = touch.path != nil
    touch = TableTouch()
    guard isOnRow else {
      endSwipe(animated: true)
      return true
    }
    guard selection.highlighted != nil else { return true }
    if isBrief {
      // The highlight has just come: it is drawn once before it goes.
      AfterLayout.add { [weak self] in self?.finishTap() }
    } else {
      finishTap()
    }
    return true
  }

  private func finishTap() {
    let path = selection.highlighted
    selection.touchUp()
    runSelection()
    if let path { performPrimaryAction(at: path) }
  }

  /// What a tap or Return does beside selecting.
  final func performPrimaryAction(at path: ItemPath) {
    guard let delegate = ownDelegate, loading.state == .loaded, geometry.contains(path) else { return }
    if delegate.tableView(self, canPerformPrimaryActionForRowAt: IndexPath(path)) {
      delegate.tableView(self, performPrimaryActionForRowAt: IndexPath(path))
    }
  }

  final func cancelTouch(_ touches: Set<UITouch>) -> Bool {
    guard let current = touch.touch, touches.contains(current) else { return false }
    dropTouch()
    return true
  }

  /// Takes the highlight of a row that a press has made something else of.
  final func dropHighlight() { dropTouch() }

  private func dropTouch() {
    touch = TableTouch()
    selection.touchCancelled()
    runSelection()
  }
}
