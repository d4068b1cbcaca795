import QuartzCore

internal import TrestleListModel

/// A list that highlights an item while it is touched, and selects it by a tap.
@MainActor protocol ItemTouchHost: UIScrollView {
  var touch: ItemTouch { get set }
  var selection: SelectionModel { get set }
  /// Performs the pending steps of the selection, with delegate calls.
  func runSelection()
  /// Performs the action of a tap or Return other than selecting.
  func performPrimaryAction(at path: ItemPath)
}

extension ItemTouchHost {
  /// Selects the highlighted item at the end of a touch.
  func endTap(_ touch: ItemTouch) {
    guard selection.highlighted != nil else { return }
    if touch.time == CACurrentMediaTime() {
      // The highlight was just set: it is drawn once before it is removed.
      AfterLayout.add { [weak self] in self?.finishTap() }
    } else {
      finishTap()
    }
  }

  private func finishTap() {
    let path = selection.highlighted
    selection.touchUp()
    runSelection()
    if let path { performPrimaryAction(at: path) }
  }

  /// Handles the cancellation of the active touch. Returns false for other touches.
  func cancelTouch(_ touches: Set<UITouch>) -> Bool {
    guard let current = touch.touch, touches.contains(current) else { return false }
    dropTouch()
    return true
  }

  /// Ends the touch without a tap, and removes the highlight.
  func dropTouch() {
    touch = ItemTouch()
    selection.touchCancelled()
    runSelection()
  }
}
