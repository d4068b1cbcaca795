import CoreGraphics

/// Recognizes horizontal swipes over rows.
@MainActor final class SwipeGestureRecognizer: UIPanGestureRecognizer {
  private var landing = CGPoint.zero

  /// The movement since the touch began, including the part before recognition.
  var movement: CGPoint {
    let place = centroid(in: nil)
    return CGPoint(x: place.x - landing.x, y: place.y - landing.y)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count == touches.count { landing = centroid(in: nil) }
    super.touchesBegan(touches, with: event)
  }
}
