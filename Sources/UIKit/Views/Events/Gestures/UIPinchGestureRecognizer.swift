import CoreGraphics

/// Follows two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale relative to the initial distance of the fingers. Set it to 1 to read increments.
  open var scale: CGFloat {
    get { currentScale }
    set {
      currentScale = newValue
      reference = newValue == 0 ? span : span / newValue
    }
  }

  /// The change of the scale, per second.
  open var velocity: CGFloat { speed.value }

  private var currentScale: CGFloat = 1
  private var reference: CGFloat = 0
  private var startSpan: CGFloat = 0
  private var speed = FingerPairSpeed()

  private var span: CGFloat {
    guard trackedTouches.count >= 2 else { return 0 }
    return max(1, distance(trackedTouches[0].windowLocation, trackedTouches[1].windowLocation))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard keepFingerPair() else { return }
    if visibleState == .possible {
      startSpan = span
      reference = span
      currentScale = 1
    } else {
      reference = currentScale == 0 ? span : span / currentScale
    }
    speed.reset()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.count >= 2, reference > 0 else { return }
    speed.pass(event.timestamp)
    switch visibleState {
    case .possible:
      guard abs(span - startSpan) >= GestureMetrics.pinchSlop else { return }
      if !(arbiter?.isWaiting(self) ?? false) { reference = span }
      currentScale = 1
      speed.add(1)
      state = .began
    case .began, .changed:
      currentScale = span / reference
      speed.add(currentScale)
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
    currentScale = 1
    reference = 0
    speed.reset()
  }
}
