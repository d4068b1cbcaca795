import QuartzCore

/// Delivers touches to the recognizers and views of a window.
///
/// A touch belongs to the view in which it began until it ends. Recognizers of that view and its ancestors receive each event first; then
/// the view does, unless a recognizer delays the beginning or the end, or has canceled the touch.
@MainActor package final class TouchDispatch {
  unowned let window: UIWindow
  let arbiter = GestureArbiter()
  private(set) var touches: [UITouch] = []
  /// Ended touches whose end, or beginning, a recognizer still delays.
  private(set) var heldTouches: [UITouch] = []
  private var taps = TapCounter()

  init(window: UIWindow) {
    self.window = window
    arbiter.dispatch = self
  }

  var isTracking: Bool { !touches.isEmpty }

  package struct Change {
    var identifier: Int
    var phase: UITouch.Phase
    var location: CGPoint
    var type: UITouch.TouchType
    var force: CGFloat

    package init(
      identifier: Int, phase: UITouch.Phase, location: CGPoint, type: UITouch.TouchType = .direct, force: CGFloat = 1
    ) {
      self.identifier = identifier
      self.phase = phase
      self.location = location
      self.type = type
      self.force = force
    }
  }

  /// Creates the event for `changes` and sends it through the window.
  package func dispatch(
    _ changes: [Change], at timestamp: TimeInterval, modifiers: UIKeyModifierFlags = [], buttons: UIEvent.ButtonMask = []
  ) {
    for touch in touches { touch.phase = .stationary }
    let event = UIEvent(type: .touches, timestamp: timestamp)
    event.modifierFlags = modifiers
    event.buttonMask = buttons
    for change in changes { apply(change, to: event) }
    event.touchSet = Set(touches)
    guard !touches.isEmpty else { return }
    EventHandlers.send(event)
    // An application or window that overrides `sendEvent` may not forward the event; ended touches are removed nevertheless.
    forgetEnded()
  }

  private func apply(_ change: Change, to event: UIEvent) {
    if change.phase == .began {
      guard !touches.contains(where: { $0.identifier == change.identifier }) else { return }
      touches.append(makeTouch(change, event: event))
      return
    }
    guard let touch = touches.first(where: { $0.identifier == change.identifier }) else { return }
    touch.previousWindowLocation = touch.windowLocation
    touch.windowLocation = change.location
    touch.timestamp = event.timestamp
    touch.force = change.force
    if touch.phase != .began || change.phase != .moved { touch.phase = change.phase }
    if change.phase == .ended { taps.ended(touch) }
  }

  private func makeTouch(_ change: Change, event: UIEvent) -> UITouch {
    let touch = UITouch(identifier: change.identifier)
    touch.landing = change.location
    touch.windowLocation = change.location
    touch.previousWindowLocation = change.location
    touch.timestamp = event.timestamp
    touch.type = change.type
    touch.force = change.force
    touch.window = window
    touch.view = window.hitTest(change.location, with: event)
    for handler in EventHandlers.connected.touchBegan { handler(touch.view) }
    touch.tapCount = taps.count(at: change.location, time: event.timestamp, otherTouches: !touches.isEmpty)
    return touch
  }

  // MARK: Delivery in the window

  /// Delivers `event` to recognizers, then to views.
  func deliver(_ event: UIEvent) {
    let changed = touches.filter { $0.phase != .stationary }
    for touch in changed where touch.phase == .began { startTracking(touch, event: event) }
    tellRecognizers(changed, event: event)
    finishRecognition(event: event)
    tellViews(changed, event: event)
    let ended = Set(changed.filter { $0.phase == .ended || $0.phase == .cancelled })
    if !ended.isEmpty { arbiter.end(ended) }
    releaseHeld(event: event)
    forgetEnded()
  }

  /// Sends actions, and cancels the touches of recognized gestures in views.
  private func finishRecognition(event: UIEvent) {
    arbiter.flush()
    cancelTaken(event: event)
  }

  private func startTracking(_ touch: UITouch, event: UIEvent) {
    var node = touch.view
    while let view = node {
      if let recognizers = view.gestureRecognizers {
        for recognizer in recognizers where takes(recognizer, touch, event: event) {
          recognizer.modifierFlags = event.modifierFlags
          recognizer.buttonMask = event.buttonMask
          arbiter.begin(touch, for: recognizer)
        }
      }
      node = view.superview
    }
    touch.delivery = initialDelivery(of: touch, event: event)
  }

  private func takes(_ recognizer: UIGestureRecognizer, _ touch: UITouch, event: UIEvent) -> Bool {
    guard recognizer.isEnabled, recognizer.accepts(touch, event: event) else { return false }
    // A recognizer that failed, or has finished, receives nothing until all its touches have ended.
    switch recognizer.visibleState {
    case .possible, .began, .changed: break
    case .ended, .cancelled, .failed: return false
    }
    guard recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else { return false }
    if recognizer.requiresExclusiveTouchType, let other = recognizer.trackedTouches.first, other.type != touch.type { return false }
    guard recognizer.shouldReceive(event) else { return false }
    return recognizer.delegate(for: .event)?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
      && recognizer.delegate(for: .touch)?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  private func initialDelivery(of touch: UITouch, event: UIEvent) -> TouchDelivery {
    // Other mouse buttons are only delivered to recognizers that accept them, and to menus.
    guard let view = touch.view, event.buttonMask.isEmpty || event.buttonMask.contains(.primary) else { return .none }
    let others = touches.filter { $0 !== touch && $0.phase != .ended && $0.phase != .cancelled }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view && !$0.delivery.isOver }) { return .none }
    if view.isExclusiveTouch, others.contains(where: { $0.view !== view && !$0.delivery.isOver }) { return .none }
    if others.contains(where: { $0.view !== view && !$0.delivery.isOver && $0.view?.isExclusiveTouch ?? false }) { return .none }
    return .beganHeld(ended: false)
  }

  private func tellRecognizers(_ changed: [UITouch], event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let touches = changed.filter { $0.phase == phase }
      if touches.isEmpty { continue }
      for recognizer in arbiter.active {
        let theirs = Set(touches.filter { touch in recognizer.trackedTouches.contains { $0 === touch } })
        guard !theirs.isEmpty, recognizer.wantsTouches else { continue }
        switch phase {
        case .began: recognizer.touchesBegan(theirs, with: event)
        case .moved: recognizer.touchesMoved(theirs, with: event)
        case .ended: recognizer.touchesEnded(theirs, with: event)
        default: recognizer.touchesCancelled(theirs, with: event)
        }
      }
    }
  }

  /// Called after time has passed without an event: sends the actions of recognizers that changed meanwhile.
  func timePassed(at timestamp: TimeInterval) {
    let event = UIEvent(type: .touches, timestamp: timestamp)
    event.touchSet = Set(touches)
    finishRecognition(event: event)
    for recognizer in arbiter.active { arbiter.resetIfDone(recognizer) }
    releaseHeld(event: event)
    forgetEnded()
  }

  private func forgetEnded() {
    heldTouches.removeAll { $0.delivery.isOver }
    let ended = touches.filter { $0.phase == .ended || $0.phase == .cancelled }
    guard !ended.isEmpty else { return }
    touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    heldTouches.append(contentsOf: ended.filter { $0.delivery.isHeld })
  }

  /// Cancels all touches, as when another window or the system takes them.
  package func cancelAll(at timestamp: TimeInterval) {
    guard isTracking else { return }
    dispatch(touches.map { Change(identifier: $0.identifier, phase: .cancelled, location: $0.windowLocation) }, at: timestamp)
    arbiter.cancelAll()
  }
}

extension TouchDelivery {
  var isOver: Bool {
    if case .finished = self { return true }
    return false
  }

  /// Whether the end of the touch is delayed.
  var isHeld: Bool {
    switch self {
    case .endHeld, .beganHeld(ended: true): true
    default: false
    }
  }
}

extension UIGestureRecognizer {
  /// Whether touch methods are still called: not after the end.
  var wantsTouches: Bool {
    switch visibleState {
    case .possible, .began, .changed: true
    case .ended, .cancelled, .failed: false
    }
  }
}
