import TrestlePlatform
import UIKit

extension TestScreen {
  /// Delivers an event in the same way as a display.
  func send(_ event: InputEvent) {
    driver.handle(event)
    driver.endTurn()
  }

  /// Puts a finger down, in screen points. The layout is updated first, because users touch what is displayed.
  public func touchDown(_ point: CGPoint) -> TestTouch {
    layout()
    nextTouch += 1
    return TestTouch(point, id: nextTouch, on: self)
  }

  /// Taps once or several times in quick succession.
  public func tap(_ point: CGPoint, count: Int = 1) {
    for index in 0..<max(1, count) {
      if index > 0 { advance(by: 0.06) }
      let touch = touchDown(point)
      advance(by: 0.04)
      touch.up()
    }
    layout()
  }

  /// Drags a finger and pauses before lifting it, so that scrolling does not continue.
  public func drag(from: CGPoint, to: CGPoint, duration: TimeInterval = 0.5) {
    let touch = touchDown(from)
    follow(duration) { touch.move(to: Self.between(from, to, $0)) }
    advance(by: 0.2)
    touch.up()
    layout()
  }

  /// Drags a finger and lifts it while it moves.
  public func flick(from: CGPoint, to: CGPoint, duration: TimeInterval = 0.1) {
    let touch = touchDown(from)
    follow(duration) { touch.move(to: Self.between(from, to, $0)) }
    touch.up()
    layout()
  }

  /// Simulates a tap on the status bar: the scroll view with `scrollsToTop` scrolls to its top.
  public func tapStatusBar() {
    layout()
    UIScrollView.scrollToTop(in: window)
    layout()
  }

  /// Presses a point for a number of seconds.
  public func longPress(_ point: CGPoint, duration: TimeInterval = 0.6) {
    let touch = touchDown(point)
    advance(by: duration)
    touch.up()
    layout()
  }

  /// Moves two fingers on a horizontal line from one distance to another.
  public func pinch(center: CGPoint, from: CGFloat, to: CGFloat, duration: TimeInterval = 0.5) {
    twoFingers(center: center, duration: duration) { part in CGPoint(x: (from + (to - from) * part) / 2, y: 0) }
  }

  /// Turns two fingers, 120 points apart, about their center. Positive angles turn clockwise.
  public func rotate(center: CGPoint, by angle: CGFloat, duration: TimeInterval = 0.5) {
    twoFingers(center: center, duration: duration) { part in CGPoint(x: 60 * cos(angle * part), y: 60 * sin(angle * part)) }
  }

  private func twoFingers(center: CGPoint, duration: TimeInterval, offset: (CGFloat) -> CGPoint) {
    func points(_ part: CGFloat) -> (CGPoint, CGPoint) {
      let offset = offset(part)
      return (CGPoint(x: center.x - offset.x, y: center.y - offset.y), CGPoint(x: center.x + offset.x, y: center.y + offset.y))
    }
    let start = points(0)
    let first = touchDown(start.0)
    let second = touchDown(start.1)
    follow(duration) { part in
      let place = points(part)
      first.move(to: place.0)
      second.move(to: place.1)
    }
    first.up()
    second.up()
    layout()
  }

  /// Calls the closure once per frame, with fractions from just after 0 to 1.
  private func follow(_ duration: TimeInterval, _ move: (CGFloat) -> Void) {
    let steps = max(1, Int((duration * 60).rounded()))
    for step in 1...steps {
      move(CGFloat(step) / CGFloat(steps))
      advance(by: duration / Double(steps))
    }
  }

  private static func between(_ from: CGPoint, _ to: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }

  // MARK: Mouse

  /// Moves the pointer to a point without a pressed button.
  public func hover(_ point: CGPoint) {
    layout()
    send(.hover(point))
    layout()
  }

  /// Presses the mouse's button, moves and releases it.
  public func mouseDrag(from: CGPoint, to: CGPoint, duration: TimeInterval = 0.3) {
    hover(from)
    send(.pointer(PointerEvent(.down, at: from)))
    follow(duration) { send(.pointer(PointerEvent(.move, at: Self.between(from, to, $0)))) }
    send(.pointer(PointerEvent(.up, at: to)))
    layout()
  }

  /// Clicks a point with the secondary button.
  public func rightClick(_ point: CGPoint) {
    layout()
    send(.pointer(PointerEvent(.down, at: point, button: .secondary)))
    advance(by: 0.04)
    send(.pointer(PointerEvent(.up, at: point, button: .secondary)))
    layout()
  }

  /// Moves two fingers on a trackpad: in each frame the content moves by `step`; then the fingers are lifted.
  public func trackpadScroll(at point: CGPoint, step: CGVector, count: Int) {
    layout()
    for _ in 0..<count {
      send(.wheel(WheelEvent(at: point, delta: Offset(dx: step.dx, dy: step.dy), source: .continuous)))
      advance(by: 1.0 / 60)
    }
  }

  /// Turns the wheel: the content moves by `delta`.
  public func scrollWheel(at point: CGPoint, delta: CGVector) {
    layout()
    send(.wheel(WheelEvent(at: point, delta: Offset(dx: delta.dx, dy: delta.dy))))
    layout()
  }

  /// Shakes the device: the first responder, or the front controller, receives the motion events.
  public func shake() {
    layout()
    let event = ShakeEvent(type: .motion, timestamp: now)
    let receiver = window.firstResponderOrTop
    receiver.motionBegan(.motionShake, with: event)
    advance(by: 0.3)
    receiver.motionEnded(.motionShake, with: event)
    driver.endTurn()
    layout()
  }
}

private final class ShakeEvent: UIEvent {
  override var subtype: EventSubtype { .motionShake }
}
