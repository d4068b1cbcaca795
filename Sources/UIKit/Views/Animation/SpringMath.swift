import CoreGraphics

/// The parameters of the springs in UIKit's convenience methods.
enum SpringMath {
  /// The distance from its end, as a fraction, at which a spring counts as at rest.
  private static let rest: CGFloat = 0.001

  /// Returns the stiffness and damping of a spring of mass 1 that settles in `duration` with the damping ratio `ratio`.
  static func spring(settlingIn duration: TimeInterval, dampingRatio ratio: CGFloat) -> (stiffness: CGFloat, damping: CGFloat) {
    let duration = CGFloat(max(duration, 0.001))
    let ratio = max(ratio, 0.01)
    let frequency: CGFloat
    if ratio < 1 {
      // The envelope of a damped oscillation.
      frequency = -log(rest * (1 - ratio * ratio).squareRoot()) / (ratio * duration)
    } else {
      // (1 + x) exp(-x) = rest at x = 9.233; the slow component dominates overdamped springs.
      let slow = ratio - (ratio * ratio - 1).squareRoot()
      frequency = (ratio == 1 ? 9.233 : -log(rest) / slow) / duration
    }
    return (frequency * frequency, 2 * ratio * frequency)
  }
}
