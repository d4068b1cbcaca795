import Foundation

/// The kinds of path segments.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath.
  case moveToPoint
  case addLineToPoint
  /// Adds a curve with one control point.
  case addQuadCurveToPoint
  /// Adds a curve with two control points.
  case addCurveToPoint
  /// Ends a subpath by a line to its beginning.
  case closeSubpath
}

/// One segment passed to `CGPath.applyWithBlock(_:)`; the points are valid only during the call.
public struct CGPathElement {
  /// The kind of segment.
  public var type: CGPathElementType
  /// The control points and, last, the end point of the element.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element that refers to its points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
