import CoreGraphics

/// Follows two fingers that rotate about each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation of the fingers, in radians, clockwise. Set it to 0 to read increments.
  open var rotation: CGFloat = 0

  /// The angular velocity, in radians per second.
  open var velocity: CGFloat { speed.value }

  private var lastAngle: CGFloat = 0
  private var turned: CGFloat = 0
  private var speed = FingerPairSpeed()

  private var angle: CGFloat {
    let (first, second) = (trackedTouches[0].windowLocation, trackedTouches[1].windowLocation)
    return atan2(second.y - first.y, second.x - first.x)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard keepFingerPair() else { return }
    lastAngle = angle
    turned = 0
    speed.reset()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.count >= 2 else { return }
    speed.pass(event.timestamp)
    // Uses the shorter arc: one step is never more than half a circle.
    let step = remainder(angle - lastAngle, 2 * .pi)
    lastAngle = angle
    turned += step
    switch visibleState {
    case .possible:
      guard abs(turned) >= GestureMetrics.rotationSlop else { return }
      rotation = 0
      turned = 0
      speed.add(0)
      state = .began
    case .began, .changed:
      rotation += step
      speed.add(turned)
      state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    speed.pass(event.timestamp)
    endWithLast(of: touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    giveUp()
  }

  open override func reset() {
    rotation = 0
    turned = 0
    speed.reset()
  }
}
