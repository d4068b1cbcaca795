import QuartzCore

extension UIScrollView {
  /// The valid offsets along x.
  package final var horizontalLimits: ClosedRange<CGFloat> {
    let low = -ownAdjustedInset.left
    return low...max(low, roundToPixels(ownContentSize.width + ownAdjustedInset.right - layer.bounds.width))
  }

  /// The valid offsets along y.
  package final var verticalLimits: ClosedRange<CGFloat> {
    let low = -ownAdjustedInset.top - behavior.barExpansion
    return low...max(low, roundToPixels(ownContentSize.height + ownAdjustedInset.bottom - layer.bounds.height))
  }

  /// Returns the nearest valid offset to `offset`.
  package final func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: clamp(offset.x, horizontalLimits), y: clamp(offset.y, verticalLimits))
  }

  private func clamp(_ value: CGFloat, _ limits: ClosedRange<CGFloat>) -> CGFloat {
    min(max(value, limits.lowerBound), limits.upperBound)
  }

  /// Returns the nearest position that is on a device pixel.
  package final func roundToPixels(_ value: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (value * scale).rounded() / scale
  }

  package final func roundToPixels(_ point: CGPoint) -> CGPoint {
    CGPoint(x: roundToPixels(point.x), y: roundToPixels(point.y))
  }

  /// Sets the offset from outside: an active motion continues from there.
  final func moveContent(to new: CGPoint) {
    let old = layer.bounds.origin
    guard new != old else { return }
    let step = CGPoint(x: new.x - old.x, y: new.y - old.y)
    if case .animating = motion { stopMotion() }
    switch motion {
    case .decelerating(var trajectory):
      trajectory.shift.x += step.x
      trajectory.shift.y += step.y
      motion = .decelerating(trajectory)
    case .dragging(var drag):
      drag.origin.x += step.x
      drag.origin.y += step.y
      motion = .dragging(drag)
    case .zooming(let zoom): redirect(zoom, to: new)
    case .none, .tracking, .animating: break
    }
    setOffset(new)
    // A moved bounce would end beyond the limits.
    if case .decelerating(let trajectory) = motion, clamped(trajectory.end) != trajectory.end {
      let now = CACurrentMediaTime()
      decelerate(from: contentOffset, velocity: trajectory.velocity(at: now), at: now)
    }
  }

  /// Compensates for content that has moved: the visible area is unchanged, and an active motion and its target are shifted.
  package final func shiftContent(by step: CGPoint) {
    guard step != .zero else { return }
    if case .animating(var animation) = motion {
      animation.start.x += step.x
      animation.start.y += step.y
      animation.target.x += step.x
      animation.target.y += step.y
      motion = .animating(animation)
      setOffset(CGPoint(x: contentOffset.x + step.x, y: contentOffset.y + step.y))
    } else {
      moveContent(to: CGPoint(x: contentOffset.x + step.x, y: contentOffset.y + step.y))
    }
  }

  /// Changes the offset; every movement of the content uses it.
  package final func setOffset(_ new: CGPoint) {
    guard new != layer.bounds.origin else { return }
    bounds = CGRect(origin: new, size: layer.bounds.size)
  }

  final func setScrollBounds(_ new: CGRect, _ set: (CGRect) -> Void) {
    let old = layer.bounds
    set(new)
    if new.size != old.size { viewportChanged(from: old.size) }
    guard layer.bounds.origin != old.origin else { return }
    setNeedsLayout()
    contentDidMove()
    if refresher != nil { placeRefreshControl() }
    barFollower?.scrollViewMoved(self)
    PropertyObservers.changed(self)
    _scrollDelegate?.scrollViewDidScroll(self)
  }

  final func viewportChanged(from old: CGSize) {
    updateAdjustedInset()
    limitsChanged()
    if refresher != nil { placeRefreshControl() }
    setNeedsLayout()
  }

  /// Keeps the content within its limits when they have changed.
  final func limitsChanged() {
    // The bar's change is compensated by the inset: the limits are unchanged.
    if behavior.isBarChanging { return }
    switch motion {
    case .none:
      let nearest = clamped(contentOffset)
      if nearest != contentOffset { setOffset(nearest) }
    case .decelerating(let trajectory):
      let now = CACurrentMediaTime()
      decelerate(from: trajectory.position(at: now), velocity: trajectory.velocity(at: now), at: now)
    case .dragging(var drag):
      // Held content stays in place for any resistance.
      drag.origin = dragOrigin(of: contentOffset, at: fingersMovement)
      motion = .dragging(drag)
    case .animating(var animation):
      // An animated scroll does not end beyond content that has become shorter.
      let nearest = clamped(animation.target)
      guard nearest.y < animation.target.y || nearest.x < animation.target.x else { return }
      animation.retarget(
        to: CGPoint(x: min(nearest.x, animation.target.x), y: min(nearest.y, animation.target.y)), at: CACurrentMediaTime())
      motion = .animating(animation)
    case .tracking, .zooming: break
    }
  }

  final func scroll(to offset: CGPoint, animated: Bool) {
    if case .zooming = motion {
      guard animated, window != nil, !zoomLimits.isApplying else { return moveContent(to: offset) }
      endPinch()
      if case .zooming(let zoom) = motion { return scroll(during: zoom, to: offset) }
    }
    stopMotion()
    guard animated, offset != contentOffset, window != nil else { return moveContent(to: offset) }
    animate(to: offset)
  }

  final func animate(to offset: CGPoint, completion: ScrollAnimation.Completion = .scrolling) {
    motion = .animating(
      ScrollAnimation(start: contentOffset, target: offset, startTime: CACurrentMediaTime(), completion: completion, drag: motion.drag))
    startFrames()
    showIndicators()
  }

  final func reveal(_ rect: CGRect, animated: Bool) {
    let size = layer.bounds.size
    let inset = ownAdjustedInset
    func least(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ before: CGFloat, _ room: CGFloat) -> CGFloat {
      let start = offset + before
      if low < start || high - low > room { return high - low > room && low <= start && high >= start + room ? offset : low - before }
      return high > start + room ? high - room - before : offset
    }
    let target = CGPoint(
      x: least(contentOffset.x, rect.minX, rect.maxX, inset.left, size.width - inset.left - inset.right),
      y: least(contentOffset.y, rect.minY, rect.maxY, inset.top, size.height - inset.top - inset.bottom))
    let reachable = clamped(target)
    if reachable != contentOffset { setContentOffset(reachable, animated: animated) }
  }
}
