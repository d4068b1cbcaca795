import CoreGraphics

/// Recognizes fingers that rest at one position for a duration, and then follows them.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that precede the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1
  /// The time in seconds until the gesture begins; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement until the press is recognized, in points.
  open var allowableMovement: CGFloat = 10

  private var starts: [UITouch: CGPoint] = [:]
  private var timeout: Deadlines.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard visibleState == .possible else { return }
    for touch in touches { starts[touch] = touch.windowLocation }
    if trackedTouches.count > numberOfTouchesRequired {
      state = .failed
      return
    }
    guard trackedTouches.count == numberOfTouchesRequired else { return }
    Deadlines.cancel(timeout)
    if let count = touches.first?.tapCount, count <= numberOfTapsRequired {
      timeout = failAfter(GestureMetrics.longestPauseBetweenTaps + minimumPressDuration)
      return
    }
    if minimumPressDuration <= 0 {
      state = .began
    } else {
      timeout = decideAfter(minimumPressDuration) { $0.state = .began }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    switch visibleState {
    case .possible:
      for touch in touches {
        if let start = starts[touch], distance(touch.windowLocation, start) > allowableMovement { state = .failed }
      }
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    switch visibleState {
    case .possible:
      if let count = touches.first?.tapCount, count <= numberOfTapsRequired {
        starts = [:]
      } else {
        state = .failed
      }
    case .began, .changed:
      if trackedTouches.allSatisfy({ touches.contains($0) }) { state = .ended }
    default: break
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    giveUp()
  }

  open override func reset() {
    starts = [:]
    Deadlines.cancel(timeout)
    timeout = nil
  }
}
