/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from start to end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outwards from the start, to the ellipse whose box has the end for a corner.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Round the start, beginning in the direction of the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
