import CoreGraphics

extension UIDesign {
  /// How the element that keys go to is marked.
  public struct Focus: Sendable {
    /// nil means the tint.
    public var ringColor: UIColor?
    /// The width of the focus ring in points.
    public var ringWidth: CGFloat = 3
    /// The distance by which the ring is off the element.
    public var ringGap: CGFloat = 1
    /// The distance by which a glow reaches beyond the ring; zero for a ring with a hard edge.
    public var glowRadius: CGFloat = 0

    /// Creates the values of the modern design.
    public init() {}

    /// The values of the classic design.
    public static let classic: Focus = {
      var focus = Focus()
      focus.ringColor = UIColor(0x3d8bff, alpha: 0.85)
      focus.ringWidth = 2
      focus.ringGap = 0
      focus.glowRadius = 5
      return focus
    }()
  }
}
