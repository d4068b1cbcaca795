import Foundation

extension PathData {
  /// The smallest rectangle around all points, the curves' controls too; null for an empty path.
  package var controlBounds: CGRect {
    Self.bounds(of: points)
  }

  /// The smallest rectangle around the path, excluding control points.
  package var tightBounds: CGRect {
    var extremes: [CGPoint] = []
    extremes.reserveCapacity(points.count)
    var current = CGPoint.zero
    forEach { element in
      switch element {
      case .move(let point), .line(let point):
        extremes.append(point)
        current = point
      case .quad(let control, let end):
        let from = current
        for t in Self.quadExtremes(from.x, control.x, end.x) + Self.quadExtremes(from.y, control.y, end.y) {
          extremes.append(Self.quadPoint(from, control, end, t))
        }
        extremes.append(end)
        current = end
      case .cubic(let c1, let c2, let end):
        let from = current
        for t in Self.cubicExtremes(from.x, c1.x, c2.x, end.x) + Self.cubicExtremes(from.y, c1.y, c2.y, end.y) {
          extremes.append(Self.cubicPoint(from, c1, c2, end, t))
        }
        extremes.append(end)
        current = end
      case .close:
        break
      }
    }
    return Self.bounds(of: extremes)
  }

  /// Returns the winding number of the path around `point`, and the number of crossings of a ray from it.
  package func windings(around point: CGPoint) -> (turns: Int, crossings: Int) {
    var turns = 0
    var crossings = 0
    for line in polylines(tolerance: 0.01) where line.points.count > 1 {
      var from = line.points[line.points.count - 1]
      for to in line.points {
        defer { from = to }
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
        if to.y > from.y, side > 0 {
          turns += 1
          crossings += 1
        } else if to.y < from.y, side < 0 {
          turns -= 1
          crossings += 1
        }
      }
    }
    return (turns, crossings)
  }

  package func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
    let bounds = controlBounds
    guard !bounds.hasNaN, bounds.insetBy(dx: -1, dy: -1).contains(point) else { return false }
    let windings = windings(around: point)
    return rule == .evenOdd ? windings.crossings % 2 == 1 : windings.turns != 0
  }

  private static func bounds(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func quadExtremes(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    let denominator = a - 2 * b + c
    guard denominator != 0 else { return [] }
    let t = (a - b) / denominator
    return t > 0 && t < 1 ? [t] : []
  }

  private static func cubicExtremes(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    // The derivative, but for a factor of three: p t² + 2 q t + r.
    let p = -a + 3 * b - 3 * c + d
    let q = a - 2 * b + c
    let r = b - a
    var roots: [CGFloat] = []
    if abs(p) < 1e-12 {
      if q != 0 { roots = [-r / (2 * q)] }
    } else {
      let inside = q * q - p * r
      if inside >= 0 {
        let root = inside.squareRoot()
        roots = [(-q + root) / p, (-q - root) / p]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
