import CoreGraphics
import Foundation

/// The base class of views that draw a popover's background and arrow.
///
/// A subclass overrides the measures of the arrow and of the content, and places its arrow by ``arrowDirection`` and ``arrowOffset``. The view
/// covers the whole popover, arrow included.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView {
  public override required init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The distance of the arrow's middle from that of its side.
  open var arrowOffset: CGFloat = 0 {
    didSet { if arrowOffset != oldValue { setNeedsLayout() } }
  }
  /// The side that the arrow is on.
  open var arrowDirection = UIPopoverArrowDirection.unknown {
    didSet { if arrowDirection != oldValue { setNeedsLayout() } }
  }
  /// How far the arrow sticks out; a subclass overrides it.
  open class func arrowHeight() -> CGFloat {
    mustOverride("arrowHeight")
    return 0
  }
  /// The width of the arrow at its side; a subclass overrides it.
  open class func arrowBase() -> CGFloat {
    mustOverride("arrowBase")
    return 0
  }
  /// The insets of the content in the popover without its arrow; a subclass overrides it.
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
