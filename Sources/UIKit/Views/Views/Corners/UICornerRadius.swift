/// The radius of a corner: a number of points, or concentric with the corners of the container.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Kind: Hashable {
    case fixed(Double)
    case concentric(minimum: Double)
    case half(maximum: Double)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  public init(floatLiteral value: Double) { self.init(.fixed(value)) }
  public init(integerLiteral value: Int) { self.init(.fixed(Double(value))) }

  /// Returns a radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(.fixed(radius)) }

  /// Returns the radius of the container minus the distance to it, but at least a minimum.
  ///
  /// The container is the nearest superview with rounded corners.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(.concentric(minimum: max(0, minimum ?? 0)))
  }

  static func half(maximum: Double?) -> UICornerRadius { UICornerRadius(.half(maximum: maximum ?? .infinity)) }
}
