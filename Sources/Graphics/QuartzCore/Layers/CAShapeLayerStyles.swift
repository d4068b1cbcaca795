/// The rule for the inside of a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point is inside if the path winds around it.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Lines end at their last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Lines end in a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Lines end in half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of a stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Lines are extended to a point, unless the miter limit prevents it.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Lines are joined by an arc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Corners are cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
