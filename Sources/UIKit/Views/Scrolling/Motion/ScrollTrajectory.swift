import CoreGraphics

/// The trajectory of released content in the plane.
package struct ScrollTrajectory {
  var startTime: CFTimeInterval
  var horizontal: AxisTrajectory
  var vertical: AxisTrajectory
  /// The accumulated external changes of the offset.
  var shift = CGPoint.zero

  var endTime: CFTimeInterval { startTime + max(horizontal.duration, vertical.duration) }

  var isResting: Bool { horizontal.duration == 0 && vertical.duration == 0 }

  var end: CGPoint { CGPoint(x: horizontal.end + shift.x, y: vertical.end + shift.y) }

  func position(at time: CFTimeInterval) -> CGPoint {
    let elapsed = max(0, time - startTime)
    return CGPoint(x: horizontal.position(at: elapsed) + shift.x, y: vertical.position(at: elapsed) + shift.y)
  }

  func velocity(at time: CFTimeInterval) -> CGPoint {
    let elapsed = max(0, time - startTime)
    return CGPoint(x: horizontal.velocity(at: elapsed), y: vertical.velocity(at: elapsed))
  }
}
