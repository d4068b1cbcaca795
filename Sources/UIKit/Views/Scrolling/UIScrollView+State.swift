import QuartzCore

extension UIScrollView {
  final var isBeingTracked: Bool {
    if case .tracking = motion { true } else { isBeingDragged }
  }

  final var isBeingDragged: Bool {
    if case .zooming(let zoom) = motion, zoom.isPinching { true } else { motion.drag != nil }
  }

  final var isMovingByItself: Bool {
    if case .decelerating = motion { return true }
    return false
  }

  /// Whether content moves or is held.
  package final var isInMotion: Bool {
    if case .none = motion { return false }
    return true
  }

  /// Returns whether dragging moves the content along an axis.
  final func canScroll(_ axis: ScrollAxes) -> Bool {
    guard options.contains(.isEnabled) else { return false }
    let limits = axis == .vertical ? verticalLimits : horizontalLimits
    if limits.upperBound > limits.lowerBound { return true }
    let always: ScrollOptions =
      axis == .vertical ? .alwaysBouncesVertically : .alwaysBouncesHorizontally
    return options.contains(always) && bounces(axis)
  }

  final var scrollableAxes: ScrollAxes {
    var axes: ScrollAxes = []
    if canScroll(.horizontal) { axes.insert(.horizontal) }
    if canScroll(.vertical) { axes.insert(.vertical) }
    return axes
  }

  /// Stops an automatic motion without calling the delegate. An animated zoom jumps to its end, and the delegate is notified, because the
  /// app requested none of the scales on the way.
  package final func stopMotion() {
    switch motion {
    case .decelerating, .animating: rest()
    case .zooming(let zoom) where !zoom.isPinching: finishZoom(zoom)
    case .none, .tracking, .dragging, .zooming: break
    }
  }

  /// Ends an automatic motion. A drag that it interrupted continues from the present offset.
  final func rest() {
    if var drag = motion.drag {
      drag.origin = dragOrigin(of: contentOffset, at: fingersMovement)
      motion = .dragging(drag)
      stopFrames()
    } else {
      motion = .none
      stopFrames()
      hideIndicators()
    }
  }

  // MARK: Frames

  final func startFrames() {
    if frameLink == nil { frameLink = CADisplayLink(target: self, action: UIScrollView.frameIsDue) }
    frameLink?.add(to: .main, forMode: .common)
  }

  final func stopFrames() {
    frameLink?.remove(from: .main, forMode: .common)
  }

  final func frameIsDue(_ link: CADisplayLink) {
    moveOn(to: link.timestamp)
  }

  /// Moves the content to its position at `time`.
  private func moveOn(to time: CFTimeInterval) {
    switch motion {
    case .decelerating(let trajectory):
      setTrajectoryOffset(trajectory.position(at: time))
      // Observers of the offset may have changed the motion: the new one applies.
      guard case .decelerating(let current) = motion, time >= current.endTime else { return }
      rest()
      _scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .animating(let animation):
      setTrajectoryOffset(animation.position(at: time))
      guard case .animating(let current) = motion, time >= current.endTime else { return }
      // A target that has just changed is reached in this frame too.
      setTrajectoryOffset(current.target)
      rest()
      switch current.completion {
      case .scrolling: _scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
      case .scrollingToTop: _scrollDelegate?.scrollViewDidScrollToTop(self)
      case .nothing: break
      }
    case .zooming(let zoom): continueZoom(zoom, at: time)
    case .none, .tracking, .dragging: stopFrames()
    }
  }

  private func setTrajectoryOffset(_ offset: CGPoint) {
    setOffset(roundToPixels(offset))
  }
}
