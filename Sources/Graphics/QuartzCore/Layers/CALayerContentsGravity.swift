/// The position of a layer's contents in its bounds, and their scaling.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centered, at its original size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top, at its original size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom, at its original size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left, at its original size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right, at its original size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the top left corner, at its original size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the top right corner, at its original size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the bottom left corner, at its original size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the bottom right corner, at its original size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled proportionally to fit the bounds.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled proportionally to fill the bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
