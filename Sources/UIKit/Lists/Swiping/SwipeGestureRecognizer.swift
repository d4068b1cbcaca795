import CoreGraphics
import Foundation

/// Finds fingers that go sideways over rows.
@MainActor final class SwipeGestureRecognizer: UIPanGestureRecognizer {
  private var landing = CGPoint.zero

  /// How far the finger has gone since it landed, the part that the pan swallows included.
  var movement: CGPoint {
    let place = centroid(in: nil)
    return CGPoint(x: place.x - landing.x, y: place.y - landing.y)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count == touches.count { landing = centroid(in: nil) }
    super.touchesBegan(touches, with: event)
  }
}
