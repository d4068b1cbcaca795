import CoreGraphics

extension UIGestureRecognizer {
  /// Returns the centroid of the touches.
  package final func centroid(in view: UIView?) -> CGPoint {
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

  /// Converts a point of the window to `view`'s coordinates; nil returns it unchanged.
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

  /// Ends a gesture of several fingers with its last touch; if it never began, it fails.
  final func endWithLast(of touches: Set<UITouch>) {
    guard trackedTouches.allSatisfy(touches.contains) else { return }
    switch visibleState {
    case .possible: state = .failed
    case .began, .changed: state = .ended
    default: break
    }
  }

  /// Ends the gesture because its touches were canceled: an active gesture is canceled.
  final func giveUp() {
    state = visibleState == .possible ? .failed : .cancelled
  }

  final func viewLeftWindow() {
    cancelIfActive()
  }

  /// Fails the gesture, or if it has begun, cancels it.
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

  /// Requests a change of state; a recognizer without touches stays `possible`.
  final func request(_ new: State) {
    if isActive { arbiter?.request(new, for: self) }
  }
}
