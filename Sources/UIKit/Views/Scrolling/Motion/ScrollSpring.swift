import CoreGraphics

/// A critically damped spring: returns content to an end, or to a target, without oscillation.
struct ScrollSpring {
  /// The system's stiffness of the bounce, in radians per second.
  static let frequency: CGFloat = 11
  /// The frequency for content that was held beyond its end, measured: a release at 235 points fits (235 + 800t)·e^(−10.8t).
  static let releaseFrequency: CGFloat = 10.8
  /// The initial speed of content held beyond its end, in points per second per point of distance: 10.8 − 800 / 235.
  static let releaseSpeed: CGFloat = 7.4
  /// The distance from the target, in points, that counts as reached.
  private static let tolerance: CGFloat = 0.5
  /// The maximum duration of a motion, in seconds.
  private static let longest: CFTimeInterval = 60

  let target: CGFloat
  let frequency: CGFloat
  private let offset: CGFloat
  private let slope: CGFloat

  init(start: CGFloat, velocity: CGFloat, target: CGFloat, frequency: CGFloat = ScrollSpring.frequency) {
    self.target = target
    self.frequency = frequency
    offset = start - target
    slope = velocity + frequency * offset
  }

  func position(at time: CFTimeInterval) -> CGFloat {
    target + (offset + slope * time) * exp(-frequency * time)
  }

  func velocity(at time: CFTimeInterval) -> CGFloat {
    (slope - frequency * (offset + slope * time)) * exp(-frequency * time)
  }

  /// The time until the target counts as reached.
  var duration: CFTimeInterval {
    // At its extremum it turns back toward the target; without one, it only approaches.
    let turn = slope == 0 ? 0 : max(0, 1 / frequency - offset / slope)
    var low: CFTimeInterval
    var high: CFTimeInterval
    if isNear(at: turn) {
      if abs(offset) < Self.tolerance { return 0 }
      // A slope near zero moves the extremum to a distant time, long after the target is reached.
      low = 0
      high = min(1, turn)
    } else {
      low = turn
      high = turn + 1
    }
    while !isNear(at: high), high < Self.longest {
      low = high
      high += 1
    }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if isNear(at: middle) { high = middle } else { low = middle }
    }
    return high
  }

  private func isNear(at time: CFTimeInterval) -> Bool { abs(position(at: time) - target) < Self.tolerance }

  /// The time at which it passes its target to the other side, if it does.
  var crossing: CFTimeInterval? {
    guard slope != 0 else { return nil }
    let time = -offset / slope
    return time > 0 ? time : nil
  }
}
