import CoreGraphics

extension UIDesign {
  /// The metrics of split views. Estimated.
  public struct SplitView: Sendable {
    /// The width of the primary column in points.
    public var primaryWidth: CGFloat = 320
    /// The width of the supplementary column in points.
    public var supplementaryWidth: CGFloat = 320
    /// The minimum width of the detail beside another column.
    public var leastSecondaryWidth: CGFloat = 300
    /// The color of the line between columns; opaque.
    public var separator = UIColor.opaqueSeparator
    /// The width of the line in points; zero is one pixel.
    public var separatorWidth: CGFloat = 0
    /// The color over the secondary column while a column covers it.
    public var dimming = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.1) }
    /// The duration of showing and hiding columns in seconds.
    public var duration: TimeInterval = 0.35

    /// Creates the values of the modern design.
    public init() {}

    /// The values of the classic design.
    public static let classic: SplitView = {
      var split = SplitView()
      split.separator = .black
      split.separatorWidth = 1
      split.dimming = .clear
      return split
    }()
  }
}
