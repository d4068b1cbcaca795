/// Values, the times at which they are reached, and the interpolation between them.
struct KeyframeTrack {
  let values: [LayerValue]
  /// One time for each value, from 0 to 1; in discrete mode one more, the end.
  let times: [Double]
  let mode: CAAnimationCalculationMode
  let timingFunctions: [CAMediaTimingFunction]
  var tensions: [Double] = []
  var continuities: [Double] = []
  var biases: [Double] = []

  init(
    values: [LayerValue], keyTimes: [Double]?, mode: CAAnimationCalculationMode, timingFunctions: [CAMediaTimingFunction]
  ) {
    self.values = values
    self.mode = mode
    self.timingFunctions = mode.isPaced ? [] : timingFunctions
    let count = mode == .discrete ? values.count + 1 : values.count
    if mode.isPaced {
      times = Self.pacedTimes(values)
    } else if let keyTimes, keyTimes.count == count {
      times = keyTimes
    } else if let keyTimes, mode == .discrete, keyTimes.count == values.count {
      times = keyTimes + [1]
    } else {
      times = (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    }
  }

  private static func pacedTimes(_ values: [LayerValue]) -> [Double] {
    var sums = [0.0]
    for (a, b) in zip(values, values.dropFirst()) { sums.append(sums[sums.count - 1] + a.distance(to: b)) }
    guard let total = sums.last, total > 0 else {
      return values.indices.map { values.count > 1 ? Double($0) / Double(values.count - 1) : 0 }
    }
    return sums.map { $0 / total }
  }

  /// Returns the segment at `progress`, and the fraction within it after the segment's timing function.
  func segment(at progress: Double) -> (index: Int, fraction: Double) {
    let last = times.count - 2
    guard last >= 0 else { return (0, 0) }
    var low = 0
    var high = last
    while low < high {
      let middle = (low + high + 1) / 2
      if times[middle] <= progress { low = middle } else { high = middle - 1 }
    }
    let span = times[low + 1] - times[low]
    var fraction = span > 0 ? min(max((progress - times[low]) / span, 0), 1) : 1
    if low < timingFunctions.count { fraction = timingFunctions[low].value(at: fraction) }
    return (low, fraction)
  }

  func value(at progress: Double) -> LayerValue? {
    guard let first = values.first else { return nil }
    if values.count == 1 { return first }
    let (index, t) = segment(at: progress)
    if mode == .discrete { return values[min(index, values.count - 1)] }
    let from = values[index]
    let to = values[index + 1]
    guard mode.isCubic else { return LayerValue.interpolate(from, to, t) }
    return cubic(index, t) ?? LayerValue.interpolate(from, to, t)
  }

  /// Returns a Kochanek–Bartels spline, which without tension, continuity and bias is a Catmull–Rom spline. Tangents are scaled if the
  /// adjacent segments differ in length; beyond the ends the end values are repeated.
  private func cubic(_ index: Int, _ t: Double) -> LayerValue? {
    let before = values[max(index - 1, 0)]
    let from = values[index]
    let to = values[index + 1]
    let after = values[min(index + 2, values.count - 1)]
    let span = times[index + 1] - times[index]
    let spanBefore = index > 0 ? times[index] - times[index - 1] : span
    let spanAfter = index + 2 < times.count ? times[index + 2] - times[index + 1] : span

    let h00 = (1 + 2 * t) * (1 - t) * (1 - t)
    let h10 = t * (1 - t) * (1 - t)
    let h01 = t * t * (3 - 2 * t)
    let h11 = t * t * (t - 1)

    // The tangent leaving `from`, as weights of (from - before) and (to - from).
    let (t0, c0, b0) = shape(index)
    let leave = h10 * 2 * span / max(span + spanBefore, .ulpOfOne)
    let leaveBefore = leave * (1 - t0) * (1 + b0) * (1 + c0) / 2
    let leaveAfter = leave * (1 - t0) * (1 - b0) * (1 - c0) / 2
    // The tangent arriving at `to`, as weights of (to - from) and (after - to).
    let (t1, c1, b1) = shape(index + 1)
    let arrive = h11 * 2 * span / max(span + spanAfter, .ulpOfOne)
    let arriveBefore = arrive * (1 - t1) * (1 + b1) * (1 - c1) / 2
    let arriveAfter = arrive * (1 - t1) * (1 - b1) * (1 + c1) / 2

    return LayerValue.weighted(
      from, h00 + leaveBefore - leaveAfter - arriveBefore, to, h01 + leaveAfter + arriveBefore - arriveAfter, before, -leaveBefore, after,
      arriveAfter)
  }

  private func shape(_ index: Int) -> (tension: Double, continuity: Double, bias: Double) {
    func at(_ list: [Double]) -> Double { index < list.count ? list[index] : 0 }
    return (at(tensions), at(continuities), at(biases))
  }
}
