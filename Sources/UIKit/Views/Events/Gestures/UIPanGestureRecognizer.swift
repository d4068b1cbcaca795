import QuartzCore

/// Follows dragged fingers.
///
/// The pan begins once the fingers have moved by ten points; these do not count, so that the translation starts near zero.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers; 1 by default.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers; unlimited by default.
  open var maximumNumberOfTouches = Int.max

  /// The kinds of wheel or trackpad scrolling that the pan follows like fingers; none by default.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The deadline that ends a gesture by scrolling, because no event does.
  private var scrollEnd: Deadlines.Token?
  private var scrollPlace: CGPoint?

  private var start = CGPoint.zero
  private var offset = CGPoint.zero
  private var lastMiddle = CGPoint.zero
  private var tracker = VelocityTracker()
  private var lastTime: TimeInterval = 0

  /// The movement after which the pan begins.
  var slop: CGFloat { GestureMetrics.panSlop }

  /// Returns the translation of the fingers, in the coordinates of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    scaled(offset, to: view)
  }

  /// Sets the present translation, which later movements change.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view, let window = attachedView?.window else {
      offset = translation
      return
    }
    let origin = window.convert(CGPoint.zero, from: view)
    let end = window.convert(translation, from: view)
    offset = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Returns the velocity of the fingers, in points per second in the coordinates of `view`.
  open func velocity(in view: UIView?) -> CGPoint {
    scaled(tracker.velocity(at: lastTime), to: view)
  }

  /// Returns a distance of the window in the coordinates of `view`.
  private func scaled(_ distance: CGPoint, to view: UIView?) -> CGPoint {
    let origin = convert(.zero, to: view)
    let end = convert(distance, to: view)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  open override func location(in view: UIView?) -> CGPoint {
    scrollPlace.map { convert($0, to: view) } ?? super.location(in: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let middle = centroid(in: nil)
    if trackedTouches.count > maximumNumberOfTouches {
      if visibleState == .possible { state = .failed }
      for touch in touches { stopTracking(touch) }
      return
    }
    if trackedTouches.count == touches.count {
      start = middle
      offset = .zero
      tracker.reset()
    } else {
      moveReference(from: lastMiddle, to: middle)
    }
    lastMiddle = middle
    sample(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let middle = centroid(in: nil)
    let step = CGPoint(x: middle.x - lastMiddle.x, y: middle.y - lastMiddle.y)
    lastMiddle = middle
    sample(event)
    switch visibleState {
    case .possible:
      if arbiter?.isWaiting(self) ?? false {
        offset = CGPoint(x: offset.x + step.x, y: offset.y + step.y)
        return
      }
      let moved = CGPoint(x: middle.x - start.x, y: middle.y - start.y)
      guard trackedTouches.count >= minimumNumberOfTouches, beginsPan(moved) else { return }
      offset = beyondSlop(moved)
      state = .began
    case .began, .changed:
      offset = CGPoint(x: offset.x + step.x, y: offset.y + step.y)
      state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remaining = trackedTouches.filter { !touches.contains($0) }
    lastTime = event.timestamp
    switch visibleState {
    case .possible:
      if arbiter?.isWaiting(self) ?? false {
        if remaining.isEmpty { state = .ended }
      } else if remaining.isEmpty {
        state = .failed
      }
    case .began, .changed:
      if remaining.count < minimumNumberOfTouches {
        state = .ended
      }
    default: break
    }
    if !remaining.isEmpty {
      let middle = remaining.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.windowLocation.x, y: $0.y + $1.windowLocation.y) }
      let count = CGFloat(remaining.count)
      let new = CGPoint(x: middle.x / count, y: middle.y / count)
      moveReference(from: lastMiddle, to: new)
      lastMiddle = new
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    giveUp()
  }

  open override func reset() {
    offset = .zero
    tracker.reset()
  }

  /// Follows a wheel or trackpad movement at a point of the window. Returns false to leave it to others.
  final func receiveScroll(_ delta: CGVector, _ type: UIScrollTypeMask, at place: CGPoint, time: TimeInterval) -> Bool {
    guard isEnabled, allowedScrollTypesMask.contains(type), trackedTouches.isEmpty, let view = attachedView else { return false }
    let begins = scrollPlace == nil
    if begins {
      guard visibleState == .possible else { return false }
      offset = .zero
      tracker.reset()
      scrollPlace = place
      guard view.gestureRecognizerShouldBegin(self), delegate(for: .beginning)?.gestureRecognizerShouldBegin(self) ?? true else {
        scrollPlace = nil
        return false
      }
    }
    offset = CGPoint(x: offset.x + delta.dx, y: offset.y + delta.dy)
    lastTime = time
    tracker.add(CGPoint(x: place.x + offset.x, y: place.y + offset.y), at: time)
    visibleState = begins ? .began : .changed
    sendActions()
    if let scrollEnd { Deadlines.cancel(scrollEnd) }
    scrollEnd = Deadlines.add(after: GestureMetrics.trackpadPause) { [weak self] in self?.endScroll() }
    return true
  }

  private func endScroll() {
    scrollEnd = nil
    guard scrollPlace != nil else { return }
    visibleState = .ended
    sendActions()
    visibleState = .possible
    scrollPlace = nil
    reset()
  }

  /// Returns whether a movement since the touches began starts the pan.
  @_spi(UIKitParts) open func beginsPan(_ moved: CGPoint) -> Bool {
    hypot(moved.x, moved.y) >= slop
  }

  /// Returns the movement without the initial distance.
  private func beyondSlop(_ moved: CGPoint) -> CGPoint {
    let length = hypot(moved.x, moved.y)
    guard length > slop, length > 0 else { return .zero }
    let share = (length - slop) / length
    return CGPoint(x: moved.x * share, y: moved.y * share)
  }

  /// Compensates for a jump of the centroid when a finger was added or lifted.
  private func moveReference(from old: CGPoint, to new: CGPoint) {
    let jump = CGPoint(x: new.x - old.x, y: new.y - old.y)
    start = CGPoint(x: start.x + jump.x, y: start.y + jump.y)
    tracker.shift(by: jump)
  }

  private func sample(_ event: UIEvent) {
    lastTime = event.timestamp
    tracker.add(lastMiddle, at: event.timestamp)
  }
}
