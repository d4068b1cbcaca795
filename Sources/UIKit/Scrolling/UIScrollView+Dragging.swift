import CoreGraphics
import Foundation
import QuartzCore

extension UIScrollView {
  /// A finger has landed in the content. True if it stopped content that was moving, and is for nothing else.
  final func touchLanded() -> Bool {
    switch motion {
    case .decelerating:
      let wasMoving = !restsAtPresent
      stopMotion()
      motion = .tracking(caught: wasMoving)
      _scrollDelegate?.scrollViewDidEndDecelerating(self)
      return wasMoving
    case .animating:
      stopMotion()
      motion = .tracking(caught: true)
      return false
    case .none:
      motion = .tracking(caught: false)
      return false
    case .tracking, .dragging, .zooming:
      return false
    }
  }

  /// Content that has almost come to rest is not caught: the touch is for what is under it.
  private var restsAtPresent: Bool {
    guard case .decelerating(let trajectory) = motion else { return true }
    let velocity = trajectory.velocity(at: CACurrentMediaTime())
    return hypot(velocity.x, velocity.y) < Self.catchSpeed
  }

  private static var catchSpeed: CGFloat { 50 }

  /// The last finger has left and no drag began.
  final func touchLifted() {
    guard case .tracking = motion else { return }
    motion = .none
    if clamped(contentOffset) != contentOffset {
      decelerate(from: contentOffset, velocity: .zero, at: CACurrentMediaTime())
    } else {
      hideIndicators()
    }
  }

  /// Whether the pan is this view's: it must go along an axis on which there is something to scroll.
  final func shouldBeginDragging() -> Bool {
    guard options.contains(.isEnabled) else { return false }
    let axes = scrollableAxes
    guard !axes.isEmpty else { return false }
    guard mayTakeTouches() else { return false }
    let moved = panRecognizer.movement
    let isVertical = abs(moved.y) >= abs(moved.x)
    let axis: ScrollAxes = isVertical ? .vertical : .horizontal
    if !axes.contains(axis) {
      // Diagonal enough for the other axis, where nobody outside wants this one.
      let major = max(abs(moved.x), abs(moved.y))
      let minor = min(abs(moved.x), abs(moved.y))
      return minor > major / 2 && enclosingScrollView(axis) == nil
    }
    return !leavesDragToOuter(isVertical ? moved.y : moved.x, axis)
  }

  /// At its end, and pulled further that way, an inner view leaves the drag to an outer one that scrolls along the same axis.
  private func leavesDragToOuter(_ moved: CGFloat, _ axis: ScrollAxes) -> Bool {
    guard enclosingScrollView(axis) != nil else { return false }
    let limits = axis == .vertical ? verticalLimits : horizontalLimits
    let offset = axis == .vertical ? contentOffset.y : contentOffset.x
    return moved > 0 ? offset <= limits.lowerBound : offset >= limits.upperBound
  }

  /// The next scroll view above that scrolls along `axis`.
  private func enclosingScrollView(_ axis: ScrollAxes) -> UIScrollView? {
    var node = superview
    while let view = node {
      if let outer = view as? UIScrollView, outer.canScroll(axis) { return outer }
      node = view.superview
    }
    return nil
  }

  /// Whether views that know of the touches let them go.
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
      drag(by: recognizer.translation(in: nil))
    case .changed:
      if isZooming, recognizer.numberOfTouches == 1 { goOnFromPinch() }
      drag(by: recognizer.translation(in: nil))
    case .ended:
      let velocity = recognizer.velocity(in: nil)
      endDragging(velocity: CGPoint(x: -velocity.x, y: -velocity.y))
    case .cancelled:
      endDragging(velocity: .zero)
    default: break
    }
  }

  /// One of two fingers was lifted: the other goes on dragging.
  private func goOnFromPinch() {
    endPinch(at: CGPoint(x: layer.bounds.width / 2, y: layer.bounds.height / 2), staysHeld: true)
    if !isZoomBouncing { beginDragging(at: panRecognizer.translation(in: nil)) }
  }

  /// Content follows the fingers from where it is; `translation` is how far they have moved already.
  private func beginDragging(at translation: CGPoint) {
    if case .zooming = motion { return }
    stopMotion()
    dismissKeyboardOnDrag()
    var axes = scrollableAxes
    if options.contains(.locksDirection), axes == .both { axes = lockedAxes(panRecognizer.movement) }
    motion = .dragging(ScrollDrag(origin: dragOrigin(of: contentOffset, at: translation), axes: axes))
    showIndicators()
    _scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  /// The axis a drag keeps to, unless it goes diagonally.
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

  /// Where content is that is pulled to `position`.
  private func resisted(
    _ position: CGFloat, _ axis: ScrollAxes, _ limits: ClosedRange<CGFloat>, _ dimension: CGFloat
  ) -> CGFloat {
    if limits.contains(position) { return position }
    let edge = position < limits.lowerBound ? limits.lowerBound : limits.upperBound
    guard bounces(axis) else { return edge }
    return edge + RubberBand.displacement(position - edge, dimension: dimension)
  }

  /// Where content now at `offset` would be without resistance, had the fingers not moved by `moved`.
  final func dragOrigin(of offset: CGPoint, at moved: CGPoint) -> CGPoint {
    let pulled = unresisted(offset)
    return CGPoint(x: pulled.x + moved.x, y: pulled.y + moved.y)
  }

  /// The pull that has content where it is.
  private func unresisted(_ offset: CGPoint) -> CGPoint {
    func undo(_ value: CGFloat, _ limits: ClosedRange<CGFloat>, _ dimension: CGFloat) -> CGFloat {
      if limits.contains(value) { return value }
      let edge = value < limits.lowerBound ? limits.lowerBound : limits.upperBound
      return edge + RubberBand.distance(value - edge, dimension: dimension)
    }
    return CGPoint(
      x: undo(offset.x, horizontalLimits, layer.bounds.width), y: undo(offset.y, verticalLimits, layer.bounds.height))
  }

  private func endDragging(velocity finger: CGPoint) {
    guard case .dragging(let drag) = motion else { return }
    refresher?.contentWasLetGo()
    letKeyboardGo(finger.y)
    var velocity = CGPoint(
      x: drag.axes.contains(.horizontal) ? finger.x : 0, y: drag.axes.contains(.vertical) ? finger.y : 0)
    velocity.x *= resistance(contentOffset.x, horizontalLimits, layer.bounds.width)
    velocity.y *= resistance(contentOffset.y, verticalLimits, layer.bounds.height)
    release(velocity: velocity, axes: drag.axes)
  }

  /// How fast content past its end moves relative to the finger.
  private func resistance(_ offset: CGFloat, _ limits: ClosedRange<CGFloat>, _ dimension: CGFloat) -> CGFloat {
    if limits.contains(offset) { return 1 }
    let edge = offset < limits.lowerBound ? limits.lowerBound : limits.upperBound
    return RubberBand.slope(RubberBand.distance(offset - edge, dimension: dimension), dimension: dimension)
  }
}
