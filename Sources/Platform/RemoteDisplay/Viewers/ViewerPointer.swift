import Foundation
internal import TrestlePlatform

/// The mouse and the fingers of one viewer, which are released when it leaves.
struct ViewerPointer {
  private var buttons: UInt8 = 0
  private var place = CGPoint.zero
  private var lastPress: (button: PointerEvent.Button, place: CGPoint, time: Double, clicks: Int)?
  private var pressed: [PointerEvent.Button] = []
  private var fingers: [Int: CGPoint] = [:]

  private static let doubleClickTime = 0.4
  private static let doubleClickDistance: CGFloat = 4
  /// The movement of one notch of the wheel, as in a window.
  private static let notch: CGFloat = 48
  private static let mostFingers = 16

  /// The bits of VNC: three buttons, the wheel's four directions, and another button.
  private static let meaning: [(bit: UInt8, button: PointerEvent.Button)] = [(1, .primary), (2, .middle), (4, .secondary), (128, .back)]

  /// Translates a message of a viewer that knows only the state of its buttons.
  mutating func events(buttons new: UInt8, at location: CGPoint, modifiers: KeyModifiers, time: Double) -> [InputEvent] {
    var events: [InputEvent] = []
    let old = buttons
    let hasMoved = location != place
    buttons = new
    place = location
    if hasMoved {
      if let held = pressed.first {
        events.append(.pointer(PointerEvent(.move, at: location, button: held, modifiers: modifiers)))
      } else {
        events.append(.hover(location))
      }
    }
    for (bit, button) in Self.meaning where (old ^ new) & bit != 0 {
      let isDown = new & bit != 0
      pressed.removeAll { $0 == button }
      if isDown { pressed.append(button) }
      let clicks = isDown ? press(button, at: location, time) : lastPress?.clicks ?? 1
      events.append(.pointer(PointerEvent(isDown ? .down : .up, at: location, button: button, clicks: clicks, modifiers: modifiers)))
    }
    let turned = new & ~old
    let delta = Offset(
      dx: turned & 32 != 0 ? Self.notch : turned & 64 != 0 ? -Self.notch : 0,
      dy: turned & 8 != 0 ? Self.notch : turned & 16 != 0 ? -Self.notch : 0)
    if delta != Offset(dx: 0, dy: 0) { events.append(.wheel(WheelEvent(at: location, delta: delta, modifiers: modifiers))) }
    return events
  }

  /// Returns the number of successive clicks.
  private mutating func press(_ button: PointerEvent.Button, at location: CGPoint, _ time: Double) -> Int {
    var clicks = 1
    if let last = lastPress, last.button == button, time - last.time < Self.doubleClickTime,
      hypot(last.place.x - location.x, last.place.y - location.y) < Self.doubleClickDistance
    {
      clicks = last.clicks + 1
    }
    lastPress = (button, location, time, clicks)
    return clicks
  }

  /// Keeps track of an event of the page; returns false for one that does not follow from those before.
  mutating func take(_ event: PointerEvent) -> Bool {
    place = event.location
    switch event.phase {
    case .down:
      if pressed.contains(event.button) { return false }
      pressed.append(event.button)
    case .move: return pressed.contains(event.button)
    case .up:
      guard pressed.contains(event.button) else { return false }
      pressed.removeAll { $0 == event.button }
    }
    return true
  }

  /// Keeps track of a finger of the page; returns nil for an event that does not follow from those before.
  mutating func take(_ touch: TouchEvent) -> TouchEvent? {
    switch touch.phase {
    case .began:
      guard fingers[touch.id] == nil, fingers.count < Self.mostFingers else { return nil }
      fingers[touch.id] = touch.location
    case .moved:
      guard fingers[touch.id] != nil else { return nil }
      fingers[touch.id] = touch.location
    case .ended, .cancelled: guard fingers.removeValue(forKey: touch.id) != nil else { return nil }
    }
    return touch
  }

  /// Returns the releases of all that is pressed, for a viewer that is gone.
  mutating func leave() -> [InputEvent] {
    var events = pressed.map { InputEvent.pointer(PointerEvent(.up, at: place, button: $0)) }
    for (id, place) in fingers.sorted(by: { $0.key < $1.key }) { events.append(.touch(TouchEvent(.cancelled, id: id, at: place))) }
    if !events.isEmpty { events.append(.hover(nil)) }
    (pressed, fingers, buttons) = ([], [:], 0)
    return events
  }
}
