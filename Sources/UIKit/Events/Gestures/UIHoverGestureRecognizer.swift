import CoreGraphics

/// Follows the mouse over a view while no button is pressed.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var place = CGPoint.zero

  open override func location(in view: UIView?) -> CGPoint {
    convert(place, to: view)
  }

  /// Touches are no hover.
  override func accepts(_ touch: UITouch, event: UIEvent) -> Bool { false }

  /// Tells that the mouse is at `point` of the window, over the view or a part of it.
  final func hover(at point: CGPoint) {
    let isInside = visibleState == .began || visibleState == .changed
    place = point
    visibleState = isInside ? .changed : .began
    sendActions()
  }

  /// Tells that the mouse has left the view.
  final func leave() {
    guard visibleState == .began || visibleState == .changed else { return }
    visibleState = .ended
    sendActions()
    visibleState = .possible
  }
}
