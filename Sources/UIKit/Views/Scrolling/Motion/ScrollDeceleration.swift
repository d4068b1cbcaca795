import CoreGraphics

/// The deceleration of released content: its speed falls by a constant factor per millisecond.
///
/// Closed formulas of time, so that the result is independent of the frame rate.
struct ScrollDeceleration {
  /// The speed in points per second below which content counts as resting.
  static let restSpeed: CGFloat = 10

  var start: CGFloat
  /// The velocity in points per second.
  var velocity: CGFloat
  /// The decay rate of the speed, per second.
  var decay: CGFloat

  /// Creates a deceleration; `rate` is the factor of the speed per millisecond.
  init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity
    decay = -1000 * log(min(max(rate, 0.5), 0.9999))
  }

  /// The time until the content rests.
  var duration: CFTimeInterval {
    abs(velocity) <= Self.restSpeed ? 0 : log(abs(velocity) / Self.restSpeed) / decay
  }

  /// The resting position.
  var target: CGFloat {
    guard abs(velocity) > Self.restSpeed else { return start }
    return start + (velocity - (velocity < 0 ? -Self.restSpeed : Self.restSpeed)) / decay
  }

  func position(at time: CFTimeInterval) -> CGFloat {
    start + velocity / decay * (1 - exp(-decay * time))
  }

  func velocity(at time: CFTimeInterval) -> CGFloat {
    velocity * exp(-decay * time)
  }

  /// Returns the time at which it passes `position`; nil if it never does.
  func time(at position: CGFloat) -> CFTimeInterval? {
    guard velocity != 0 else { return nil }
    let share = 1 - (position - start) * decay / velocity
    guard share > 0, share <= 1 else { return nil }
    return -log(share) / decay
  }
}
