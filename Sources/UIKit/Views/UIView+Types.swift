import CoreGraphics

extension UIView {
  /// Which margins and sizes of a view follow the size of its superview.
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

  /// How contents fill a view whose size is not theirs.
  public enum ContentMode: Int, Sendable {
    /// Stretches the content to the bounds, also out of its proportions; the default.
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

  /// Whether a view shows its tint or a greyed one, as views behind an alert do.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview; `.normal` at the top.
    case automatic
    /// The tint color as set.
    case normal
    /// The tint color without its saturation, as below an alert.
    case dimmed
  }

  /// Represents "no size of its own" along an axis of the intrinsic size.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
}

/// How a view takes part in the flipping of an interface that reads from right to left.
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
