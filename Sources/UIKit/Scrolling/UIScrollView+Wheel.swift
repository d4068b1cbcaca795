import CoreGraphics
import Foundation
import QuartzCore

extension UIScrollView {
  /// Turns the wheel over a window: the innermost scroll view there that can still move that way takes it. `delta` is by how much the
  /// content is to move on, in points; a `continuous` wheel, such as a trackpad, has momentum.
  @discardableResult
  package static func turnWheel(in window: UIWindow, at point: CGPoint, by delta: CGVector, continuous: Bool) -> Bool {
    var node = window.hitTest(point, with: nil)
    while let view = node {
      if let scrollView = view as? UIScrollView, scrollView.takesWheel(delta) {
        scrollView.turnWheel(by: delta, continuous: continuous)
        return true
      }
      node = view.superview
    }
    return false
  }

  private func takesWheel(_ delta: CGVector) -> Bool {
    guard options.contains(.isEnabled), !isBeingTracked else { return false }
    let moved = clamped(CGPoint(x: contentOffset.x + delta.dx, y: contentOffset.y + delta.dy))
    return moved != contentOffset || isMovingByItself
  }

  private func turnWheel(by delta: CGVector, continuous: Bool) {
    let now = CACurrentMediaTime()
    if continuous { return followTrackpad(by: delta, at: now) }
    // A notch moves on softly; the next one adds to where this one is going.
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
    if interval > 0, interval < Self.trackpadPause {
      let share: CGFloat = 0.5
      wheel.velocity.x += (delta.dx / interval - wheel.velocity.x) * share
      wheel.velocity.y += (delta.dy / interval - wheel.velocity.y) * share
    } else if interval >= Self.trackpadPause {
      wheel.velocity = .zero
    }
    wheel.lastTime = now
    setOffset(roundToPixels(clamped(CGPoint(x: contentOffset.x + delta.dx, y: contentOffset.y + delta.dy))))
    showIndicators()
    Deadlines.cancel(wheel.deadline)
    wheel.deadline = Deadlines.add(after: Self.trackpadPause) { [weak self] in self?.trackpadLetGo() }
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

  /// Without a step for so long, in seconds, the fingers have left the trackpad.
  private static var trackpadPause: CFTimeInterval { 0.05 }
  private static var momentumSpeed: CGFloat { 100 }
}
