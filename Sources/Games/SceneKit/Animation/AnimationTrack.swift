import UIKit

/// The values of one property over time.
struct AnimationTrack {
  var keyPath: String
  /// The values at the key times; nil for the node's own value.
  var values: [[Float]?]
  var times: [Double]
  /// Whether the second value is relative to the first.
  var isDifference = false
  var isDiscrete = false
  var delay: TimeInterval = 0
  var duration: TimeInterval
  var repeats = 1.0
  var autoreverses = false
  var isRemoved = true
  var fillsForward = false
  var curve: (Float, Float, Float, Float)?

  @MainActor static func tracks(_ animation: CAAnimation) -> [AnimationTrack] {
    if let group = animation as? CAAnimationGroup {
      return (group.animations ?? []).flatMap { part -> [AnimationTrack] in
        tracks(part).map { track in
          var track = track
          if track.duration <= 0 { track.duration = group.duration }
          if group.repeatCount > 0 { track.repeats = Double(group.repeatCount) }
          track.autoreverses = track.autoreverses || group.autoreverses
          (track.isRemoved, track.fillsForward) = (group.isRemovedOnCompletion, fills(group))
          return track
        }
      }
    }
    guard let property = animation as? CAPropertyAnimation, let keyPath = property.keyPath else { return [] }
    var track = AnimationTrack(keyPath: keyPath, values: [], times: [], duration: animation.duration)
    if let basic = property as? CABasicAnimation {
      track.times = [0, 1]
      track.isDifference = basic.toValue == nil && basic.byValue != nil
      track.values = [basic.fromValue.flatMap(numbers), (basic.toValue ?? basic.byValue).flatMap(numbers)]
    } else if let keys = property as? CAKeyframeAnimation, let values = keys.values, !values.isEmpty {
      track.values = values.map { numbers($0) }
      track.isDiscrete = keys.calculationMode == .discrete
      let even = values.indices.map { values.count > 1 ? Double($0) / Double(values.count - 1) : 0 }
      track.times = keys.keyTimes.map { $0.map(\.doubleValue) }.flatMap { $0.count == values.count ? $0 : nil } ?? even
    } else {
      return []
    }
    if track.duration <= 0 { track.duration = 0.25 }
    track.repeats =
      animation.repeatDuration > 0
      ? animation.repeatDuration / track.duration : animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
    track.autoreverses = animation.autoreverses
    (track.isRemoved, track.fillsForward) = (animation.isRemovedOnCompletion, fills(animation))
    if let function = animation.timingFunction {
      var (a, b): ([Float], [Float]) = ([0, 0], [0, 0])
      function.getControlPoint(at: 1, values: &a)
      function.getControlPoint(at: 2, values: &b)
      track.curve = (a[0], a[1], b[0], b[1])
    }
    return [track]
  }
  @MainActor private static func fills(_ animation: CAAnimation) -> Bool { animation.fillMode == .forwards || animation.fillMode == .both }

  static func numbers(_ value: Any) -> [Float]? {
    switch value {
    case let v as SCNVector3: return [v.x, v.y, v.z]
    case let v as SCNVector4: return [v.x, v.y, v.z, v.w]
    case let v as SIMD3<Float>: return [v.x, v.y, v.z]
    case let v as Float: return [v]
    case let v as Double: return [Float(v)]
    case let v as CGFloat: return [Float(v)]
    case let v as Int: return [Float(v)]
    case let v as SCNMatrix4: return NSValue(scnMatrix4: v).sceneNumbers
    case let v as NSNumber: return [v.floatValue]
    case let v as NSValue:
      if let numbers = v.sceneNumbers { return numbers }
      let t = v.caTransform3DValue
      let parts = [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
      ]
      return parts.map { Float($0) }
    default: return nil
    }
  }

  /// The duration of all runs, including the delay and reversed runs.
  var total: TimeInterval { delay + duration * repeats * (autoreverses ? 2 : 1) }

