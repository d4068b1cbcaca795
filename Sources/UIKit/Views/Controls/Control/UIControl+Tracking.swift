import CoreGraphics

extension UIControl {
  /// The distance outside of the control within which a tracked touch still counts as inside.
  private static let forgiveness: CGFloat = 70

  final var ownState: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  final func enabledChanged() {
    if !isEnabled, isTracking { trackCancelled([], nil) }
    stateChanged()
  }

  final func trackBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard trackingTouch == nil, isEnabled, let touch = touches.first else { return }
    trackingTouch = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else {
      isTouchInside = false
      return
    }
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event: event)
  }

  final func trackMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackingTouch, touches.contains(touch), isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isTracking = continueTracking(touch, with: event)
    guard isTracking else {
      isHighlighted = false
      return
    }
    if isTouchInside != wasInside {
      isHighlighted = isTouchInside
      send(isTouchInside ? [.touchDragEnter, .touchDragInside] : [.touchDragExit, .touchDragOutside], event: event)
    } else {
      send(isTouchInside ? .touchDragInside : .touchDragOutside, event: event)
    }
  }

  final func trackEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackingTouch, touches.contains(touch) else { return }
    let wasTracking = isTracking
    trackingTouch = nil
    isTracking = false
    isHighlighted = false
    guard wasTracking else {
      isTouchInside = false
      return
    }
    isTouchInside = isNear(touch)
    endTracking(touch, with: event)
    if isTouchInside, opensMenu { openMenu() }
    send(isTouchInside ? .touchUpInside : .touchUpOutside, event: event)
    if isTouchInside, triggersPrimaryActionOnTouchUp { send(.primaryActionTriggered, event: event) }
    isTouchInside = false
  }

  final func trackCancelled(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackingTouch, touches.isEmpty || touches.contains(touch) else { return }
    let wasTracking = isTracking
    trackingTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    guard wasTracking else { return }
    cancelTracking(with: event)
    send(.touchCancel, event: event)
  }

  private func isNear(_ touch: UITouch) -> Bool {
    let point = touch.location(in: self)
    if self.point(inside: point, with: nil) { return true }
    return bounds.insetBy(dx: -Self.forgiveness, dy: -Self.forgiveness).contains(point)
  }

  /// Returns whether this control handles a plain tap on it instead of a recognizer above it.
  final func claimsTap(from recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 && !controlTargets.isEmpty
  }
}
