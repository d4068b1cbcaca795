import CoreGraphics

extension UIScrollView {
  /// The deceleration rate after a flick: the factor of the speed per millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The standard rate: the speed is multiplied by 0.998 each millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that stops sooner: the speed is multiplied by 0.99 each millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The color of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Determined by the background.
    case `default`
    /// Dark, for light content.
    case black
    /// Light, for dark content.
    case white
  }

  /// The dismissal of the keyboard by dragging.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Drags do not dismiss the keyboard.
    case none
    /// The keyboard disappears when a drag begins.
    case onDrag
    /// The keyboard follows a finger that reaches it.
    case interactive
    /// As `onDrag`, with the view above the keyboard.
    case onDragWithAccessory
    /// As `interactive`, with the view above the keyboard.
    case interactiveWithAccessory
  }

  /// The adjustment of content insets by the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// In the directions that scroll, and for some containers at top and bottom.
    case automatic
    /// Edges in the directions that scroll are adjusted.
    case scrollableAxes
    /// The safe area is not added.
    case never
    /// All edges are adjusted.
    case always
  }
}
