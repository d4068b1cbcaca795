import CoreGraphics

/// Describes the shadow of a background.
public struct UIShadowProperties: Hashable, @unchecked Sendable {
  /// The color of the shadow; black by default.
  public var color = UIColor.black
  /// The opacity from 0 to 1; 0, the default, shows no shadow.
  public var opacity: CGFloat = 0
  /// The radius of the blur in points; 0 by default.
  public var radius: CGFloat = 0
  /// The distance from the background in points; zero by default.
  public var offset = CGSize.zero
  /// The outline of the shape that casts the shadow, in the background's coordinates; `nil`, the default, is the outline of the background.
  public var path: UIBezierPath?

  init() {}

  public func hash(into hasher: inout Hasher) {
    hasher.combine(opacity)
    hasher.combine(radius)
    hasher.combine(offset.width)
    hasher.combine(offset.height)
  }
}
