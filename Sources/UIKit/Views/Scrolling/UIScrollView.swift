import QuartzCore

/// Shows a part of larger content, which can be dragged, flicked and zoomed.
///
/// The content offset is the origin of the view's bounds. The present motion is one value, `motion`; the trajectories of automatic motions
/// are closed formulas of time (`Motion/`), so that they do not depend on the frame rate.
@preconcurrency @MainActor open class UIScrollView: UIView {
  // MARK: Storage

  package final var motion = ScrollMotion.none {
    didSet { if case .none = motion { cameToRest() } }
  }
  package final var ownContentSize = CGSize.zero
  final var ownContentInset = UIEdgeInsets.zero
  package final var ownAdjustedInset = UIEdgeInsets.zero
  final var options = ScrollOptions.initial
  final var behavior = ScrollBehavior()
  final var zoomLimits = ScrollZoomLimits()
  final var frameLink: CADisplayLink?
  package final var panRecognizer: ScrollPanGestureRecognizer!
  final var touchRecognizer: ScrollTouchRecognizer!
  final var pinchRecognizer: UIPinchGestureRecognizer?
  final var indicators = ScrollIndicators()
  final var wheel = ScrollWheel()
  package final var refresher: UIRefreshControl?
  /// The part of the adjusted inset reserved for the refresh control.
  final var appliedRefreshInset: CGFloat = 0
  /// The bar above the content, which collapses as content scrolls under it.
  final weak var barFollower: (any ScrollBarFollower)?
  /// The storage of `delegate`, whose type may differ in a subclass.
  public final weak var _scrollDelegate: (any UIScrollViewDelegate)?

