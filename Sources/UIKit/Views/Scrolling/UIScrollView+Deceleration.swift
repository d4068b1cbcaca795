import QuartzCore

extension UIScrollView {
  /// Releases dragged content: asks the delegate for the target, and starts the deceleration.
  final func release(velocity: CGPoint, axes: ScrollAxes) {
    let now = CACurrentMediaTime()
    var trajectory = freeTrajectory(from: contentOffset, velocity: velocity, at: now)
    if let target = barFollower?.scrollView(self, restsAt: trajectory.end.y, velocity: velocity.y) {
      trajectory.vertical = AxisTrajectory(from: contentOffset.y, velocity: velocity.y, target: target)
    }
    if options.contains(.pages) { trajectory = pagedTrajectory(trajectory, velocity: velocity, axes: axes) }
    let proposed = roundToPixels(trajectory.end)
    let speed = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = restingOffset(proposed: proposed, velocity: speed)
    _scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
    guard case .dragging = motion else { return dragWasReplaced() }
    if target.x != proposed.x {
      trajectory.horizontal = AxisTrajectory(from: contentOffset.x, velocity: velocity.x, target: target.x)
    }
    if target.y != proposed.y {
      trajectory.vertical = AxisTrajectory(from: contentOffset.y, velocity: velocity.y, target: target.y)
    }
    let moves = !trajectory.isResting
    motion = moves ? .decelerating(trajectory) : .none
    _scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves, isMovingByItself else {
      if !isInMotion { hideIndicators() }
      return
    }
    _scrollDelegate?.scrollViewWillBeginDecelerating(self)
    if isMovingByItself { startFrames() }
  }

  /// Continues from a position with a velocity, in points per second, without asking the delegate.
  final func decelerate(from offset: CGPoint, velocity: CGPoint, at time: CFTimeInterval) {
    let trajectory = freeTrajectory(from: offset, velocity: velocity, at: time)
    guard !trajectory.isResting else {
      motion = .none
      stopFrames()
      hideIndicators()
      setOffset(roundToPixels(trajectory.end))
      return
    }
    motion = .decelerating(trajectory)
    startFrames()
    showIndicators()
  }

  private func freeTrajectory(from offset: CGPoint, velocity: CGPoint, at time: CFTimeInterval) -> ScrollTrajectory {
    let rate = behavior.decelerationRate.rawValue
    return ScrollTrajectory(
      startTime: time,
      horizontal: AxisTrajectory(
        from: offset.x, velocity: velocity.x, limits: horizontalLimits, rate: rate,
        bounces: bounces(.horizontal) && canScroll(.horizontal)),
      vertical: AxisTrajectory(
        from: offset.y, velocity: velocity.y, limits: verticalLimits, rate: rate,
        bounces: bounces(.vertical) && canScroll(.vertical)))
  }

  /// Replaces the resting position by that of its page.
  private func pagedTrajectory(_ free: ScrollTrajectory, velocity: CGPoint, axes: ScrollAxes) -> ScrollTrajectory {
    var result = free
    let size = layer.bounds.size
    if axes.contains(.horizontal), horizontalLimits.contains(contentOffset.x) {
      let page = self.page(contentOffset.x, velocity.x, size.width, horizontalLimits)
      result.horizontal =
        page == contentOffset.x ? AxisTrajectory(at: page) : AxisTrajectory(from: contentOffset.x, velocity: velocity.x, target: page)
    }
    if axes.contains(.vertical), verticalLimits.contains(contentOffset.y) {
      let page = self.page(contentOffset.y, velocity.y, size.height, verticalLimits)
      result.vertical =
        page == contentOffset.y ? AxisTrajectory(at: page) : AxisTrajectory(from: contentOffset.y, velocity: velocity.y, target: page)
    }
    return result
  }

  /// Returns the target page: a flick turns one page in its direction; otherwise the nearest page.
  private func page(_ offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat, _ limits: ClosedRange<CGFloat>) -> CGFloat {
    guard length > 0 else { return offset }
    let position = offset / length
    let number: CGFloat
    if velocity > Self.pageTurningSpeed {
      number = position.rounded(.up)
    } else if velocity < -Self.pageTurningSpeed {
      number = position.rounded(.down)
    } else {
      number = position.rounded()
    }
    return min(max(number * length, limits.lowerBound), limits.upperBound)
  }

  private static var pageTurningSpeed: CGFloat { 250 }
}