  func apply(to placement: inout Placement, at time: TimeInterval) {
    guard time >= delay, duration > 0, !values.isEmpty else { return }
    let isOver = time >= total
    if isOver, !fillsForward, isRemoved { return }
    let runs = min((time - delay) / duration, repeats * (autoreverses ? 2 : 1))
    var share = runs - runs.rounded(.down)
    var run = Int(min(runs, 1e9))
    if isOver, share == 0 { (share, run) = (1, run - 1) }
    if autoreverses, run % 2 == 1 { share = 1 - share }
    if let curve { share = Double(Self.bezier(curve, Float(share))) }
    guard let base = Self.value(keyPath, placement) else { return }
    var values = values.map { $0 ?? base }
    if isDifference { values[1] = zip(values[0], values[1]).map { $0 + $1 } }
    guard values.allSatisfy({ $0.count == base.count }) else { return }
    var (low, high) = (0, values.count - 1)
    for index in times.indices where times[index] <= share { low = index }
    for index in times.indices.reversed() where times[index] >= share { high = index }
    if share > times[times.count - 1] { high = low }
    let span = times[high] - times[low]
    let part = isDiscrete || span <= 0 ? 0 : Float((share - times[low]) / span)
    let mixed = zip(values[low], values[high]).map { $0 + ($1 - $0) * part }
    Self.set(keyPath, mixed, &placement)
  }

  /// Returns the progress of a cubic Bézier timing curve at a share of time.
  static func bezier(_ c: (Float, Float, Float, Float), _ x: Float) -> Float {
    func at(_ a: Float, _ b: Float, _ t: Float) -> Float { 3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t }
    var (low, high): (Float, Float) = (0, 1)
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if at(c.0, c.2, middle) < x { low = middle } else { high = middle }
    }
    return at(c.1, c.3, (low + high) / 2)
  }

  private static func part(_ path: Substring) -> Int? { ["x": 0, "y": 1, "z": 2, "w": 3][String(path)] }

  private static func value(_ keyPath: String, _ p: Placement) -> [Float]? {
    let parts = keyPath.split(separator: ".")
    let whole: [Float]
    switch parts.first {
    case "position", "translation": whole = [p.position.x, p.position.y, p.position.z]
    case "scale": whole = [p.scale.x, p.scale.y, p.scale.z]
    case "eulerAngles":
      let a = Placement.angles(p.turn)
      whole = [a.x, a.y, a.z]
    case "rotation":
      let a = Placement.axisAngle(p.turn)
      whole = [a.x, a.y, a.z, a.w]
    case "orientation": whole = [p.turn.x, p.turn.y, p.turn.z, p.turn.w]
    case "opacity": return [p.opacity]
    case "transform":
      let m = p.transform
      return [m.x, m.y, m.z, m.w].flatMap { [$0.x, $0.y, $0.z, $0.w] }
    default: return nil
    }
    guard parts.count > 1 else { return whole }
    return part(parts[1]).flatMap { $0 < whole.count ? [whole[$0]] : nil }
  }

  private static func set(_ keyPath: String, _ numbers: [Float], _ p: inout Placement) {
    let parts = keyPath.split(separator: ".")
    var n = numbers
    if parts.count > 1, let index = part(parts[1]), var whole = value(String(parts[0]), p), index < whole.count {
      whole[index] = numbers[0]
      n = whole
    }
    switch parts.first {
    case "position", "translation": p.position = Vector(n[0], n[1], n[2])
    case "scale": p.scale = Vector(n[0], n[1], n[2])
    case "eulerAngles": p.turn = Placement.turn(angles: Vector(n[0], n[1], n[2]))
    case "rotation": p.turn = Placement.turn(n[3], around: Vector(n[0], n[1], n[2]))
    case "orientation":
      let turn = SIMD4(n[0], n[1], n[2], n[3])
      p.turn = turn / max((turn * turn).sum().squareRoot(), 1e-9)
    case "opacity": p.opacity = n[0]
    case "transform":
      p.take(
        Transform(
          x: SIMD4(n[0], n[1], n[2], n[3]), y: SIMD4(n[4], n[5], n[6], n[7]), z: SIMD4(n[8], n[9], n[10], n[11]),
          w: SIMD4(n[12], n[13], n[14], n[15])))
    default: break
    }
  }
}
