/// The Boolean properties of a view, in one word.
struct ViewFlags: OptionSet {
  var rawValue: UInt32

  static let userInteraction = ViewFlags(rawValue: 1 << 0)
  static let multipleTouch = ViewFlags(rawValue: 1 << 1)
  static let exclusiveTouch = ViewFlags(rawValue: 1 << 2)
  static let autoresizesSubviews = ViewFlags(rawValue: 1 << 3)
  static let clearsContext = ViewFlags(rawValue: 1 << 4)
  static let translatesAutoresizingMask = ViewFlags(rawValue: 1 << 5)
  static let needsUpdateConstraints = ViewFlags(rawValue: 1 << 6)
  static let insetsLayoutMarginsFromSafeArea = ViewFlags(rawValue: 1 << 7)
  static let preservesSuperviewLayoutMargins = ViewFlags(rawValue: 1 << 8)
  /// `draw(_:)` is overridden, so the view has a bitmap.
  static let draws = ViewFlags(rawValue: 1 << 9)
  /// The app has set `contentScaleFactor`, which then no longer follows the screen's.
  static let ownContentScale = ViewFlags(rawValue: 1 << 10)
  /// The appearance proxies were applied when the view was first added to a window.
  static let styledByProxy = ViewFlags(rawValue: 1 << 11)

  /// The view has the keyboard focus.
  static let focused = ViewFlags(rawValue: 1 << 12)
  /// `updateProperties()` was called since the last request.
  static let propertiesAreCurrent = ViewFlags(rawValue: 1 << 13)
  /// `becomeFirstResponder()` was called without a window, and is called again when the view enters one.
  static let wantsFirstResponder = ViewFlags(rawValue: 1 << 14)
  /// The view is an appearance proxy, whose properties are nil until they are set.
  static let appearanceProxy = ViewFlags(rawValue: 1 << 15)
  /// A table, a collection view or the dock of the keyboard, which sets the frames of its items.
  static let list = ViewFlags(rawValue: 1 << 16)
  /// A cell or an accessory view, whose frame is given in a list although it may not translate its autoresizing mask.
  static let listItem = ViewFlags(rawValue: 1 << 17)

  static let initial: ViewFlags = [
    .userInteraction, .autoresizesSubviews, .clearsContext, .translatesAutoresizingMask, .insetsLayoutMarginsFromSafeArea,
  ]

  // Written out, because without the optimizer those of `OptionSet` are generic calls that are a good part of the cost of a view.
  func contains(_ member: ViewFlags) -> Bool { rawValue & member.rawValue == member.rawValue }

  mutating func set(_ flag: ViewFlags, _ on: Bool) {
    if on { rawValue |= flag.rawValue } else { rawValue &= ~flag.rawValue }
  }
}
