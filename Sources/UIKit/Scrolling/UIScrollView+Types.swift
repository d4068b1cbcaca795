import CoreGraphics

extension UIScrollView {
  /// How fast content slows down after a flick: the factor of its speed per millisecond.
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

  /// The color of indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Chosen by the background.
    case `default`
    /// Dark, for light content.
    case black
    /// Light, for dark content.
    case white
  }

  /// How dragging makes the keyboard go.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Drags leave the keyboard.
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

  /// When the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// In the directions that scroll, and for some containers at top and bottom.
    case automatic
    /// In the directions that scroll.
    case scrollableAxes
    /// The safe area is not added.
    case never
    /// In all directions.
    case always
  }
}
