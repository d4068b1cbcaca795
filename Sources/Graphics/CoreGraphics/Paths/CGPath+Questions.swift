import Foundation

extension CGPath {
  /// The smallest rectangle around all points, the curves' controls too.
  public var boundingBox: CGRect { data.controlBounds }

  /// The smallest rectangle around the path, excluding control points.
  public var boundingBoxOfPath: CGRect { data.tightBounds }

  /// Returns whether a point is inside the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    guard transform.isInvertible else { return false }
    return data.contains(transform.isIdentity ? point : point.applying(transform.inverted()), using: rule)
  }

  /// Returns whether the path consists of just one rectangle, which is written to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = data.rect else { return false }
    rect?.pointee = found
    return true
  }
}

extension PathData {
  /// The rectangle, if the path is just one with sides parallel to the axes.
  package var rect: CGRect? {
    guard points.count == 4 || points.count == 5, kinds.first == .moveToPoint,
      kinds.dropFirst().allSatisfy({ $0 == .addLineToPoint || $0 == .closeSubpath }), kinds.filter({ $0 == .closeSubpath }).count <= 1
    else { return nil }
    if points.count == 5, points[4] != points[0] { return nil }
    let p = points
    let lies =
      (p[0].y == p[1].y && p[1].x == p[2].x && p[2].y == p[3].y && p[3].x == p[0].x)
      || (p[0].x == p[1].x && p[1].y == p[2].y && p[2].x == p[3].x && p[3].y == p[0].y)
    return lies ? controlBounds : nil
  }
}
