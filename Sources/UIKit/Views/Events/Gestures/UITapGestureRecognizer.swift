import QuartzCore

/// Recognizes one or more taps, with one or more fingers.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of successive taps; 1 by default.
  open var numberOfTapsRequired = 1
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1
  /// The mouse button that must be clicked; touches count as the primary one.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var starts: [UITouch: CGPoint] = [:]
  private var taps = 0
  private var firstPlace = CGPoint.zero
  private var fingersDown = 0
  private var timeout: Deadlines.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[touch] = touch.windowLocation }
    fingersDown = trackedTouches.count
    if fingersDown > numberOfTouchesRequired {
      state = .failed
      return
    }
    if taps > 0, distance(centroid(in: nil), firstPlace) > GestureMetrics.tapRadius {
      state = .failed
      return
    }
    if taps == 0, starts.count == touches.count { firstPlace = centroid(in: nil) }
    // The maximum duration until all fingers are down and up again.
    wait(GestureMetrics.longestTap(fingers: numberOfTouchesRequired, taps: numberOfTapsRequired))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      if let start = starts[touch], distance(touch.windowLocation, start) > GestureMetrics.tapRadius { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard starts.count == numberOfTouchesRequired else {
      if trackedTouches.count == touches.count { state = .failed }
      return
    }
    guard trackedTouches.allSatisfy({ $0.phase == .ended || touches.contains($0) }) else { return }
    taps += 1
    starts = [:]
    if taps == numberOfTapsRequired {
      cancelWait()
      state = .ended
    } else {
      wait(GestureMetrics.longestPauseBetweenTaps)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    starts = [:]
    taps = 0
    cancelWait()
  }

  private func wait(_ delay: TimeInterval) {
    cancelWait()
    timeout = failAfter(delay)
  }

  private func cancelWait() {
    Deadlines.cancel(timeout)
    timeout = nil
  }

  /// A single tap does not prevent a double tap.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired || other.numberOfTouchesRequired != numberOfTouchesRequired
  }

  override func accepts(_ touch: UITouch, event: UIEvent) -> Bool {
    event.buttonMask.isEmpty || !event.buttonMask.isDisjoint(with: buttonMaskRequired)
  }
}

func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
  hypot(first.x - second.x, first.y - second.y)
}

extension UIGestureRecognizer {
  /// Fails after `delay` seconds unless the gesture is decided before.
  final func failAfter(_ delay: TimeInterval) -> Deadlines.Token {
    decideAfter(delay) { $0.state = .failed }
  }

  /// Runs `decision` after `delay` seconds, then sends the resulting actions.
  final func decideAfter(_ delay: TimeInterval, _ decision: @escaping @MainActor (UIGestureRecognizer) -> Void) -> Deadlines.Token {
    Deadlines.add(after: delay) { [weak self] in
      guard let self, self.isActive else { return }
      decision(self)
      self.arbiter?.dispatch?.timePassed(at: CACurrentMediaTime())
    }
  }
}
