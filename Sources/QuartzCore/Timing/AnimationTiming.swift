import Foundation

/// The timing of an animation, and what follows from it for an instant.
struct AnimationTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// Where in its run an animation is.
  struct Phase: Equatable {
    /// From 0 to 1 within the iteration; already turned round on the way back.
    var progress: Double
    /// The number of iterations that have gone before.
    var iteration: Int
  }

  /// The length of one iteration, there and back.
  var iterationDuration: CFTimeInterval { autoreverses ? duration * 2 : duration }

  /// The length of all iterations, in the animation's own time.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return iterationDuration * (repeatCount > 0 ? CFTimeInterval(repeatCount) : 1)
  }

  /// When it ends in the parent's time, begun at `begin`; never if it does not move.
  func end(begin: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? .infinity : begin + activeDuration / CFTimeInterval(abs(speed))
  }

  /// The phase at the parent's `time`, or nil if the animation shows nothing then.
  ///
  /// `timeOffset` turns the run round in a circle: what is left out at the beginning is shown at the end.
  func phase(at time: CFTimeInterval, begin: CFTimeInterval) -> Phase? {
    let active = activeDuration
    var elapsed = speed == 0 ? 0 : (time - begin) * CFTimeInterval(abs(speed))
    if elapsed < 0 {
      guard fillMode.fillsBackwards else { return nil }
      elapsed = 0
    } else if elapsed >= active, speed != 0 {
      guard fillMode.fillsForwards else { return nil }
      elapsed = active
    }
    if speed < 0, active.isFinite { elapsed = active - elapsed }
    var local = elapsed + timeOffset
    if local > active, active > 0, timeOffset != 0 { local = local.truncatingRemainder(dividingBy: active) }
    return phase(local: local, active: active)
  }

  private func phase(local: CFTimeInterval, active: CFTimeInterval) -> Phase {
    let length = iterationDuration
    guard length > 0 else { return Phase(progress: autoreverses ? 0 : 1, iteration: 0) }
    // The constants come first, so that what is no number falls out.
    var iteration = min(1e15, max(0, (local / length).rounded(.down)))
    var within = local - iteration * length
    if within <= 0, iteration > 0, local >= active {
      // The very end belongs to the last iteration, not to one more.
      iteration -= 1
      within = length
    }
    var progress = within / duration
    if progress > 1, autoreverses { progress = 2 - progress }
    return Phase(progress: min(1, max(0, progress)), iteration: Int(iteration))
  }
}
