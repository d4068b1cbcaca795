import QuartzCore

extension UIScrollView {
  /// Called when a touch begins in the content. Returns true if it stopped moving content and has no other effect.
  final func touchLanded() -> Bool {
    switch motion {
    case .decelerating:
      let wasMoving = !restsAtPresent
      stopMotion()
      motion = .tracking(caught: wasMoving)
      _scrollDelegate?.scrollViewDidEndDecelerating(self)
      return wasMoving
    case .animating(let animation):
      stopMotion()
      if animation.drag == nil { motion = .tracking(caught: true) }
      return false
    case .none:
      motion = .tracking(caught: false)
      return false
    case .tracking, .dragging, .zooming:
      return false
    }
  }

  /// Whether the content has almost come to rest, so that a touch does not stop it but goes to the view below.
  private var restsAtPresent: Bool {
    guard case .decelerating(let trajectory) = motion else { return true }
    let velocity = trajectory.velocity(at: CACurrentMediaTime())
    return hypot(velocity.x, velocity.y) < Self.catchSpeed
  }

  private static var catchSpeed: CGFloat { 50 }

  /// Called when the last touch has ended without a drag.
  final func touchLifted() {
    guard case .tracking = motion else { return }
    motion = .none
    if clamped(contentOffset) != contentOffset {
      decelerate(from: contentOffset, velocity: .zero, at: CACurrentMediaTime())
    } else {
      hideIndicators()
    }
  }

  /// Returns whether the pan scrolls this view: along an axis on which it can scroll.
  final func shouldBeginDragging() -> Bool {
    guard options.contains(.isEnabled) else { return false }
    let axes = scrollableAxes
    guard !axes.isEmpty else { return false }
    guard mayTakeTouches() else { return false }
    let moved = ownMovement(panRecognizer.movement)
    let isVertical = abs(moved.y) >= abs(moved.x)
    let axis: ScrollAxes = isVertical ? .vertical : .horizontal
    if !axes.contains(axis) {
      // Diagonal enough for the other axis, if no outer view scrolls along this one.
      let major = max(abs(moved.x), abs(moved.y))
      let minor = min(abs(moved.x), abs(moved.y))
      return minor > major / 2 && enclosingScrollView(axis) == nil
    }
    return !leavesDragToOuter(isVertical ? moved.y : moved.x, axis)
  }

  /// Returns whether an inner view at its end leaves the drag to an outer one that scrolls along the same axis.
  private func leavesDragToOuter(_ moved: CGFloat, _ axis: ScrollAxes) -> Bool {
    guard enclosingScrollView(axis) != nil else { return false }
    let limits = axis == .vertical ? verticalLimits : horizontalLimits
    let offset = axis == .vertical ? contentOffset.y : contentOffset.x
    return moved > 0 ? offset <= limits.lowerBound : offset >= limits.upperBound
  }

  /// Returns the next ancestor that scrolls along `axis`.
  private func enclosingScrollView(_ axis: ScrollAxes) -> UIScrollView? {
    var node = superview
    while let view = node {
      if let outer = view as? UIScrollView, outer.canScroll(axis) { return outer }
      node = view.superview
    }
    return nil
  }

  /// Returns whether the touches may be canceled in the views that received them.
  private func mayTakeTouches() -> Bool {
    for touch in panRecognizer.trackedTouches {
      guard let view = touch.view, view !== self, touch.isKnownToView else { continue }
      if !options.contains(.canCancelContentTouches) || !touchesShouldCancel(in: view) { return false }
    }
    return true
  }

