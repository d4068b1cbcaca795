import CoreGraphics

extension UIGestureRecognizer {
  /// The middle of the touches.
  final func centroid(in view: UIView?) -> CGPoint {
    centroid(in: view) { $0.windowLocation }
  }

  private func centroid(in view: UIView?, of place: (UITouch) -> CGPoint) -> CGPoint {
    guard !trackedTouches.isEmpty else { return lastCentroid(in: view) }
    var sum = CGPoint.zero
    for touch in trackedTouches {
      let point = place(touch)
      sum.x += point.x
      sum.y += point.y
    }
    let count = CGFloat(trackedTouches.count)
    return convert(CGPoint(x: sum.x / count, y: sum.y / count), to: view)
  }

  private func lastCentroid(in view: UIView?) -> CGPoint {
    convert(arbiter?.lastCentroids[ObjectIdentifier(self)] ?? .zero, to: view)
  }

  final func place(ofTouch index: Int, in view: UIView?) -> CGPoint {
    guard trackedTouches.indices.contains(index) else {
      UIKitError.raise(
        "-[\(type(of: self)) locationOfTouch:inView:]: index (\(index)) beyond bounds (\(trackedTouches.count)).")
      return .zero
    }
    return trackedTouches[index].location(in: view)
  }

  /// A point of the window in `view`'s coordinates, or with nil as it is.
  final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = attachedView?.window ?? view.window else { return point }
    return window.convert(point, to: view)
  }

  final func stopTracking(_ touch: UITouch) {
    guard trackedTouches.contains(touch) else { return }
    ignoredTouches.insert(touch)
    trackedTouches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Ends a gesture of several fingers with the last of them; if it never began, it fails.
  final func endWithLast(of touches: Set<UITouch>) {
    guard trackedTouches.allSatisfy(touches.contains) else { return }
    switch visibleState {
    case .possible: state = .failed
    case .began, .changed: state = .ended
    default: break
    }
  }

  /// What it comes to when touches are taken away: a gesture that was under way is cancelled.
  final func giveUp() {
    state = visibleState == .possible ? .failed : .cancelled
  }

  final func viewLeftWindow() {
    cancelIfActive()
  }

  /// Gives up: fails, or if it has begun is cancelled.
  final func cancelIfActive() {
    guard isActive, let arbiter else { return }
    switch visibleState {
    case .possible: request(.failed)
    case .began, .changed: request(.cancelled)
    default: break
    }
    arbiter.flush()
    trackedTouches = []
    arbiter.resetIfDone(self)
  }

  /// Asks for a change of state; one that looks at no touch is `possible` and stays so.
  final func request(_ new: State) {
    if isActive { arbiter?.request(new, for: self) }
  }
}
