import Foundation

/// The outline of a body around its center.
package enum Shape: Equatable, Sendable {
  case circle(radius: Double)
  /// A convex polygon whose corners are in the direction of increasing angles.
  case polygon([Vector])

  package static func box(width: Double, height: Double) -> Shape {
    let (x, y) = (max(width, 0.01) / 2, max(height, 0.01) / 2)
    return .polygon([Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)])
  }

  /// Returns a circle for a circular ellipse, or else a polygon of 16 corners.
  package static func ellipse(width: Double, height: Double) -> Shape {
    if abs(width - height) < 0.01 { return .circle(radius: max(width, 0.01) / 2) }
    return .polygon(
      (0..<16).map { index in
        let angle = 2 * Double.pi * Double(index) / 16
        return Vector(cos(angle) * max(width, 0.01) / 2, sin(angle) * max(height, 0.01) / 2)
      })
  }

  /// Returns the convex hull of points; nil if they enclose no area.
  package static func hull(of points: [Vector]) -> Shape? {
    let sorted = points.filter(\.isFinite).sorted { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
    guard sorted.count > 2 else { return nil }
    func chain(_ points: [Vector]) -> [Vector] {
      var hull: [Vector] = []
      for point in points {
        while hull.count > 1, (hull[hull.count - 1] - hull[hull.count - 2]).cross(point - hull[hull.count - 1]) <= 1e-9 {
          hull.removeLast()
        }
        hull.append(point)
      }
      return Array(hull.dropLast())
    }
    let hull = chain(sorted) + chain(sorted.reversed())
    guard hull.count > 2 else { return nil }
    return .polygon(hull)
  }

  package var area: Double {
    switch self {
    case .circle(let radius): return .pi * radius * radius
    case .polygon(let points):
      var sum = 0.0
      for (index, point) in points.enumerated() { sum += point.cross(points[(index + 1) % points.count]) }
      return max(sum / 2, 1e-6)
    }
  }

  /// The moment of inertia about the center, for a mass of 1.
  package var inertia: Double {
    switch self {
    case .circle(let radius): return radius * radius / 2
    case .polygon(let points):
      var (moment, weight) = (0.0, 0.0)
      for (index, a) in points.enumerated() {
        let b = points[(index + 1) % points.count]
        let cross = abs(a.cross(b))
        moment += cross * (a.dot(a) + a.dot(b) + b.dot(b))
        weight += cross
      }
      return weight > 0 ? max(moment / (6 * weight), 1e-6) : 1e-6
    }
  }
}
