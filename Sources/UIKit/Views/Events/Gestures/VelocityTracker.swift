import CoreGraphics

/// Measures velocity from the last positions.
struct VelocityTracker {
  private var samples: [(time: TimeInterval, place: CGPoint)] = []

  mutating func add(_ place: CGPoint, at time: TimeInterval) {
    if let last = samples.last, time <= last.time {
      samples[samples.count - 1].place = place
      return
    }
    samples.append((time, place))
    let oldest = time - GestureMetrics.velocityWindow
    if samples.count > 2, samples[0].time < oldest { samples.removeAll { $0.time < oldest } }
  }

  /// Shifts all positions, as when a finger was added and the centroid jumped.
  mutating func shift(by offset: CGPoint) {
    for index in samples.indices {
      samples[index].place.x += offset.x
      samples[index].place.y += offset.y
    }
  }

  mutating func reset() {
    samples.removeAll(keepingCapacity: true)
  }

  /// Returns the velocity in points per second; zero without recent movement.
  func velocity(at time: TimeInterval) -> CGPoint {
    let recent = samples.filter { $0.time >= time - GestureMetrics.velocityWindow }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
    // A touch that rested before it ended has no velocity.
    guard time - last.time < GestureMetrics.velocityWindow else { return .zero }
    let duration = CGFloat(last.time - first.time)
    return CGPoint(x: (last.place.x - first.place.x) / duration, y: (last.place.y - first.place.y) / duration)
  }
}
