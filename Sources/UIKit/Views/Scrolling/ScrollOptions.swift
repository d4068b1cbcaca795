/// The Boolean properties of a scroll view, in one word.
struct ScrollOptions: OptionSet {
  var rawValue: UInt32

  static let isEnabled = ScrollOptions(rawValue: 1 << 0)
  static let bounces = ScrollOptions(rawValue: 1 << 1)
  static let alwaysBouncesVertically = ScrollOptions(rawValue: 1 << 2)
  static let alwaysBouncesHorizontally = ScrollOptions(rawValue: 1 << 3)
  static let pages = ScrollOptions(rawValue: 1 << 4)
  static let locksDirection = ScrollOptions(rawValue: 1 << 5)
  static let scrollsToTop = ScrollOptions(rawValue: 1 << 6)
  static let delaysContentTouches = ScrollOptions(rawValue: 1 << 7)
  static let canCancelContentTouches = ScrollOptions(rawValue: 1 << 8)
  static let bouncesZoom = ScrollOptions(rawValue: 1 << 9)
  static let showsVerticalIndicator = ScrollOptions(rawValue: 1 << 10)
  static let showsHorizontalIndicator = ScrollOptions(rawValue: 1 << 11)
  static let adjustsIndicatorInsets = ScrollOptions(rawValue: 1 << 12)
  static let ignoresKeys = ScrollOptions(rawValue: 1 << 13)
  static let stopsHorizontally = ScrollOptions(rawValue: 1 << 14)
  static let stopsVertically = ScrollOptions(rawValue: 1 << 15)

  static let initial: ScrollOptions = [
    .isEnabled, .bounces, .scrollsToTop, .delaysContentTouches, .canCancelContentTouches, .bouncesZoom, .showsVerticalIndicator,
    .showsHorizontalIndicator, .adjustsIndicatorInsets,
  ]

  mutating func set(_ option: ScrollOptions, _ on: Bool) {
    if on { insert(option) } else { remove(option) }
  }
}

/// Rarely used properties of a scroll view.
struct ScrollBehavior {
  var decelerationRate = UIScrollView.DecelerationRate.normal
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  var insetAdjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  var indicatorStyle = UIScrollView.IndicatorStyle.default
  var verticalIndicatorInsets = UIEdgeInsets.zero
  var horizontalIndicatorInsets = UIEdgeInsets.zero

  var dismissesKeyboardInteractively: Bool { keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory }
  /// The height by which the bar can still expand when content is pulled down: the content may move beyond its inset by it.
  var barExpansion: CGFloat = 0
  var isBarChanging = false
  /// Whether a frame was laid out with the view in a window.
  var wasShown = false
  var topEdgeEffect: UIScrollEdgeEffect?
  var bottomEdgeEffect: UIScrollEdgeEffect?
}
