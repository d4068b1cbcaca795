import QuartzCore

extension UIScrollView {
  final var ownRefreshControl: UIRefreshControl? {
    get { refresher }
    set {
      guard newValue !== refresher else { return }
      let hadRoom = refreshInset > 0
      refresher?.scrollView = nil
      refresher?.removeFromSuperview()
      refresher = newValue
      if let newValue {
        newValue.scrollView?.refreshControl = nil
        newValue.scrollView = self
        insertSubview(newValue, at: refreshControlIndex)
        placeRefreshControl()
      }
      if hadRoom || refreshInset > 0 { refreshInsetChanged() }
    }
  }

  /// The space reserved at the top during a refresh.
  final var refreshInset: CGFloat {
    guard let refresher, refresher.phase == .refreshing(makesRoom: true) else { return 0 }
    return traitCollection.design.refresh.height
  }

  /// The distance of the content below its top, without the refresh control's space.
  final var pulledDistance: CGFloat { -(contentOffset.y + ownAdjustedInset.top - appliedRefreshInset) }

  /// Positions the control: hidden above the content, or when pulled further, at the top of the visible area. Under a bar with a large title
  /// it is above the title.
  final func placeRefreshControl() {
    guard let refresher else { return }
    let height = traitCollection.design.refresh.height
    let distance = pulledDistance
    refresher.follow(distance, isHeld: isBeingDragged)
    let y = min(-height, -distance) - (barFollower?.movingHeight(over: self) ?? 0)
    let frame = CGRect(x: 0, y: y, width: layer.bounds.width, height: max(height, distance))
    if refresher.frame != frame { refresher.frame = frame }
  }

  /// Changes the reserved space without moving the visible content.
  final func refreshInsetChanged() {
    updateAdjustedInset()
  }

  /// Animates the content back over the control's space.
  final func closeRefreshRoom() {
    let top = verticalLimits.lowerBound + appliedRefreshInset
    let now = CACurrentMediaTime()
    switch motion {
    case .none where contentOffset.y < top && window != nil, .decelerating where contentOffset.y < top && window != nil:
      stopMotion()
      motion = .animating(
        ScrollAnimation(
          start: contentOffset, target: CGPoint(x: clamped(contentOffset).x, y: roundToPixels(top)), startTime: now,
          duration: Self.refreshClosing, completion: .nothing))
      startFrames()
    case .animating(let animation) where animation.target.y < top:
      motion = .animating(
        ScrollAnimation(
          start: contentOffset, target: CGPoint(x: animation.target.x, y: roundToPixels(top)), startTime: now,
          duration: Self.refreshClosing, completion: animation.completion))
    default: break
    }
    refreshInsetChanged()
  }

  static var refreshClosing: TimeInterval { 0.3 }
}
