import CoreGraphics

extension CGPath {
  /// Returns the path whose points are at fraction `t` of the way to those of `other`; nil if their segments differ in kind.
  func interpolated(to other: CGPath, _ t: CGFloat) -> CGPath? {
    let from = data
    let to = other.data
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
