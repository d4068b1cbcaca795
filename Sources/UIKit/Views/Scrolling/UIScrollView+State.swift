import CoreGraphics
import QuartzCore

extension UIScrollView {
  final var isBeingTracked: Bool {
    switch motion {
    case .tracking, .dragging: true
    case .zooming(let zoom): zoom.isPinching
    case .none, .decelerating, .animating: false
    }
  }

  final var isBeingDragged: Bool {
    switch motion {
    case .dragging: true
    case .zooming(let zoom): zoom.isPinching
    case .none, .tracking, .decelerating, .animating: false
    }
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
    let always: ScrollOptions = axis == .vertical ? .alwaysBouncesVertically : .alwaysBouncesHorizontally
    return options.contains(always) && bounces(axis)
  }

  final var scrollableAxes: ScrollAxes {
    var axes: ScrollAxes = []
    if canScroll(.horizontal) { axes.insert(.horizontal) }
    if canScroll(.vertical) { axes.insert(.vertical) }
    return axes
  }

  /// Stops an automatic motion without calling the delegate.
  package final func stopMotion() {
    switch motion {
    case .decelerating, .animating:
      motion = .none
      stopFrames()
      hideIndicators()
    case .zooming(let zoom) where !zoom.isPinching:
      motion = .none
      stopFrames()
      hideIndicators()
    case .none, .tracking, .dragging, .zooming: break
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
      motion = .none
      stopFrames()
      hideIndicators()
      _scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .animating(let animation):
      setTrajectoryOffset(animation.position(at: time))
      guard case .animating(let current) = motion, time >= current.endTime else { return }
      // A target that has just changed is reached in this frame too.
      setTrajectoryOffset(current.target)
      motion = .none
      stopFrames()
      hideIndicators()
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
