import CoreGraphics

/// The trajectory of released content along one axis: it decelerates, bounces at an end, or moves to a target.
struct AxisTrajectory {
  enum Piece {
    case deceleration(ScrollDeceleration)
    case spring(ScrollSpring)
    case rest(CGFloat)

    func position(at time: CFTimeInterval) -> CGFloat {
      switch self {
      case .deceleration(let piece): piece.position(at: time)
      case .spring(let piece): piece.position(at: time)
      case .rest(let position): position
      }
    }

    func velocity(at time: CFTimeInterval) -> CGFloat {
      switch self {
      case .deceleration(let piece): piece.velocity(at: time)
      case .spring(let piece): piece.velocity(at: time)
      case .rest: 0
      }
    }
  }

  private(set) var pieces: [(start: CFTimeInterval, piece: Piece)] = []
  private(set) var duration: CFTimeInterval = 0
  /// The final position.
  private(set) var end: CGFloat

  /// Creates a trajectory without movement.
  init(at position: CGFloat) {
    end = position
    pieces = [(0, .rest(position))]
  }

  /// Creates a decelerating trajectory within `limits`, which bounces or stops at them.
  init(from start: CGFloat, velocity: CGFloat, limits: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool) {
    end = start
    var position = start
    var velocity = velocity
    var time: CFTimeInterval = 0
    if position < limits.lowerBound || position > limits.upperBound {
      let edge = position < limits.lowerBound ? limits.lowerBound : limits.upperBound
      let spring = ScrollSpring(
        start: position, velocity: Self.release(velocity, towards: edge - position), target: edge, frequency: ScrollSpring.releaseFrequency)
      pieces.append((0, .spring(spring)))
      guard let crossing = spring.crossing, abs(spring.velocity(at: crossing)) > ScrollDeceleration.restSpeed else {
        finish(at: edge, after: spring.duration)
        return
      }
      // After bouncing back, the content continues as after a flick.
      position = edge
      velocity = spring.velocity(at: crossing)
      time = crossing
    }
    let deceleration = ScrollDeceleration(start: position, velocity: velocity, rate: rate)
    guard deceleration.duration > 0 else {
      if pieces.isEmpty { pieces.append((0, .rest(position))) }
      finish(at: position, after: time)
      return
    }
    pieces.append((time, .deceleration(deceleration)))
    let target = deceleration.target
    if limits.contains(target) {
      finish(at: target, after: time + deceleration.duration)
      return
    }
    let edge = target < limits.lowerBound ? limits.lowerBound : limits.upperBound
    let reached = position == edge ? 0 : deceleration.time(at: edge) ?? deceleration.duration
    time += reached
    let impact = deceleration.velocity(at: reached)
    guard bounces, abs(impact) > ScrollDeceleration.restSpeed else {
      finish(at: edge, after: time)
      return
    }
    let spring = ScrollSpring(start: edge, velocity: impact, target: edge)
    pieces.append((time, .spring(spring)))
    finish(at: edge, after: time + spring.duration)
  }

  /// Returns the velocity at which content starts back over `way`: that of the touch, or of a released overscroll.
  private static func release(_ velocity: CGFloat, towards way: CGFloat) -> CGFloat {
    let pull = way * ScrollSpring.releaseSpeed
    guard velocity * way > 0 else { return velocity + pull }
    return abs(velocity) > abs(pull) ? velocity : pull
  }

  /// Creates a trajectory to `target` that starts with `velocity` and hardly overshoots.
  init(from start: CGFloat, velocity: CGFloat, target: CGFloat) {
    end = target
    let distance = target - start
    let towards = distance * velocity > 0
    let needed = distance == 0 ? 0 : abs(velocity / distance)
    let spring = ScrollSpring(
      start: start, velocity: towards ? velocity : 0, target: target, frequency: max(ScrollSpring.frequency, min(needed, 60)))
    pieces = [(0, .spring(spring))]
    finish(at: target, after: spring.duration)
  }

  private mutating func finish(at position: CGFloat, after time: CFTimeInterval) {
    end = position
    duration = time
  }

  func position(at time: CFTimeInterval) -> CGFloat {
    if time >= duration { return end }
    let piece = self.piece(at: time)
    return piece.piece.position(at: time - piece.start)
  }

  func velocity(at time: CFTimeInterval) -> CGFloat {
    if time >= duration { return 0 }
    let piece = self.piece(at: time)
    return piece.piece.velocity(at: time - piece.start)
  }

  private func piece(at time: CFTimeInterval) -> (start: CFTimeInterval, piece: Piece) {
    var index = pieces.count - 1
    while index > 0, pieces[index].start > time { index -= 1 }
    return pieces[index]
  }
}
