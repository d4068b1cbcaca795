import CoreGraphics

/// Follows the pointer over a view while no button is pressed.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var place = CGPoint.zero

  open override func location(in view: UIView?) -> CGPoint {
    convert(place, to: view)
  }

  /// The distance of the pointer from the screen, as a fraction of the maximum one; 0 for a mouse, whose pointer is on the screen.
  open var zOffset: CGFloat { 0 }
  /// The turn of a pencil around its axis; 0 for a mouse.
  open var rollAngle: CGFloat { 0 }

  /// Touches are not hover events.
  override func accepts(_ touch: UITouch, event: UIEvent) -> Bool { false }

  /// Updates the gesture with the pointer at `point` of the window.
  final func hover(at point: CGPoint) {
    let isInside = visibleState == .began || visibleState == .changed
    place = point
    visibleState = isInside ? .changed : .began
    sendActions()
  }

  /// Ends the gesture because the pointer has left the view.
  final func leave() {
    guard visibleState == .began || visibleState == .changed else { return }
    visibleState = .ended
    sendActions()
    visibleState = .possible
  }
}
