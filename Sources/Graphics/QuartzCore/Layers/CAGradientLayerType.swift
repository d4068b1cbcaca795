/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from start to end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outward from the start, to the ellipse that has the end point as a corner of its bounding box.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start, beginning in the direction of the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
