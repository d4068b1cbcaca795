import CoreGraphics

/// The speed of a value that two fingers change together: how far apart they are, or how far they have turned.
struct FingerPairSpeed {
  private var tracker = VelocityTracker()
  private var lastTime: TimeInterval = 0

  /// The change per second at the last time.
  var value: CGFloat { tracker.velocity(at: lastTime).x }

  /// Records the time of an event of the fingers.
  mutating func pass(_ time: TimeInterval) { lastTime = time }

  /// Records the value at the last time.
  mutating func add(_ value: CGFloat) { tracker.add(CGPoint(x: value, y: 0), at: lastTime) }

  /// Discards earlier values.
  mutating func reset() { tracker.reset() }
}
