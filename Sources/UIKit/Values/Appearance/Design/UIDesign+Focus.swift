import CoreGraphics

extension UIDesign {
  /// The appearance of the focus ring.
  public struct Focus: Sendable {
    /// The color of the ring; nil uses the tint color.
    public var ringColor: UIColor?
    /// The width of the focus ring in points.
    public var ringWidth: CGFloat = 3
    /// The distance between the ring and the element.
    public var ringGap: CGFloat = 1
    /// The distance by which a glow extends beyond the ring; zero for a sharp ring.
    public var glowRadius: CGFloat = 0
    /// The opacity of the glow beside the ring.
    public var glowOpacity: CGFloat = 0.55
    /// The smallest radius of the corners of rings around rectangles.
    public var leastCornerRadius: CGFloat = 4

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
