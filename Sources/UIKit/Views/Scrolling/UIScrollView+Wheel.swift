package import TrestlePlatform
import QuartzCore

extension UIScrollView: WheelReceiver {
  /// Scrolls by a wheel event; returning false passes it to an outer scroll view, as when the content is at its end.
  package func receiveWheel(_ wheel: WheelEvent, at time: TimeInterval) -> Bool {
    // The wheel reports the content's movement; the offset changes in the opposite direction.
    let moved = ownMovement(CGPoint(x: -wheel.delta.dx, y: -wheel.delta.dy))
    let delta = CGVector(dx: moved.x, dy: moved.y)
    guard takesWheel(delta) else { return false }
    switch wheel.source {
    case .notched: turnWheel(by: delta)
    case .continuous: followTrackpad(by: delta, at: time)
    case .momentum:
      stopMotion()
      setOffset(roundToPixels(clamped(CGPoint(x: contentOffset.x + delta.dx, y: contentOffset.y + delta.dy))))
    }
    return true
  }
}

extension UIScrollView {
  private func takesWheel(_ delta: CGVector) -> Bool {
    guard options.contains(.isEnabled), !isBeingTracked else { return false }
    let moved = clamped(CGPoint(x: contentOffset.x + delta.dx, y: contentOffset.y + delta.dy))
    return moved != contentOffset || isMovingByItself
  }

  private func turnWheel(by delta: CGVector) {
    let now = CACurrentMediaTime()
    if isZoomAnimating { stopMotion() }
    // A notch scrolls with an animation; the next one adds to its target.
    var start = contentOffset
    if case .animating(let animation) = motion { start = animation.target }
    let target = clamped(CGPoint(x: start.x + delta.dx, y: start.y + delta.dy))
    guard target != contentOffset else { return }
    motion = .animating(
      ScrollAnimation(start: contentOffset, target: roundToPixels(target), startTime: now, duration: 0.12, completion: .nothing))
    startFrames()
    showIndicators()
  }

  private func followTrackpad(by delta: CGVector, at now: CFTimeInterval) {
    stopMotion()
    let interval = now - wheel.lastTime
    if interval > 0, interval < GestureMetrics.trackpadPause {
      let share: CGFloat = 0.5
      wheel.velocity.x += (delta.dx / interval - wheel.velocity.x) * share
      wheel.velocity.y += (delta.dy / interval - wheel.velocity.y) * share
    } else if interval >= GestureMetrics.trackpadPause {
      wheel.velocity = .zero
    }
    wheel.lastTime = now
    setOffset(roundToPixels(clamped(CGPoint(x: contentOffset.x + delta.dx, y: contentOffset.y + delta.dy))))
    showIndicators()
    Deadlines.cancel(wheel.deadline)
    wheel.deadline = Deadlines.add(after: GestureMetrics.trackpadPause) { [weak self] in self?.trackpadLetGo() }
  }

  private func trackpadLetGo() {
    wheel.deadline = nil
    guard case .none = motion else { return }
    let velocity = wheel.velocity
    wheel.velocity = .zero
    if hypot(velocity.x, velocity.y) > Self.momentumSpeed {
      decelerate(from: contentOffset, velocity: velocity, at: CACurrentMediaTime())
    } else {
      hideIndicators()
    }
  }

  private static var momentumSpeed: CGFloat { 100 }
}
