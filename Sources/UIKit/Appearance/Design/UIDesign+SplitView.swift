import CoreGraphics
import Foundation

extension UIDesign {
  /// How split views divide a window. From memory.
  public struct SplitView: Sendable {
    /// The width of the primary column in points.
    public var primaryWidth: CGFloat = 320
    /// The width of the supplementary column in points.
    public var supplementaryWidth: CGFloat = 320
    /// The room a detail needs for another column to stand beside it.
    public var leastSecondaryWidth: CGFloat = 300
    /// Opaque: nothing lies under it.
    public var separator = UIColor.opaqueSeparator
    /// In points; zero is one pixel.
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
