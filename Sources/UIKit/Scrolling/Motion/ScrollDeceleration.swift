import CoreGraphics
import Foundation

/// How content goes on moving when a finger has let it go: its speed falls by a constant factor each millisecond.
///
/// Closed formulas of time, so that it matters to nobody how often a second they are asked.
struct ScrollDeceleration {
  /// Content that moves slower than this, in points a second, has come to rest.
  static let restSpeed: CGFloat = 10

  var start: CGFloat
  /// In points a second.
  var velocity: CGFloat
  /// How fast the speed decays, per second.
  var decay: CGFloat

  /// `rate` is the factor by which the speed falls each millisecond.
  init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity
    decay = -1000 * log(min(max(rate, 0.5), 0.9999))
  }

  /// The time it takes to come to rest.
  var duration: CFTimeInterval {
    abs(velocity) <= Self.restSpeed ? 0 : log(abs(velocity) / Self.restSpeed) / decay
  }

  /// Where it comes to rest.
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

  /// When it passes `position`; nil if it never gets there.
  func time(at position: CGFloat) -> CFTimeInterval? {
    guard velocity != 0 else { return nil }
    let share = 1 - (position - start) * decay / velocity
    guard share > 0, share <= 1 else { return nil }
    return -log(share) / decay
  }
}
