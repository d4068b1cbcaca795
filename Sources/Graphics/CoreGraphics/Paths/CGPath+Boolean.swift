import Foundation

/// Called with each element of a path.
public typealias CGPathApplierFunction = (_ info: UnsafeMutableRawPointer?, _ element: UnsafePointer<CGPathElement>) -> Void

// Curves of both paths are approximated by short lines.
extension CGPath {
  private func combined(_ other: CGPath, _ operation: PathBoolean.Operation, _ rule: CGPathFillRule) -> CGPath {
    CGPath(PathBoolean(data, other.data, rule).result(operation))
  }

  /// Returns the area that is inside of either path.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(other, .union, rule) }
  /// Returns the area that is inside of both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(other, .intersection, rule) }
  /// Returns the area of this path that is outside of the other.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(other, .subtracting, rule) }
  /// Returns the area that is inside of exactly one of the paths.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, .symmetricDifference, rule)
  }
  /// Returns the same area as subpaths that do not cross.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath { combined(CGPath(PathData()), .union, rule) }
  /// Returns whether the areas of both paths overlap.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool { !intersection(other, using: rule).isEmpty }

  /// Returns the parts of this path's lines that are inside of the other path.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { lines(inside: true, other, rule) }
  /// Returns the parts of this path's lines that are outside of the other path.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { lines(inside: false, other, rule) }

  private func lines(inside isInside: Bool, _ other: CGPath, _ rule: CGPathFillRule) -> CGPath {
    let edges = other.data.polylines(tolerance: 0.02).flatMap { line in
      line.points.indices.map { (line.points[$0], line.points[($0 + 1) % line.points.count]) }
    }
    var result = PathData()
    for line in data.polylines(tolerance: 0.02) {
      var points = line.points
      if line.isClosed, let first = points.first { points.append(first) }
      for (from, to) in zip(points, points.dropFirst()) {
        var cuts: [CGFloat] = [0, 1]
        let u = CGPoint(x: to.x - from.x, y: to.y - from.y)
        for (start, end) in edges {
          let v = CGPoint(x: end.x - start.x, y: end.y - start.y)
          let area = u.x * v.y - u.y * v.x
          guard area != 0 else { continue }
          let w = CGPoint(x: start.x - from.x, y: start.y - from.y)
          let (s, t) = ((w.x * v.y - w.y * v.x) / area, (w.x * u.y - w.y * u.x) / area)
          if s > 0, s < 1, t >= 0, t <= 1 { cuts.append(s) }
        }
        cuts.sort()
        for (low, high) in zip(cuts, cuts.dropFirst()) where high - low > 1e-9 {
          func point(_ share: CGFloat) -> CGPoint { CGPoint(x: from.x + u.x * share, y: from.y + u.y * share) }
          guard other.contains(point((low + high) / 2), using: rule) == isInside else { continue }
          if result.currentPoint.map({ hypot($0.x - point(low).x, $0.y - point(low).y) > 1e-6 }) ?? true { result.move(to: point(low)) }
          result.line(to: point(high))
        }
      }
    }
    return CGPath(result)
  }

  /// Returns the areas of the path, each with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    var parts: [PathData] = []
    normalized(using: rule).data.forEach { element in
      if case .move = element { parts.append(PathData()) }
      if !parts.isEmpty { parts[parts.count - 1].append(element) }
    }
    func size(_ data: PathData) -> CGFloat {
      zip(data.points, data.points.dropFirst() + data.points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x } / 2
    }
    // Areas are counterclockwise, holes clockwise.
    var areas = parts.filter { size($0) > 0 }.sorted { size($0) < size($1) }
    for hole in parts where size(hole) < 0 {
      guard let point = hole.points.first, let owner = areas.firstIndex(where: { $0.contains(point, using: .winding) }) else { continue }
      areas[owner].append(hole)
    }
    return areas.map { CGPath($0) }
  }

  /// Calls a function with each element.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) { applyWithBlock { function(info, $0) } }
}
