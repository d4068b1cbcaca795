/// The shape of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  /// Lines end at their last point.
  case butt
  /// Lines end in a half circle.
  case round
  /// Lines end in half a square.
  case square
}

/// The shape of the joint of two lines.
public enum CGLineJoin: Int32, Sendable {
  /// Lines are extended to a point, unless the miter limit prevents it.
  case miter
  /// Lines are joined by an arc.
  case round
  /// Corners are cut off.
  case bevel
}

/// The rule for the inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the path winds around it.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

/// The parts that `CGContext.drawPath(using:)` paints.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills by the winding rule.
  case fill
  /// Fills by the even-odd rule.
  case eoFill
  /// Draws the lines.
  case stroke
  /// Fills by the winding rule and strokes.
  case fillStroke
  /// Fills by the even-odd rule and strokes.
  case eoFillStroke
}
