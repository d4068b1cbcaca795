import CoreGraphics

extension UIView {
  /// The margins and dimensions of a view that change with the size of its superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the superview's left edge takes part of a change in width.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width of the view takes part of a change in the superview's width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge takes part of a change in width.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge takes part of a change in height.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height of the view takes part of a change in the superview's height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge takes part of a change in height.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The fitting of content whose size differs from the view's.
  public enum ContentMode: Int, Sendable {
    /// Stretches the content to the bounds, possibly distorting it; the default.
    case scaleToFill
    /// Scales the content to the largest size that fits, and leaves the rest transparent.
    case scaleAspectFit
    /// Scales the content to fill the bounds, and lets the rest extend beyond them.
    case scaleAspectFill
    /// Draws again on every change of the size, by `draw(_:)`.
    case redraw
    /// Centers the content without scaling.
    case center
    /// Places the content at the middle of the top edge without scaling.
    case top
    /// Places the content at the middle of the bottom edge without scaling.
    case bottom
    /// Places the content at the middle of the left edge without scaling.
    case left
    /// Places the content at the middle of the right edge without scaling.
    case right
    /// Places the content at the upper left corner without scaling.
    case topLeft
    /// Places the content at the upper right corner without scaling.
    case topRight
    /// Places the content at the lower left corner without scaling.
    case bottomLeft
    /// Places the content at the lower right corner without scaling.
    case bottomRight
  }

  /// Whether a view shows its tint color or a gray one, like views behind an alert.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview; `.normal` at the top.
    case automatic
    /// The tint color as set.
    case normal
    /// The tint color without its saturation, as below an alert.
    case dimmed
  }

  /// Represents a dimension without an intrinsic size.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
}

/// The mirroring of a view in right-to-left interfaces.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The view is flipped with the direction of the interface; the default.
  case unspecified
  /// Controls of playback, which are never flipped.
  case playback
  /// Controls of directions in space, such as text alignment, which are never flipped.
  case spatial
  /// Always laid out from left to right.
  case forceLeftToRight
  /// Always laid out from right to left.
  case forceRightToLeft
}