  final func panned(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      beginDragging(at: .zero)
      drag(by: fingersMovement)
    case .changed:
      if isZooming, recognizer.numberOfTouches == 1 { goOnFromPinch() }
      drag(by: fingersMovement)
    case .ended:
      let finger = recognizer.velocity(in: nil)
      let velocity = ownMovement(finger)
      endDragging(velocity: CGPoint(x: -velocity.x, y: -velocity.y), inWindow: -finger.y)
    case .cancelled:
      endDragging(velocity: .zero, inWindow: 0)
    default: break
    }
  }

  /// The movement of the fingers in the view's own coordinates.
  final var fingersMovement: CGPoint { ownMovement(panRecognizer.translation(in: nil)) }

  /// Converts a movement in the window into the view's own coordinates: an inverted view scrolls the other way.
  final func ownMovement(_ distance: CGPoint) -> CGPoint {
    var view: UIView? = self
    while let ancestor = view, !ancestor.layer.isTransformed { view = ancestor.superview }
    // Without a transform the movement is the same, and exact.
    guard view != nil else { return distance }
    let origin = convert(CGPoint.zero, from: nil)
    let end = convert(distance, from: nil)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Continues dragging with the remaining finger after a pinch.
  private func goOnFromPinch() {
    endPinch(at: CGPoint(x: layer.bounds.width / 2, y: layer.bounds.height / 2), staysHeld: true)
    if !isZoomBouncing { beginDragging(at: fingersMovement) }
  }

  /// Starts following the fingers from the present offset; `translation` is their movement so far.
  private func beginDragging(at translation: CGPoint) {
    if case .zooming = motion { return }
    stopMotion()
    dismissKeyboardOnDrag()
    var axes = scrollableAxes
    if options.contains(.locksDirection), axes == .both { axes = lockedAxes(ownMovement(panRecognizer.movement)) }
    motion = .dragging(ScrollDrag(origin: dragOrigin(of: contentOffset, at: translation), axes: axes))
    showIndicators()
    _scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  /// Returns the axis to which a drag is locked, unless it is diagonal.
  private func lockedAxes(_ moved: CGPoint) -> ScrollAxes {
    let (x, y) = (abs(moved.x), abs(moved.y))
    if y > 2 * x { return .vertical }
    if x > 2 * y { return .horizontal }
    return .both
  }

  private func drag(by translation: CGPoint) {
    guard case .dragging(let drag) = motion else { return }
    var offset = contentOffset
    if drag.axes.contains(.horizontal) {
      offset.x = resisted(drag.origin.x - translation.x, .horizontal, horizontalLimits, layer.bounds.width)
    }
    if drag.axes.contains(.vertical) {
      offset.y = resisted(drag.origin.y - translation.y, .vertical, verticalLimits, layer.bounds.height)
    }
    setOffset(roundToPixels(offset))
    dismissKeyboardInteractively()
  }

  /// Returns the offset of content pulled to `position`.
  private func resisted(
    _ position: CGFloat, _ axis: ScrollAxes, _ limits: ClosedRange<CGFloat>, _ dimension: CGFloat
  ) -> CGFloat {
    if limits.contains(position) { return position }
    let edge = position < limits.lowerBound ? limits.lowerBound : limits.upperBound
    guard bounces(axis) else { return edge }
    return edge + RubberBand.displacement(position - edge, dimension: dimension)
  }

  /// Returns the unresisted offset of content at `offset`, without the fingers' movement `moved`.
  final func dragOrigin(of offset: CGPoint, at moved: CGPoint) -> CGPoint {
    let pulled = unresisted(offset)
    return CGPoint(x: pulled.x + moved.x, y: pulled.y + moved.y)
  }

  /// Returns the pull that results in the present offset.
  private func unresisted(_ offset: CGPoint) -> CGPoint {
    func undo(_ value: CGFloat, _ limits: ClosedRange<CGFloat>, _ dimension: CGFloat) -> CGFloat {
      if limits.contains(value) { return value }
      let edge = value < limits.lowerBound ? limits.lowerBound : limits.upperBound
      return edge + RubberBand.distance(value - edge, dimension: dimension)
    }
    return CGPoint(
      x: undo(offset.x, horizontalLimits, layer.bounds.width), y: undo(offset.y, verticalLimits, layer.bounds.height))
  }

  /// Ends a drag with the content's velocity in the view's own coordinates, and the vertical one in the window.
  private func endDragging(velocity finger: CGPoint, inWindow windowVelocity: CGFloat) {
    guard let drag = motion.drag else { return }
    refresher?.contentWasLetGo()
    letKeyboardGo(windowVelocity)
    guard case .dragging = motion else { return endInterruptedDrag() }
    var velocity = CGPoint(
      x: drag.axes.contains(.horizontal) ? finger.x : 0, y: drag.axes.contains(.vertical) ? finger.y : 0)
    velocity.x *= resistance(contentOffset.x, horizontalLimits, layer.bounds.width)
    velocity.y *= resistance(contentOffset.y, verticalLimits, layer.bounds.height)
    release(velocity: velocity, axes: drag.axes)
  }

  /// Ends a drag during an animation, which continues.
  private func endInterruptedDrag() {
    var target = contentOffset
    _scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    dragWasReplaced()
  }

  /// Notifies the delegate of the end of a drag that an animation has replaced.
  final func dragWasReplaced() {
    guard motion.drag != nil else { return }
    motion.forgetInterruptedDrag()
    _scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
  }

  /// Returns the speed of content past its end relative to the finger.
  private func resistance(_ offset: CGFloat, _ limits: ClosedRange<CGFloat>, _ dimension: CGFloat) -> CGFloat {
    if limits.contains(offset) { return 1 }
    let edge = offset < limits.lowerBound ? limits.lowerBound : limits.upperBound
    return RubberBand.slope(RubberBand.distance(offset - edge, dimension: dimension), dimension: dimension)
  }
}
