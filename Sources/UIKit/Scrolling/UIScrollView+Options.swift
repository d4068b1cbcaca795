import CoreGraphics

extension UIScrollView {
  final var ownIsScrollEnabled: Bool {
    get { options.contains(.isEnabled) }
    set {
      options.set(.isEnabled, newValue)
      panRecognizer.isEnabled = newValue
    }
  }

  /// Whether content resists at its ends and bounces back.
  public final var bounces: Bool {
    get { options.contains(.bounces) }
    set {
      options.set(.bounces, newValue)
      options.remove([.stopsHorizontally, .stopsVertically])
    }
  }

  /// Whether content bounces at its left and right ends; ``bounces`` until it is set.
  public final var bouncesHorizontally: Bool {
    get { bounces(.horizontal) }
    set { options.set(.stopsHorizontally, !newValue) }
  }

  /// Whether content bounces at its upper and lower ends; ``bounces`` until it is set.
  public final var bouncesVertically: Bool {
    get { bounces(.vertical) }
    set { options.set(.stopsVertically, !newValue) }
  }

  final func bounces(_ axis: ScrollAxes) -> Bool {
    options.contains(.bounces) && !options.contains(axis == .vertical ? .stopsVertically : .stopsHorizontally)
  }

  /// Stops scrolling and zooming at the current position; an active touch has no further effect.
  public final func stopScrollingAndZooming() {
    for recognizer in gestureRecognizers ?? [] where recognizer is UIPanGestureRecognizer || recognizer is UIPinchGestureRecognizer {
      guard recognizer.isEnabled else { continue }
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    stopMotion()
    setContentOffset(contentOffset, animated: false)
  }

  /// Whether an animated scroll set by the program is in progress.
  public final var isScrollAnimating: Bool {
    if case .animating = motion { return true }
    return false
  }

  /// Whether an animated zoom is in progress.
  public final var isZoomAnimating: Bool {
    if case .zooming(let zoom) = motion { return !zoom.isPinching }
    return false
  }

  /// Whether content bounces vertically even if it is not taller than the view.
  public final var alwaysBounceVertical: Bool {
    get { options.contains(.alwaysBouncesVertically) }
    set { options.set(.alwaysBouncesVertically, newValue) }
  }

  /// Whether content bounces horizontally even if it is not wider than the view.
  public final var alwaysBounceHorizontal: Bool {
    get { options.contains(.alwaysBouncesHorizontally) }
    set { options.set(.alwaysBouncesHorizontally, newValue) }
  }

  /// Whether scrolling stops at multiples of the view's size.
  public final var isPagingEnabled: Bool {
    get { options.contains(.pages) }
    set { options.set(.pages, newValue) }
  }

  /// Whether a drag that begins along one axis is locked to it.
  public final var isDirectionalLockEnabled: Bool {
    get { options.contains(.locksDirection) }
    set { options.set(.locksDirection, newValue) }
  }

  /// The deceleration after a flick; `.normal` by default.
  public final var decelerationRate: DecelerationRate {
    get { behavior.decelerationRate }
    set { behavior.decelerationRate = newValue }
  }

  /// Whether a drag hides the keyboard; `.none` by default.
  public final var keyboardDismissMode: KeyboardDismissMode {
    get { behavior.keyboardDismissMode }
    set {
      behavior.keyboardDismissMode = newValue
      if behavior.dismissesKeyboardInteractively { OnScreenKeyboard.listen() }
    }
  }

  /// Whether touches are delayed for views in the content until they are known not to be a drag.
  public final var delaysContentTouches: Bool {
    get { options.contains(.delaysContentTouches) }
    set {
      options.set(.delaysContentTouches, newValue)
      touchRecognizer.delaysTouchesBegan = newValue
    }
  }

  /// Whether a drag may cancel a touch that was already delivered to a view in the content.
  public final var canCancelContentTouches: Bool {
    get { options.contains(.canCancelContentTouches) }
    set { options.set(.canCancelContentTouches, newValue) }
  }

  /// The recognizer of drags that scroll.
  public final var panGestureRecognizer: UIPanGestureRecognizer { panRecognizer }

  /// The pinch recognizer; nil unless the content can be zoomed.
  public final var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinchRecognizer }

  final func prepareForScrolling() {
    clipsToBounds = true
    panRecognizer = ScrollPanGestureRecognizer(target: self, action: UIScrollView.panned)
    panRecognizer.scrollView = self
    touchRecognizer = ScrollTouchRecognizer(target: nil, action: nil)
    touchRecognizer.scrollView = self
    touchRecognizer.delaysTouchesBegan = true
    touchRecognizer.delaysTouchesEnded = false
    addGestureRecognizer(touchRecognizer)
    addGestureRecognizer(panRecognizer)
  }
}
