import CoreGraphics

extension CGPath {
  /// Returns the path whose points are at fraction `t` of the way to those of `other`; nil if they have different numbers of segments.
  ///
  /// Segments that differ in kind are compared as curves, so that a rectangle becomes an ellipse.
  func interpolated(to other: CGPath, _ t: CGFloat) -> CGPath? {
    var from = data
    var to = other.data
    if from.kinds != to.kinds { (from, to) = (from.curved(), to.curved()) }
    guard from.kinds == to.kinds, from.points.count == to.points.count else { return nil }
    func mix(_ index: Int) -> CGPoint {
      let a = from.points[index]
      let b = to.points[index]
      return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    var result = PathData()
    var index = 0
    for kind in from.kinds {
      switch kind {
      case .moveToPoint:
        result.move(to: mix(index))
        index += 1
      case .addLineToPoint:
        result.line(to: mix(index))
        index += 1
      case .addQuadCurveToPoint:
        result.quad(to: mix(index + 1), control: mix(index))
        index += 2
      case .addCurveToPoint:
        result.cubic(to: mix(index + 2), control1: mix(index), control2: mix(index + 1))
        index += 3
      case .closeSubpath: result.close()
      }
    }
    return CGPath(result)
  }
}

extension PathData {
  /// The same shape of curves alone: each segment, and the line that closes a subpath, is a curve.
  fileprivate func curved() -> PathData {
    var result = PathData()
    var index = 0
    var start = CGPoint.zero
    var current = CGPoint.zero
    func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    func line(to end: CGPoint) {
      result.cubic(to: end, control1: between(current, end, 1 / 3), control2: between(current, end, 2 / 3))
    }
    for kind in kinds {
      switch kind {
      case .moveToPoint:
        start = points[index]
        current = start
        result.move(to: start)
        index += 1
      case .addLineToPoint:
        line(to: points[index])
        current = points[index]
        index += 1
      case .addQuadCurveToPoint:
        let (control, end) = (points[index], points[index + 1])
        result.cubic(to: end, control1: between(current, control, 2 / 3), control2: between(end, control, 2 / 3))
        current = end
        index += 2
      case .addCurveToPoint:
        result.cubic(to: points[index + 2], control1: points[index], control2: points[index + 1])
        current = points[index + 2]
        index += 3
      case .closeSubpath:
        if abs(current.x - start.x) > 0.001 || abs(current.y - start.y) > 0.001 { line(to: start) }
        current = start
        result.close()
      }
    }
    return result
  }
}
