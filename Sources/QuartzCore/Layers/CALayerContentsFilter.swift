/// How a layer's contents are resampled when they are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Neighboring pixels are mixed.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel is used.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Smaller copies of the picture are mixed.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
