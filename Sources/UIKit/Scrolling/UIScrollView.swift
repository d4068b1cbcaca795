import CoreGraphics
import Foundation
import QuartzCore

/// Shows a part of content that is larger than itself, and lets it be dragged, flicked and zoomed.
///
/// The content offset is the origin of the view's bounds. What moves it at present is one value, `motion`; the ways content takes by itself
/// are closed formulas of time (`Motion/`), so that they do not depend on how many frames a second are shown.
@preconcurrency @MainActor open class UIScrollView: UIView {
  // MARK: Storage

  final var motion = ScrollMotion.none {
    didSet { if case .none = motion { cameToRest() } }
  }
  final var ownContentSize = CGSize.zero
  final var ownContentInset = UIEdgeInsets.zero
  final var ownAdjustedInset = UIEdgeInsets.zero
  final var options = ScrollOptions.initial
  final var behavior = ScrollBehavior()
  final var zoomLimits = ScrollZoomLimits()
  final var frameLink: CADisplayLink?
  final var panRecognizer: ScrollPanGestureRecognizer!
  final var touchRecognizer: ScrollTouchRecognizer!
  final var pinchRecognizer: UIPinchGestureRecognizer?
  final var indicators = ScrollIndicators()
  final var wheel = ScrollWheel()
  final var refresher: UIRefreshControl?
  /// What of the adjusted inset is the refresh control's room.
  final var appliedRefreshInset: CGFloat = 0
  /// The bar above the content, which becomes lower as content goes under it.
  final weak var barFollower: (any ScrollBarFollower)?
  /// Where `delegate` is kept, whatever its type is called in a subclass.
  public final weak var _scrollDelegate: (any UIScrollViewDelegate)?

  /// Hears how the view is dragged, moves and zooms.
  ///
  /// Table, collection and text views declare one of their own, narrower type with `@_nonoverride`: a property cannot be overridden with
  /// another type. This one is disfavoured so that theirs is taken where both could be meant.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    get { _scrollDelegate }
    set { _scrollDelegate = newValue }
  }

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareForScrolling()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareForScrolling()
    if let coder = coder.interface(for: self, "scrollView") {
      restoreAttributes(coder.element, coder.maker)
      takeScrollAttributes(coder.element)
    }
  }

  // MARK: Place

  /// The point of the content that is at the view's top left.
  open var contentOffset: CGPoint {
    get { layer.bounds.origin }
    set { moveContent(to: newValue) }
  }

  /// The size of the content in points.
  open var contentSize: CGSize {
    get { ownContentSize }
    set { setContentSize(newValue) }
  }

  /// Room around the content, by which it may be scrolled further.
  open var contentInset: UIEdgeInsets {
    get { ownContentInset }
    set { setContentInset(newValue) }
  }

  /// Whether the user can scroll; `true` by default. The program always can.
  open var isScrollEnabled: Bool {
    get { ownIsScrollEnabled }
    set { ownIsScrollEnabled = newValue }
  }

  /// The insets of both indicators.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { ownIndicatorInsets }
    set { setIndicatorInsets(newValue) }
  }

  /// Scrolls until a point of the content is at the upper left corner.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls by the least that shows `rect`; not at all if it is in sight.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }

  /// Called when `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  open override var bounds: CGRect {
    get { super.bounds }
    set { setScrollBounds(newValue) { super.bounds = $0 } }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = layer.bounds.size
      super.frame = newValue
      if layer.bounds.size != old { viewportChanged(from: old) }
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutIndicators()
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    keepIndicatorsInFront(of: subview)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { stopMotion() }
  }

  // MARK: State

  /// Whether a finger is down in the content.
  open var isTracking: Bool { isBeingTracked }
  /// Whether a finger has begun to move the content.
  open var isDragging: Bool { isBeingDragged }
  /// Whether the content moves by itself after it was let go.
  open var isDecelerating: Bool { isMovingByItself }

  /// Whether a tap on the status bar scrolls to the top; `true` by default.
  open var scrollsToTop: Bool {
    get { options.contains(.scrollsToTop) }
    set { options.set(.scrollsToTop, newValue) }
  }

  // MARK: Touches

  /// Whether a view in the content is notified of `touches`. Asked before it is; false keeps them for scrolling.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether dragging may take a touch from a view in the content that already knows of it. Not from controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer === panRecognizer ? shouldBeginDragging() : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override var defaultFocusEffect: UIFocusEffect? { nil }
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !scrolls(by: $0) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { scrollByPage(direction) }

  // MARK: Zooming

  /// The scale of the zoomed view; 1 by default.
  open var zoomScale: CGFloat {
    get { zoomLimits.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets the scale, kept between the limits.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }

  /// Zooms so that `rect`, in the zoomed view's coordinates, just fits.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(toRect: rect, animated: animated)
  }

  /// Whether a touch has to do with scrolling; not one in a part of the view that slides under the finger itself.
  func concernsScrolling(_ touch: UITouch) -> Bool { !(touch.view is ScrollIndicatorView) }

  /// Where among the subviews the refresh control lies: behind the content, in front of what is behind that.
  var refreshControlIndex: Int { 0 }

  /// Where a drag that was let go ends, before the delegate is asked. `velocity` is in points a millisecond.
  func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Called after each change of the offset, before the delegate hears of it.
  func contentDidMove() {}

  /// Called when nothing moves or holds the content any more.
  func cameToRest() {}

  // MARK: Restoration

  open override func encodeRestorableState(with coder: NSCoder) { encodeScrollState(coder) }
  open override func decodeRestorableState(with coder: NSCoder) { decodeScrollState(coder) }
}
