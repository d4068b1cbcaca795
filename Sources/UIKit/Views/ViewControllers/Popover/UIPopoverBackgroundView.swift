import CoreGraphics

/// The base class of views that draw a popover's background and arrow.
///
/// A subclass overrides the metrics of the arrow and of the content, and positions its arrow by ``arrowDirection`` and ``arrowOffset``. The
/// view covers the whole popover, including the arrow.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The distance of the arrow's center from that of its side.
  open var arrowOffset: CGFloat = 0 {
    didSet { if arrowOffset != oldValue { setNeedsLayout() } }
  }
  /// The side of the arrow.
  open var arrowDirection = UIPopoverArrowDirection.unknown {
    didSet { if arrowDirection != oldValue { setNeedsLayout() } }
  }
  /// Returns the length of the arrow; a subclass overrides it.
  open class func arrowHeight() -> CGFloat {
    mustOverride("arrowHeight")
    return 0
  }
  /// Returns the width of the arrow at its base; a subclass overrides it.
  open class func arrowBase() -> CGFloat {
    mustOverride("arrowBase")
    return 0
  }
  /// Returns the insets of the content in the popover without its arrow; a subclass overrides it.
  open class func contentViewInsets() -> UIEdgeInsets {
    mustOverride("contentViewInsets")
    return .zero
  }
  /// Whether the content has rounded corners; `true` by default.
  open class var wantsDefaultContentAppearance: Bool { true }

  private static func mustOverride(_ method: String) {
    UIKitError.raise("+[\(self) \(method)] must be overridden by subclassers.")
  }
}