  /// Receives dragging, scrolling and zooming events.
  ///
  /// Table, collection and text views declare their own property of a narrower type with `@_nonoverride`: a property cannot be overridden
  /// with another type. This one is disfavored so that theirs is used where both match.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    get { _scrollDelegate }
    set {
      if let view = self as? any NarrowDelegateView { view.take(newValue) } else { _scrollDelegate = newValue }
      UnseenMethods.warn(of: newValue, "UIScrollViewDelegate") { $0 is any UIScrollViewDelegate.Type }
    }
  }

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareForScrolling()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareForScrolling()
    coder.takeInterface(of: self, as: UIScrollView.self)
  }

  // MARK: Position

  /// The point of the content at the view's top left.
  open var contentOffset: CGPoint {
    get { layer.bounds.origin }
    set { moveContent(to: newValue) }
  }

  /// The size of the content in points.
  open var contentSize: CGSize {
    get { ownContentSize }
    set { setContentSize(newValue) }
  }

  /// Insets around the content by which it can be scrolled further.
  open var contentInset: UIEdgeInsets {
    get { ownContentInset }
    set { setContentInset(newValue) }
  }

  /// Whether the user can scroll; `true` by default. The program always can.
  open var isScrollEnabled: Bool {
    get { options.contains(.isEnabled) }
    set {
      options.set(.isEnabled, newValue)
      panRecognizer.isEnabled = newValue
    }
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

  /// Scrolls by the minimum distance that shows `rect`; does not scroll if it is visible.
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
    guard newWindow != nil else { return stopMotion() }
    if !behavior.wasShown { AfterLayout.add { [weak self] in self?.behavior.wasShown = self?.window != nil } }
  }

  // MARK: State

  /// Whether a finger is down in the content.
  open var isTracking: Bool { isBeingTracked }
  /// Whether a touch has begun to move the content.
  open var isDragging: Bool { isBeingDragged }
  /// Whether released content is still moving.
  open var isDecelerating: Bool { isMovingByItself }

  /// Whether a tap on the status bar scrolls to the top; `true` by default.
  open var scrollsToTop: Bool {
    get { options.contains(.scrollsToTop) }
    set { options.set(.scrollsToTop, newValue) }
  }

  // MARK: Touches

  /// Returns whether `touches` are delivered to a view in the content. Returning false uses them only for scrolling.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Returns whether dragging may cancel a touch that was delivered to a view in the content. False for controls.
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

  /// Sets the scale, clamped to the limits.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }

  /// Zooms so that `rect`, in the zoomed view's coordinates, just fits.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(toRect: rect, animated: animated)
  }

  /// Returns whether a touch may scroll; not one in a part that handles drags itself.
  @_spi(UIKitParts) open func concernsScrolling(_ touch: UITouch) -> Bool { !(touch.view is ScrollIndicatorView) }

  /// The subview index of the refresh control: behind the content, in front of the background views.
  @_spi(UIKitParts) open var refreshControlIndex: Int { 0 }

  /// Returns the resting offset of a released drag, before the delegate is asked. `velocity` is in points per millisecond.
  @_spi(UIKitParts) open func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Called after each change of the offset, before the delegate.
  @_spi(UIKitParts) open func contentDidMove() {}

  /// Called when the content has come to rest and is not held.
  func cameToRest() {}

  // MARK: Restoration

  open override func encodeRestorableState(with coder: NSCoder) { encodeScrollState(coder) }
  open override func decodeRestorableState(with coder: NSCoder) { decodeScrollState(coder) }

  // MARK: Indicators

  /// Whether a vertical indicator is shown while scrolling; `true` by default.
  open var showsVerticalScrollIndicator: Bool {
    get { options.contains(.showsVerticalIndicator) }
    set {
      options.set(.showsVerticalIndicator, newValue)
      setNeedsLayout()
    }
  }
  /// Whether a horizontal indicator is shown while scrolling; `true` by default.
  open var showsHorizontalScrollIndicator: Bool {
    get { options.contains(.showsHorizontalIndicator) }
    set {
      options.set(.showsHorizontalIndicator, newValue)
      setNeedsLayout()
    }
  }
  /// The color of the indicators; `.default` by default.
  open var indicatorStyle: IndicatorStyle {
    get { behavior.indicatorStyle }
    set {
      behavior.indicatorStyle = newValue
      styleIndicators()
    }
  }
  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { ownFlashScrollIndicators() }
  /// Runs a closure, and shows the indicators for a moment if it has changed the content offset.
  public final func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let before = contentOffset
    changes()
    if contentOffset != before { flashScrollIndicators() }
  }

  // MARK: Refresh

  /// The control that refreshes the content when pulled down; it is shown above the content, behind it.
  open var refreshControl: UIRefreshControl? {
    get { ownRefreshControl }
    set { ownRefreshControl = newValue }
  }

  // MARK: Insets

  /// `contentInset`, the safe area's addition, and the space of an active refresh control.
  open var adjustedContentInset: UIEdgeInsets { ownAdjustedInset }
  /// The adjustment of the content inset by the safe area; `.automatic` by default.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { behavior.insetAdjustment }
    set {
      behavior.insetAdjustment = newValue
      updateAdjustedInset()
    }
  }
  /// The distance of the vertical indicator from the edges, in points.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { behavior.verticalIndicatorInsets }
    set {
      behavior.verticalIndicatorInsets = newValue
      setNeedsLayout()
    }
  }
  /// The distance of the horizontal indicator from the edges, in points.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { behavior.horizontalIndicatorInsets }
    set {
      behavior.horizontalIndicatorInsets = newValue
      setNeedsLayout()
    }
  }
  /// Whether the safe area is added to the indicators' insets.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { options.contains(.adjustsIndicatorInsets) }
    set {
      options.set(.adjustsIndicatorInsets, newValue)
      setNeedsLayout()
    }
  }

  // MARK: Keyboard

  /// Whether keys of a keyboard scroll the content.
  open var allowsKeyboardScrolling: Bool {
    get { !options.contains(.ignoresKeys) }
    set { options.set(.ignoresKeys, !newValue) }
  }

  // MARK: Layout

  /// The content area: constraints to its edges determine `contentSize`.
  open var contentLayoutGuide: UILayoutGuide {
    systemGuide(\.scrolledContent, .scrolledContent, "UIScrollViewContentLayoutGuide")
  }
  /// The visible area of the scroll view: views constrained to it do not scroll.
  open var frameLayoutGuide: UILayoutGuide {
    systemGuide(\.scrollFrame, .scrollFrame, "UIScrollViewFrameLayoutGuide")
  }

  // MARK: Options

  /// Whether content resists at its ends and bounces back.
  open var bounces: Bool {
    get { options.contains(.bounces) }
    set {
      options.set(.bounces, newValue)
      options.remove([.stopsHorizontally, .stopsVertically])
    }
  }
  /// Whether content bounces at its left and right ends; ``bounces`` until it is set.
  open var bouncesHorizontally: Bool {
    get { bounces(.horizontal) }
    set { options.set(.stopsHorizontally, !newValue) }
  }
  /// Whether content bounces at its upper and lower ends; ``bounces`` until it is set.
  open var bouncesVertically: Bool {
    get { bounces(.vertical) }
    set { options.set(.stopsVertically, !newValue) }
  }
  /// Stops scrolling and zooming at the current position; an active touch has no further effect.
  open func stopScrollingAndZooming() { ownStopScrollingAndZooming() }
  /// Whether an animated scroll set by the program is in progress.
  open var isScrollAnimating: Bool {
    switch motion {
    case .animating: true
    case .zooming(let zoom): zoom.scrolls
    case .none, .tracking, .dragging, .decelerating: false
    }
  }
  /// Whether an animated zoom is in progress.
  open var isZoomAnimating: Bool {
    if case .zooming(let zoom) = motion { return !zoom.isPinching }
    return false
  }
  /// Whether content bounces vertically even if it is not taller than the view.
  open var alwaysBounceVertical: Bool {
    get { options.contains(.alwaysBouncesVertically) }
    set { options.set(.alwaysBouncesVertically, newValue) }
  }
  /// Whether content bounces horizontally even if it is not wider than the view.
  open var alwaysBounceHorizontal: Bool {
    get { options.contains(.alwaysBouncesHorizontally) }
    set { options.set(.alwaysBouncesHorizontally, newValue) }
  }
  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled: Bool {
    get { options.contains(.pages) }
    set { options.set(.pages, newValue) }
  }
  /// Whether a drag that begins along one axis is locked to it.
  open var isDirectionalLockEnabled: Bool {
    get { options.contains(.locksDirection) }
    set { options.set(.locksDirection, newValue) }
  }
  /// The deceleration after a flick; `.normal` by default.
  open var decelerationRate: DecelerationRate {
    get { behavior.decelerationRate }
    set { behavior.decelerationRate = newValue }
  }
  /// Whether a drag hides the keyboard; `.none` by default.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { ownKeyboardDismissMode }
    set { ownKeyboardDismissMode = newValue }
  }
  /// Whether touches are delayed for views in the content until they are known not to be a drag.
  open var delaysContentTouches: Bool {
    get { options.contains(.delaysContentTouches) }
    set {
      options.set(.delaysContentTouches, newValue)
      touchRecognizer.delaysTouchesBegan = newValue
    }
  }
  /// Whether a drag may cancel a touch that was already delivered to a view in the content.
  open var canCancelContentTouches: Bool {
    get { options.contains(.canCancelContentTouches) }
    set { options.set(.canCancelContentTouches, newValue) }
  }
  /// The recognizer of drags that scroll.
  open var panGestureRecognizer: UIPanGestureRecognizer { panRecognizer }
  /// The pinch recognizer; nil unless the content can be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinchRecognizer }

  // MARK: Zooming

  /// The smallest scale; 1 by default. Zooming needs two different limits.
  open var minimumZoomScale: CGFloat {
    get { zoomLimits.minimum }
    set {
      zoomLimits.minimum = newValue
      zoomLimitsChanged()
    }
  }
  /// The largest scale; 1 by default. Zooming needs two different limits.
  open var maximumZoomScale: CGFloat {
    get { zoomLimits.maximum }
    set {
      zoomLimits.maximum = newValue
      zoomLimitsChanged()
    }
  }
  /// Whether pinching may pass the limits and springs back.
  open var bouncesZoom: Bool {
    get { options.contains(.bouncesZoom) }
    set { options.set(.bouncesZoom, newValue) }
  }
  /// Whether a pinch is in progress.
  open var isZooming: Bool {
    if case .zooming(let zoom) = motion { return zoom.isPinching }
    return false
  }
  /// Whether content zoomed beyond its limits is springing back.
  open var isZoomBouncing: Bool {
    if case .zooming(let zoom) = motion { return zoom.bounces }
    return false
  }
}

/// A scroll view whose delegate has a narrower type, which is also set where the view is known as a scroll view alone.
@MainActor package protocol NarrowDelegateView: AnyObject {
  func take(_ delegate: (any UIScrollViewDelegate)?)
}
