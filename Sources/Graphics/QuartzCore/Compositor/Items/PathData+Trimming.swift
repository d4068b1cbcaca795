import CoreGraphics

/// One piece of a path as a cubic curve, with its length.
private struct Curve {
  var from: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var to: CGPoint
  var beginsSubpath: Bool

  private static let steps = 32

  func point(_ t: Double) -> CGPoint {
    let s = 1 - t
    let a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t
    return CGPoint(
      x: a * from.x + b * control1.x + c * control2.x + d * to.x, y: a * from.y + b * control1.y + c * control2.y + d * to.y)
  }

  /// Returns the lengths from the start to each of the steps.
  func lengths() -> [Double] {
    var lengths = [0.0]
    var last = from
    for step in 1...Self.steps {
      let next = point(Double(step) / Double(Self.steps))
      let dx = Double(next.x - last.x)
      let dy = Double(next.y - last.y)
      lengths.append(lengths[step - 1] + (dx * dx + dy * dy).squareRoot())
      last = next
    }
    return lengths
  }

  /// Returns the parameter at which the curve is `length` long.
  static func parameter(_ length: Double, _ lengths: [Double]) -> Double {
    guard let index = lengths.firstIndex(where: { $0 >= length }), index > 0 else { return length <= 0 ? 0 : 1 }
    let span = lengths[index] - lengths[index - 1]
    let part = span > 0 ? (length - lengths[index - 1]) / span : 0
    return (Double(index - 1) + part) / Double(steps)
  }

  /// Returns the piece between two parameters.
  func piece(_ a: Double, _ b: Double) -> Curve {
    func mix(_ p: CGPoint, _ q: CGPoint, _ t: Double) -> CGPoint { CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t) }
    func blossom(_ r: Double, _ s: Double, _ t: Double) -> CGPoint {
      let ab = mix(from, control1, r), bc = mix(control1, control2, r), cd = mix(control2, to, r)
      return mix(mix(ab, bc, s), mix(bc, cd, s), t)
    }
    return Curve(
      from: blossom(a, a, a), control1: blossom(a, a, b), control2: blossom(a, b, b), to: blossom(b, b, b),
      beginsSubpath: beginsSubpath)
  }
}

extension PathData {
  /// Returns the part of the path between two fractions of its length.
  func trimmed(from start: Double, to end: Double) -> PathData {
    let start = min(max(start, 0), 1)
    let end = min(max(end, 0), 1)
    guard start < end else { return PathData() }
    let curves = self.curves()
    let lengths = curves.map { $0.lengths() }
    let total = lengths.reduce(0) { $0 + ($1.last ?? 0) }
    var result = PathData()
    var position = 0.0
    var continues = false
    for (curve, steps) in zip(curves, lengths) {
      let length = steps.last ?? 0
      let from = start * total - position
      let to = end * total - position
      position += length
      guard to > 0, from < length else {
        continues = false
        continue
      }
      let piece = curve.piece(Curve.parameter(from, steps), to >= length ? 1 : Curve.parameter(to, steps))
      if !continues || curve.beginsSubpath { result.move(to: piece.from) }
      result.cubic(to: piece.to, control1: piece.control1, control2: piece.control2)
      continues = true
    }
    return result
  }

  private func curves() -> [Curve] {
    var curves: [Curve] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    var begins = true
    func line(_ to: CGPoint) {
      func third(_ t: Double) -> CGPoint { CGPoint(x: current.x + (to.x - current.x) * t, y: current.y + (to.y - current.y) * t) }
      add(third(1 / 3), third(2 / 3), to)
    }
    func add(_ control1: CGPoint, _ control2: CGPoint, _ to: CGPoint) {
      curves.append(Curve(from: current, control1: control1, control2: control2, to: to, beginsSubpath: begins))
      current = to
      begins = false
    }
    forEach { element in
      switch element {
      case .move(let point):
        current = point
        start = point
        begins = true
      case .line(let point): line(point)
      case .quad(let control, let point):
        add(
          CGPoint(x: current.x + (control.x - current.x) * 2 / 3, y: current.y + (control.y - current.y) * 2 / 3),
          CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3), point)
      case .cubic(let control1, let control2, let point): add(control1, control2, point)
      case .close:
        if current != start { line(start) }
        begins = true
      }
    }
    return curves
  }
}
