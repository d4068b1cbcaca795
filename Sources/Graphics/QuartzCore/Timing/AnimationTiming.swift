/// The timing of an animation, and the phase at a given time.
struct AnimationTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// The position in the run of an animation.
  struct Phase: Equatable {
    /// The progress from 0 to 1 within the iteration, already reversed in one that runs backward.
    var progress: Double
    /// The number of completed iterations.
    var iteration: Int
  }

  /// The duration of one iteration, including its reversal.
  var iterationDuration: CFTimeInterval { autoreverses ? duration * 2 : duration }

  /// The length of all iterations, in the animation's own time.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return iterationDuration * (repeatCount > 0 ? CFTimeInterval(repeatCount) : 1)
  }

  /// Returns the end in the parent's time for the begin time `begin`; infinity if the speed is zero.
  func end(begin: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? .infinity : begin + activeDuration / CFTimeInterval(abs(speed))
  }

  /// Returns the phase at the parent's `time`, or nil if the animation is not visible then.
  ///
  /// `timeOffset` shifts the run cyclically: the part skipped at the beginning is run at the end.
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
    // The constants are the first arguments, so that NaN is replaced.
    var iteration = min(1e15, max(0, (local / length).rounded(.down)))
    var within = local - iteration * length
    if within <= 0, iteration > 0, local >= active {
      // The end belongs to the last iteration.
      iteration -= 1
      within = length
    }
    var progress = within / duration
    if progress > 1, autoreverses { progress = 2 - progress }
    return Phase(progress: min(1, max(0, progress)), iteration: Int(iteration))
  }
}
