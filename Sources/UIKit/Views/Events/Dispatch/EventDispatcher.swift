import CoreGraphics

package import TrestlePlatform

/// Delivers a display's input, as plain values, to the windows; used by the application and by tests.
///
/// Touches stay with the window in which they began. The mouse acts as a touch while its button is pressed, and hovers otherwise. Keys go
/// to the key window, first as commands, then as presses, then as text.
@MainActor package final class EventDispatcher {
  @InterfaceState(.activity) package private(set) static var shared = EventDispatcher()

  private var touchWindows: [Int: UIWindow] = [:]
  private var hoverViews: [WeakBox<UIHoverGestureRecognizer>] = []
  private weak var pointerFollower: UIView?
  private weak var hoveredView: (any PointerHovering)?
  private var heldKeys: [Int: UIPress] = [:]
  private var modifiers: UIKeyModifierFlags = []
  private var pointerButton: PointerEvent.Button?
  /// Whether the primary mouse button acts as a finger, to try out touch interfaces on a desktop.
  package var pointerIsFinger = false

  /// The identifier of mouse touches, which no finger has.
  private static let pointerIdentifier = -1

  package init() {}

  /// Handles an event that happened at `time` of the media clock. Events of the display itself (its size, quitting) are not delivered to
  /// windows.
  package func handle(_ event: InputEvent, at time: TimeInterval) {
    switch event {
    case .touch(let touch): handle(touch, at: time)
    case .pointer(let pointer): handle(pointer, at: time)
    case .hover(let point): hover(at: point)
    case .wheel(let wheel): handle(wheel, at: time)
    case .key(let key): handle(key, at: time)
    case .text(let text): if !EventHandlers.connected.capturesText() { EventHandlers.connected.text?.insert(text) }
    case .composition(let composition):
      guard !EventHandlers.connected.capturesText() else { return }
      EventHandlers.connected.text?.compose(composition.preedit, caret: composition.caret, selected: composition.selected)
    case .focus(false): releaseEverything(at: time)
    default: break
    }
  }

  /// Handles simultaneous changes of several touches, which form one event.
  package func handle(_ touches: [TouchEvent], at time: TimeInterval) {
    let windows = touches.map { window(for: $0) }
    var done: [UIWindow] = []
    for window in windows.compactMap({ $0 }) where !done.contains(where: { $0 === window }) {
      done.append(window)
      let changes = zip(touches, windows).filter { $0.1 === window }.map { change(for: $0.0, in: window) }
      window.touchDispatch.dispatch(changes, at: time, modifiers: modifiers, buttons: [])
    }
    for touch in touches where touch.phase == .ended || touch.phase == .cancelled { touchWindows[touch.id] = nil }
  }

  /// Cancels every touch and releases every key, as when the display loses the keyboard focus.
  package func releaseEverything(at time: TimeInterval) {
    var windows: [UIWindow] = []
    for window in touchWindows.values where !windows.contains(where: { $0 === window }) { windows.append(window) }
    touchWindows = [:]
    pointerButton = nil
    for window in windows { window.touchDispatch.cancelAll(at: time) }
    let held = heldKeys.values
    heldKeys = [:]
    for press in held { send(press, phase: .cancelled, at: time) }
  }

  // MARK: Touches and the mouse

  private func handle(_ touch: TouchEvent, at time: TimeInterval) {
    handle([touch], at: time)
  }

  private func window(for touch: TouchEvent) -> UIWindow? {
    if touch.phase == .began {
      let window = windowUnder(touch.location)
      window?.focusSystem.touchBegan(at: window?.pointFromSuperview(touch.location) ?? .zero)
      touchWindows[touch.id] = window
      return window
    }
    return touchWindows[touch.id]
  }

  private func change(for touch: TouchEvent, in window: UIWindow) -> TouchDispatch.Change {
    let phase: UITouch.Phase =
      switch touch.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    return TouchDispatch.Change(
      identifier: touch.id, phase: phase, location: window.pointFromSuperview(touch.location), force: touch.pressure)
  }

  /// Returns the topmost window with a view that is hit at `point` of the screen.
  private func windowUnder(_ point: CGPoint) -> UIWindow? {
    UIScreen.main.windows.last { $0.hitTest($0.pointFromSuperview(point), with: nil) != nil }
  }

  private func handle(_ pointer: PointerEvent, at time: TimeInterval) {
    modifiers = UIKeyModifierFlags(rawValue: pointer.modifiers.rawValue)
    let id = Self.pointerIdentifier
    let phase: UITouch.Phase
    switch pointer.phase {
    case .down:
      guard pointerButton == nil, let window = windowUnder(pointer.location) else { return }
      if pointer.button == .middle, EventHandlers.connected.middleClick(window.pointFromSuperview(pointer.location), window) { return }
      pointerButton = pointer.button
      touchWindows[id] = window
      window.focusSystem.touchBegan(at: window.pointFromSuperview(pointer.location))
      phase = .began
      leaveHoverRecognizers()
    case .move: phase = .moved
    case .up:
      guard pointer.button == pointerButton else { return }
      phase = .ended
    }
    guard let window = touchWindows[id], let button = pointerButton else { return }
    let location = window.pointFromSuperview(pointer.location)
    let isFinger = pointerIsFinger && button == .primary
    let change = TouchDispatch.Change(identifier: id, phase: phase, location: location, type: isFinger ? .direct : .indirectPointer)
    let mask: UIEvent.ButtonMask =
      isFinger ? [] : button == .secondary ? .secondary : button == .primary ? .primary : .button(button.rawValue)
    window.touchDispatch.dispatch([change], at: time, modifiers: modifiers, buttons: mask)
    if button == .secondary, phase == .began { EventHandlers.connected.secondaryClick(location, window) }
    if phase == .ended {
      touchWindows[id] = nil
      pointerButton = nil
      EventHandlers.connected.pointerReleased()
      hover(at: pointer.location)
    }
  }

  // MARK: Hover and wheel

  private func hover(at point: CGPoint?) {
    guard let point, let window = windowUnder(point) else {
      leaveHover()
      return
    }
    let location = window.pointFromSuperview(point)
    var now: [UIHoverGestureRecognizer] = []
    var node = window.hitTest(location, with: nil)
    follow(location, from: node)
    hover(over: node)
    while let view = node {
      for case let recognizer as UIHoverGestureRecognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
        now.append(recognizer)
      }
      node = view.superview
    }
    let left = hoverViews.compactMap(\.object).filter { recognizer in !now.contains { $0 === recognizer } }
    hoverViews = now.map { WeakBox($0) }
    for recognizer in left { recognizer.leave() }
    for recognizer in now { recognizer.hover(at: location) }
  }

  /// Notifies the innermost view that follows the pointer of its position.
  private func follow(_ location: CGPoint, from hit: UIView?) {
    var node = hit
    while let view = node {
      if let follower = view as? any PointerFollower, follower.pointerMoved(to: location) { break }
      node = view.superview
    }
    if let old = pointerFollower, old !== node { (old as? any PointerFollower)?.pointerLeft() }
    pointerFollower = node
  }

  /// Notifies the view under the mouse, or the superview that changes its look for the mouse.
  private func hover(over hit: UIView?) {
    var node = hit
    while let view = node, !(view is any PointerHovering) { node = view.superview }
    let hovered = node as? any PointerHovering
    guard hovered !== hoveredView else { return }
    hoveredView?.hoverChanged(false)
    hoveredView = hovered
    hovered?.hoverChanged(true)
  }

  private func leaveHover() {
    hover(over: nil)
    (pointerFollower as? any PointerFollower)?.pointerLeft()
    pointerFollower = nil
    leaveHoverRecognizers()
  }

  private func leaveHoverRecognizers() {
    let left = hoverViews
    hoverViews = []
    for recognizer in left { recognizer.object?.leave() }
  }

  private func handle(_ wheel: WheelEvent, at time: TimeInterval) {
    guard let window = windowUnder(wheel.location) else { return }
    let location = window.pointFromSuperview(wheel.location)
    var node = window.hitTest(location, with: nil)
    while let view = node {
      if pan(of: view, follows: wheel, at: location, time) { return }
      if let receiver = view as? any WheelReceiver, receiver.receiveWheel(wheel, at: time) { return }
      node = view.superview
    }
  }

  /// Passes a movement to a pan recognizer that follows scrolling; only scroll views use momentum.
  private func pan(of view: UIView, follows wheel: WheelEvent, at location: CGPoint, _ time: TimeInterval) -> Bool {
    guard wheel.source != .momentum else { return false }
    let delta = CGVector(dx: wheel.delta.dx, dy: wheel.delta.dy)
    let type: UIScrollTypeMask = wheel.source == .notched ? .discrete : .continuous
    for case let pan as UIPanGestureRecognizer in view.gestureRecognizers ?? [] {
      if pan.receiveScroll(delta, type, at: location, time: time) { return true }
    }
    return false
  }

  // MARK: Keys

  private func handle(_ event: KeyEvent, at time: TimeInterval) {
    modifiers = UIKeyModifierFlags(rawValue: event.modifiers.rawValue)
    let key = UIKey(
      characters: event.characters, charactersIgnoringModifiers: event.characters, modifierFlags: modifiers,
      keyCode: UIKeyboardHIDUsage(rawValue: event.usage))
    switch event.phase {
    case .down:
      if key.keyCode == .keyboardEscape, PointerDrags.cancelAll() { return }
      if EventHandlers.connected.keys.contains(where: { $0(key) }) { return }
      if event.isRepeat {
        if !enterText(by: key) { sendRepeat(key, at: time) }
        return
      }
      let press = UIPress(key: key, phase: .began, timestamp: time)
      heldKeys[event.usage] = press
      if !enterText(by: key) { send(press, phase: .began, at: time) }
    case .up:
      if let press = heldKeys.removeValue(forKey: event.usage) { send(press, phase: .ended, at: time) }
    }
  }

  private func enterText(by key: UIKey) -> Bool { EventHandlers.connected.text?.handle(key) ?? false }

  /// Passes a repeated key to the first responder in the chain that handles repetition.
  private func sendRepeat(_ key: UIKey, at time: TimeInterval) {
    guard let window = UIWindow.key else { return }
    let press = UIPress(key: key, phase: .began, timestamp: time)
    var responder: UIResponder? = window.keyResponder
    while let current = responder {
      if let repeating = current as? any KeyRepeating, repeating.keyRepeats(press) { return }
      responder = current.next
    }
  }

  private func send(_ press: UIPress, phase: UIPress.Phase, at time: TimeInterval) {
    guard let window = UIWindow.key else { return }
    press.phase = phase
    press.timestamp = time
    let event = UIPressesEvent(type: .presses, timestamp: time)
    event.modifierFlags = modifiers
    event.presses = [press]
    press.window = window
    EventHandlers.send(event)
  }
}

/// A responder for which a key that is held down repeats its action.
@MainActor protocol KeyRepeating: UIResponder {
  func keyRepeats(_ press: UIPress) -> Bool
}

/// A view that follows the pointer while no button is pressed.
@MainActor protocol PointerFollower: UIView {
  /// Called when the pointer is over the view, at `point` of the window. Returning false passes the event to an enclosing view.
  func pointerMoved(to point: CGPoint) -> Bool
  func pointerLeft()
}

/// A view that scrolls with the mouse wheel.
@MainActor package protocol WheelReceiver: UIView {
  /// Scrolls, and returns whether it could; otherwise enclosing views are asked.
  func receiveWheel(_ wheel: WheelEvent, at time: TimeInterval) -> Bool
}
