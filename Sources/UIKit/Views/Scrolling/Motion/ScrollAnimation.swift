import QuartzCore

/// An animated scroll requested by the app or a key.
package struct ScrollAnimation {
  static let duration: CFTimeInterval = 0.3
  private static let curve = CAMediaTimingFunction(name: .easeInEaseOut)

  var start: CGPoint
  package var target: CGPoint
  package var startTime: CFTimeInterval
  var duration = ScrollAnimation.duration
  /// The callback at its end; a scroll to the top has a separate one.
  var completion: Completion = .scrolling
  /// The drag that the animation interrupts.
  var drag: ScrollDrag?

  enum Completion {
    case scrolling
    case scrollingToTop
    case nothing
  }

  var endTime: CFTimeInterval { startTime + duration }

  /// Changes the target at `time` without a discontinuity.
  package mutating func retarget(to new: CGPoint, at time: CFTimeInterval) {
    let now = position(at: time)
    let share = duration > 0 ? Self.curve.value(at: min(1, max(0, (time - startTime) / duration))) : 1
    target = new
    guard share < 0.999 else { return }
    start = CGPoint(x: (now.x - new.x * share) / (1 - share), y: (now.y - new.y * share) / (1 - share))
  }

  func position(at time: CFTimeInterval) -> CGPoint {
    if time >= endTime { return target }
    let share = Self.curve.value(at: (time - startTime) / duration)
    return CGPoint(x: start.x + (target.x - start.x) * share, y: start.y + (target.y - start.y) * share)
  }
}
