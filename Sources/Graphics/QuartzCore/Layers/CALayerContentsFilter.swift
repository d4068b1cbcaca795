/// The filter for scaling a layer's contents.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Neighboring pixels are interpolated.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel is used.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Reduced copies of the image are interpolated.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
