import CoreGraphics
import Foundation

/// Measures how fast something moves from its last places.
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

  /// Moves all places, as when a finger was added and the middle of the touches jumped.
  mutating func shift(by offset: CGPoint) {
    for index in samples.indices {
      samples[index].place.x += offset.x
      samples[index].place.y += offset.y
    }
  }

  mutating func reset() {
    samples.removeAll(keepingCapacity: true)
  }

  /// Points a second over the last moments; zero where nothing moved in them.
  func velocity(at time: TimeInterval) -> CGPoint {
    let recent = samples.filter { $0.time >= time - GestureMetrics.velocityWindow }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
    // One that rested before it was lifted has come to rest.
    guard time - last.time < GestureMetrics.velocityWindow else { return .zero }
    let duration = CGFloat(last.time - first.time)
    return CGPoint(x: (last.place.x - first.place.x) / duration, y: (last.place.y - first.place.y) / duration)
  }
}
