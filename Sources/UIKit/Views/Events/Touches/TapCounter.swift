import CoreGraphics

/// Counts successive taps at one position.
struct TapCounter {
  private var location = CGPoint.zero
  private var time = -TimeInterval.infinity
  private var count = 0

  private static let longestPause: TimeInterval = 0.35
  private static let radius: CGFloat = 45

  /// Returns the tap count of a touch at `location`. A second finger beside an active touch gets the same count.
  mutating func count(at location: CGPoint, time: TimeInterval, otherTouches: Bool) -> Int {
    if otherTouches { return max(1, count) }
    let isNear = abs(location.x - self.location.x) <= Self.radius && abs(location.y - self.location.y) <= Self.radius
    count = isNear && time - self.time <= Self.longestPause ? count + 1 : 1
    self.location = location
    return count
  }

  @MainActor mutating func ended(_ touch: UITouch) {
    time = touch.timestamp
    let distance = max(abs(touch.windowLocation.x - location.x), abs(touch.windowLocation.y - location.y))
    if distance > Self.radius { time = -.infinity }
  }
}
