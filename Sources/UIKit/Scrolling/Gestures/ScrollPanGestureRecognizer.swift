import CoreGraphics
import Foundation

/// The pan that scrolls. A finger that has caught moving content drags it from the first point on.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  private var landing = CGPoint.zero

  override var slop: CGFloat {
    if case .tracking(caught: true) = scrollView?.motion { return 0.01 }
    return super.slop
  }

  /// How far the finger has moved since it landed.
  var movement: CGPoint {
    let middle = centroid(in: nil)
    return CGPoint(x: middle.x - landing.x, y: middle.y - landing.y)
  }

  override func accepts(_ touch: UITouch, event: UIEvent) -> Bool {
    super.accepts(touch, event: event) && scrollView?.concernsScrolling(touch) ?? false
  }

  /// Dragging and pinching go together.
  override func accompanies(_ other: UIGestureRecognizer) -> Bool {
    guard let pinch = scrollView?.pinchRecognizer else { return false }
    return other === pinch
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count == touches.count { landing = centroid(in: nil) }
    super.touchesBegan(touches, with: event)
  }
}
