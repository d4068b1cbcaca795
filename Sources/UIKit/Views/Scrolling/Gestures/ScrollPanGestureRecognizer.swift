import CoreGraphics

/// The pan that scrolls. A finger that has caught moving content drags it from the first point on.
@MainActor package final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  private var landing = CGPoint.zero

  override var slop: CGFloat {
    if case .tracking(caught: true) = scrollView?.motion { return 0.01 }
    return super.slop
  }

  /// The movement since the touch began.
  package var movement: CGPoint {
    let middle = centroid(in: nil)
    return CGPoint(x: middle.x - landing.x, y: middle.y - landing.y)
  }

  override func accepts(_ touch: UITouch, event: UIEvent) -> Bool {
    super.accepts(touch, event: event) && scrollView?.concernsScrolling(touch) ?? false
  }

  /// Dragging and pinching are recognized simultaneously.
  override func accompanies(_ other: UIGestureRecognizer) -> Bool {
    guard let pinch = scrollView?.pinchRecognizer else { return false }
    return other === pinch
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let others = trackedTouches.filter { !touches.contains($0) }
    if others.isEmpty {
      landing = centroid(in: nil)
    } else {
      // A new touch moves the centroid, which is not a movement.
      let sum = others.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.windowLocation.x, y: $0.y + $1.windowLocation.y) }
      let middle = centroid(in: nil)
      landing.x += middle.x - sum.x / CGFloat(others.count)
      landing.y += middle.y - sum.y / CGFloat(others.count)
    }
    super.touchesBegan(touches, with: event)
  }
}
