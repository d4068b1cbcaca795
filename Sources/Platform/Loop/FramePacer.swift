/// Says when the next frame may be drawn: at once after a rest, then one per interval, counted from deadlines and not from when the
/// last frame happened to be done, so that small delays do not add up.
package struct FramePacer: Equatable, Sendable {
  package let interval: Double
  /// The earliest time of the next frame.
  package private(set) var deadline = -Double.infinity

  package init(framesPerSecond: Double) { interval = 1 / framesPerSecond }

  package func isDue(at now: Double) -> Bool { now >= deadline }

  /// Notes that a frame begins. A deadline missed by more than an interval is given up: frames that were not drawn are not made up for.
  package mutating func begin(at now: Double) {
    deadline = now - deadline > interval ? now + interval : deadline + interval
  }
}
