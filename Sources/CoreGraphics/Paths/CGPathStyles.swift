/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}

/// Which points lie inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}

/// What `CGContext.drawPath(using:)` paints.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke
}
