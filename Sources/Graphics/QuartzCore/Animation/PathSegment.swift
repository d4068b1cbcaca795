import CoreGraphics

/// One cubic Bézier curve of a path.
struct PathSegment {
  let p0: CGPoint
  let p1: CGPoint
  let p2: CGPoint
  let p3: CGPoint

  static func line(_ a: CGPoint, _ b: CGPoint) -> PathSegment {
    PathSegment(
      p0: a, p1: CGPoint(x: a.x + (b.x - a.x) / 3, y: a.y + (b.y - a.y) / 3),
      p2: CGPoint(x: a.x + (b.x - a.x) * 2 / 3, y: a.y + (b.y - a.y) * 2 / 3), p3: b)
  }

  static func quad(_ a: CGPoint, _ control: CGPoint, _ b: CGPoint) -> PathSegment {
    func third(_ end: CGPoint) -> CGPoint {
      let x: CGFloat = end.x + (control.x - end.x) * 2 / 3
      let y: CGFloat = end.y + (control.y - end.y) * 2 / 3
      return CGPoint(x: x, y: y)
    }
    return PathSegment(p0: a, p1: third(a), p2: third(b), p3: b)
  }

  func point(_ t: Double) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }

  private func derivative(_ t: Double) -> CGVector {
    let u = 1 - t
    let (a, b, c) = (3 * u * u, 6 * u * t, 3 * t * t)
    return CGVector(
      dx: a * (p1.x - p0.x) + b * (p2.x - p1.x) + c * (p3.x - p2.x), dy: a * (p1.y - p0.y) + b * (p2.y - p1.y) + c * (p3.y - p2.y))
  }

  func angle(_ t: Double) -> Double {
    var way = derivative(t)
    if hypot(way.dx, way.dy) < 1e-9 { way = derivative(t < 0.5 ? t + 1e-4 : t - 1e-4) }
    return atan2(way.dy, way.dx)
  }

  /// Returns the length of the curve from its beginning to the parameter `t`: by Gauss–Legendre quadrature, halved until the results agree.
  func length(to t: Double) -> Double {
    length(0, t, whole: gauss(0, t), depth: 0)
  }

  private func length(_ a: Double, _ b: Double, whole: Double, depth: Int) -> Double {
    let middle = (a + b) / 2
    let left = gauss(a, middle)
    let right = gauss(middle, b)
    if depth >= 16 || abs(left + right - whole) <= 1e-11 * max(whole, 1e-3) { return left + right }
    return length(a, middle, whole: left, depth: depth + 1) + length(middle, b, whole: right, depth: depth + 1)
  }

  private func gauss(_ a: Double, _ b: Double) -> Double {
    let half = (b - a) / 2
    let middle = (a + b) / 2
    func speed(_ x: Double) -> Double {
      let d = derivative(middle + half * x)
      return hypot(d.dx, d.dy)
    }
    var sum = 0.568888888888888889 * speed(0)
    sum += 0.478628670499366468 * (speed(0.538469310105683091) + speed(-0.538469310105683091))
    sum += 0.236926885056189088 * (speed(0.906179845938663993) + speed(-0.906179845938663993))
    return sum * half
  }

  /// Returns the parameter at which that length is reached: Newton's method within a bracket.
  func parameter(atLength target: Double) -> Double {
    let total = length(to: 1)
    if target <= 0 || total == 0 { return 0 }
    if target >= total { return 1 }
    var low = 0.0
    var high = 1.0
    var t = target / total
    for _ in 0..<48 {
      let error = length(to: t) - target
      if abs(error) < 1e-9 * max(total, 1) { return t }
      if error > 0 { high = t } else { low = t }
      let d = derivative(t)
      let speed = hypot(d.dx, d.dy)
      let next = t - error / speed
      t = speed > 1e-12 && next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
