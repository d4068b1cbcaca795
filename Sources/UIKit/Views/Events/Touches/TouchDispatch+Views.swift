import Foundation

/// Delivery of touches to views.
extension TouchDispatch {
  func tellViews(_ changed: [UITouch], event: UIEvent) {
    var began: [UITouch] = []
    var moved: [UITouch] = []
    var ended: [UITouch] = []
    var cancelled: [UITouch] = []
    for touch in changed {
      switch (touch.delivery, touch.phase) {
      case (.beganHeld, .began):
        if !isHeld(touch, by: \.delaysTouchesBegan) {
          touch.delivery = .began
          began.append(touch)
        }
      case (.beganHeld, .ended):
        touch.delivery = .beganHeld(ended: true)
      case (.beganHeld, .cancelled):
        touch.delivery = .finished
      case (.began, .moved):
        moved.append(touch)
      case (.began, .ended):
        if isHeld(touch, by: \.delaysTouchesEnded) {
          touch.delivery = .endHeld
        } else {
          touch.delivery = .finished
          ended.append(touch)
        }
      case (.began, .cancelled), (.endHeld, .cancelled):
        touch.delivery = .finished
        cancelled.append(touch)
      default: break
      }
    }
    send(began, event: event) { $0.touchesBegan($1, with: event) }
    send(moved, event: event) { $0.touchesMoved($1, with: event) }
    send(ended, event: event) { $0.touchesEnded($1, with: event) }
    send(cancelled, event: event) { $0.touchesCancelled($1, with: event) }
  }

  /// Delivers touches that were delayed by recognizers which have failed since.
  func releaseHeld(event: UIEvent) {
    var ended: [UITouch] = []
    for touch in touches + heldTouches {
      switch touch.delivery {
      case .beganHeld(let hasEnded) where !isHeld(touch, by: \.delaysTouchesBegan):
        // A delayed touch is delivered with the position at which it began, not with the current one.
        let (phase, place) = (touch.phase, touch.windowLocation)
        touch.phase = .began
        touch.windowLocation = touch.landing
        touch.delivery = .began
        send([touch], event: event) { $0.touchesBegan($1, with: event) }
        touch.phase = phase
        touch.windowLocation = place
        if hasEnded, case .began = touch.delivery {
          if isHeld(touch, by: \.delaysTouchesEnded) {
            touch.delivery = .endHeld
          } else {
            touch.delivery = .finished
            ended.append(touch)
          }
        }
      case .endHeld where !isHeld(touch, by: \.delaysTouchesEnded):
        touch.delivery = .finished
        ended.append(touch)
      default: break
      }
    }
    send(ended, event: event) { $0.touchesEnded($1, with: event) }
  }

  /// Cancels the touches of recognized gestures in their views.
  func cancelTaken(event: UIEvent) {
    guard !arbiter.touchesToCancel.isEmpty else { return }
    let taken = arbiter.touchesToCancel
    arbiter.touchesToCancel = []
    var cancelled: [UITouch] = []
    for touch in taken {
      switch touch.delivery {
      case .began, .endHeld:
        touch.delivery = .finished
        if !cancelled.contains(touch) { cancelled.append(touch) }
      case .beganHeld, .none:
        touch.delivery = .finished
      case .finished: break
      }
    }
    let phases = cancelled.map(\.phase)
    for touch in cancelled { touch.phase = .cancelled }
    send(cancelled, event: event) { $0.touchesCancelled($1, with: event) }
    for (touch, phase) in zip(cancelled, phases) { touch.phase = phase }
  }

  /// Returns whether an undecided recognizer delays `touch`.
  private func isHeld(_ touch: UITouch, by delays: (UIGestureRecognizer) -> Bool) -> Bool {
    guard let recognizers = touch.gestureRecognizers else { return false }
    return recognizers.contains { $0.isActive && $0.visibleState == .possible && delays($0) }
  }

  /// Calls `body` for each view with its subset of `touches`.
  private func send(_ touches: [UITouch], event: UIEvent, _ body: (UIView, Set<UITouch>) -> Void) {
    guard !touches.isEmpty else { return }
    if touches.count == 1 {
      if let view = touches[0].view { body(view, [touches[0]]) }
      return
    }
    var views: [UIView] = []
    for touch in touches {
      if let view = touch.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    for view in views { body(view, Set(touches.filter { $0.view === view })) }
  }
}
