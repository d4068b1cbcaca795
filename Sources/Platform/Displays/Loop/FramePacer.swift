/// Schedules frames: immediately after a pause, then one per interval, relative to deadlines and not to the completion of the last frame,
/// so that small delays do not accumulate.
package struct FramePacer: Equatable, Sendable {
  package private(set) var interval: Double
  /// The earliest time of the next frame.
  package private(set) var deadline = -Double.infinity

  package init(framesPerSecond: Double) { interval = 1 / framesPerSecond }

  /// Changes the rate from the next frame on.
  package mutating func setRate(_ framesPerSecond: Double) { interval = 1 / framesPerSecond }

  package func isDue(at now: Double) -> Bool { now >= deadline }

  /// Records the beginning of a frame. After a delay of more than an interval the schedule restarts: skipped frames are not drawn later. It
  /// also restarts with a frame that a display wants before it is due.
  package mutating func begin(at now: Double) {
    deadline = (0...interval).contains(now - deadline) ? deadline + interval : now + interval
  }
}
