import UIKit

/// The points along a path, by their distance from its start.
struct PathPoints {
  private var points: [CGPoint] = []
  private var distances: [CGFloat] = []
  var length: CGFloat { distances.last ?? 0 }

  init(_ path: CGPath) {
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    var result: [CGPoint] = []
    func curve(_ count: Int, _ point: (CGFloat) -> CGPoint) {
      for step in 1...count { result.append(point(CGFloat(step) / CGFloat(count))) }
    }
    path.applyWithBlock { element in
      let p = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        (current, start) = (p[0], p[0])
        result.append(current)
      case .addLineToPoint:
        current = p[0]
        result.append(current)
      case .addQuadCurveToPoint:
        let (a, b, c) = (current, p[0], p[1])
        curve(24) { t in
          let u = 1 - t
          return CGPoint(x: u * u * a.x + 2 * u * t * b.x + t * t * c.x, y: u * u * a.y + 2 * u * t * b.y + t * t * c.y)
        }
        current = c
      case .addCurveToPoint:
        let (a, b, c, d) = (current, p[0], p[1], p[2])
        curve(32) { t in
          let u = 1 - t
          let (i, j, k, l) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          return CGPoint(x: i * a.x + j * b.x + k * c.x + l * d.x, y: i * a.y + j * b.y + k * c.y + l * d.y)
        }
        current = d
      case .closeSubpath:
        current = start
        result.append(current)
      @unknown default: break
      }
    }
    self.init(result)
  }

  init(_ points: [CGPoint]) {
    self.points = points
    var sum: CGFloat = 0
    for (index, point) in points.enumerated() {
      if index > 0 { sum += hypot(point.x - points[index - 1].x, point.y - points[index - 1].y) }
      distances.append(sum)
    }
  }

  var all: [CGPoint] { points }
  var reversed: PathPoints { PathPoints(points.reversed()) }

  /// Returns the point at a share of the path's length, and the angle of its direction.
  func place(at share: CGFloat) -> (point: CGPoint, angle: CGFloat) {
    guard points.count > 1 else { return (points.first ?? .zero, 0) }
    let wanted = length * min(max(share, 0), 1)
    let next = min(max(distances.firstIndex { $0 >= wanted && $0 > 0 } ?? points.count - 1, 1), points.count - 1)
    let (a, b) = (points[next - 1], points[next])
    let span = distances[next] - distances[next - 1]
    let part = span > 0 ? (wanted - distances[next - 1]) / span : 0
    return (CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part), atan2(b.y - a.y, b.x - a.x))
  }
}
