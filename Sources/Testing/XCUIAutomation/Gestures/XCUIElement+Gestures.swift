import UIKit
import UIKitTesting

/// The speed of a gesture in points a second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public let rawValue: CGFloat
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public init(_ value: CGFloat) { self.init(rawValue: value) }
  public init(floatLiteral value: Double) { self.init(rawValue: CGFloat(value)) }
  public init(integerLiteral value: Int) { self.init(rawValue: CGFloat(value)) }
  public static let `default` = XCUIGestureVelocity(0)
  public static let slow = XCUIGestureVelocity(500)
  public static let fast = XCUIGestureVelocity(2_500)
}

/// Touches. An element outside of the visible area is scrolled into it first. The last parameters are the place of the call, for failures.
extension XCUIElement {
  /// Calls a gesture with the hit point of the element, on which the test fails if it is not there or covered.
  private func touch(_ name: String, _ place: TestPlace, _ gesture: (TestScreen, ElementNode) -> Void) {
    session.visit(place)
    session.settle()
    session.handleInterruption(before: search)
    guard let screen = session.screen else { return session.fail("Failed to \(name): the application is not running", at: place) }
    guard var node = node(place) else { return }
    if !(self is XCUIApplication), !node.isHittable {
      scrollIntoSight(node)
      guard let moved = self.node(place) else { return }
      node = moved
      // A control that ends an interaction elsewhere is reached as well: the touch is delivered to what is there.
      if !node.isHittable { return session.fail("Failed to \(name): \(node.line) is not hittable", at: place) }
    }
    gesture(screen, node)
    session.settle()
  }

  private func scrollIntoSight(_ node: ElementNode) {
    if let row = node.row {
      row.table.scrollToRow(at: row.path, at: .middle, animated: false)
    } else if let view = node.view ?? node.ancestors.lazy.compactMap(\.view).first {
      view.scrollIntoSight()
    }
    session.settle()
  }

  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    touch("tap", TestPlace(file: file, line: line)) { $0.tap($1.hitPoint) }
  }

  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    touch("double tap", TestPlace(file: file, line: line)) { $0.tap($1.hitPoint, count: 2) }
  }

  public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
    tap(withNumberOfTaps: 1, numberOfTouches: 2, file: file, line: line)
  }

  public func tap(withNumberOfTaps taps: Int, numberOfTouches touches: Int, file: StaticString = #filePath, line: UInt = #line) {
    touch("tap", TestPlace(file: file, line: line)) { screen, node in
      for _ in 0..<max(1, taps) {
        let fingers = (0..<max(1, touches)).map { screen.touchDown(CGPoint(x: node.hitPoint.x + CGFloat($0) * 20, y: node.hitPoint.y)) }
        screen.advance(by: 0.04)
        for finger in fingers { finger.up() }
        screen.advance(by: 0.06)
      }
    }
  }

  public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    touch("press", TestPlace(file: file, line: line)) { $0.longPress($1.hitPoint, duration: duration) }
  }

  public func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUIElement, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let goal = other.node(TestPlace(file: file, line: line)) else { return }
    let end = CGPoint(x: goal.frame.midX, y: goal.frame.midY)
    touch("drag", TestPlace(file: file, line: line)) { Fingers.drag($0, $1.hitPoint, end, hold: duration) }
  }

  public func press(
    forDuration duration: TimeInterval, thenDragTo other: XCUIElement, withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let goal = other.node(TestPlace(file: file, line: line)) else { return }
    let end = CGPoint(x: goal.frame.midX, y: goal.frame.midY)
    touch("drag", TestPlace(file: file, line: line)) {
      Fingers.drag($0, $1.hitPoint, end, hold: duration, velocity: velocity, rest: holdDuration)
    }
  }

  // MARK: Swipes

  private func swipe(_ direction: CGVector, _ velocity: XCUIGestureVelocity, _ place: TestPlace) {
    touch("swipe", place) { screen, node in
      let area = node.frame.intersection(UIScreen.main.bounds)
      let center = CGPoint(x: area.midX, y: area.midY)
      // From one side of the center to the other, so that edges of the screen are not reached.
      let reach = CGVector(dx: direction.dx * area.width * 0.3, dy: direction.dy * area.height * 0.3)
      let (from, to) = (CGPoint(x: center.x - reach.dx, y: center.y - reach.dy), CGPoint(x: center.x + reach.dx, y: center.y + reach.dy))
      let speed = velocity.rawValue > 0 ? velocity.rawValue : 2_000
      screen.flick(from: from, to: to, duration: max(0.05, Double(hypot(to.x - from.x, to.y - from.y) / speed)))
    }
  }

  public func swipeUp(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) {
    swipe(CGVector(dx: 0, dy: -1), velocity, TestPlace(file: file, line: line))
  }
  public func swipeDown(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) {
    swipe(CGVector(dx: 0, dy: 1), velocity, TestPlace(file: file, line: line))
  }
  public func swipeLeft(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) {
    swipe(CGVector(dx: -1, dy: 0), velocity, TestPlace(file: file, line: line))
  }
  public func swipeRight(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) {
    swipe(CGVector(dx: 1, dy: 0), velocity, TestPlace(file: file, line: line))
  }

  /// Moves two fingers apart, or together for a scale below 1.
  public func pinch(withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line) {
    touch("pinch", TestPlace(file: file, line: line)) { screen, node in
      let longest = min(node.frame.width, node.frame.height) * 0.8
      let (from, to) = scale >= 1 ? (longest / max(1, scale), longest) : (longest, longest * scale)
      screen.pinch(center: node.hitPoint, from: from, to: to)
    }
  }

  /// Turns two fingers about the center, by an angle in radians.
  public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line) {
    touch("rotate", TestPlace(file: file, line: line)) { $0.rotate(center: $1.hitPoint, by: rotation) }
  }

  // MARK: Text

  /// Types text into the element that has the keyboard's focus: this one or one in it.
  public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    let place = TestPlace(file: file, line: line)
    session.visit(place)
    session.settle()
    guard let screen = session.screen, let node = node(place) else { return }
    guard self is XCUIApplication || node.hasFocus else {
      return session.fail("Failed to type text: neither \(node.line) nor an element in it has the keyboard's focus", at: place)
    }
    Fingers.type(text, on: screen)
    session.settle()
  }

  /// Presses a key with modifiers.
  public func typeKey(
    _ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line
  ) {
    typeKey(key.rawValue, modifierFlags: flags, file: file, line: line)
  }

  /// Presses the key of a character with modifiers: `typeKey("a", modifierFlags: .command)`.
  public func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line) {
    let place = TestPlace(file: file, line: line)
    guard !flags.isSubset(of: [.shift, .capsLock]) || key.first.flatMap({ XCUIKeyboardKey.usages[$0] }) != nil else {
      return typeText(flags.isEmpty ? key : key.uppercased(), file: file, line: line)
    }
    session.visit(place)
    session.settle()
    guard let screen = session.screen, node(place) != nil else { return }
    guard key.count == 1, let usage = key.first.flatMap(XCUIKeyboardKey.usage(of:)) else {
      return session.fail("Failed to type a key: no key has the character '\(key)'", at: place)
    }
    screen.press(usage, modifiers: flags.ofKeyboard)
    session.settle()
  }

  public struct KeyModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = KeyModifierFlags(rawValue: 1)
    public static let alphaShift = capsLock
    public static let shift = KeyModifierFlags(rawValue: 2)
    public static let control = KeyModifierFlags(rawValue: 4)
    public static let option = KeyModifierFlags(rawValue: 8)
    public static let alternate = option
    public static let command = KeyModifierFlags(rawValue: 16)

    fileprivate var ofKeyboard: UIKeyModifierFlags {
      let pairs: [(KeyModifierFlags, UIKeyModifierFlags)] = [
        (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.option, .alternate), (.command, .command),
      ]
      return pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
    }
  }

  // MARK: Values

  /// The position of a slider from 0 to 1.
  public var normalizedSliderPosition: CGFloat {
    guard let slider = node()?.view as? UISlider, slider.maximumValue > slider.minimumValue else { return 0 }
    return CGFloat((slider.value - slider.minimumValue) / (slider.maximumValue - slider.minimumValue))
  }

  /// Drags the thumb of a slider to a position from 0 to 1.
  public func adjust(toNormalizedSliderPosition position: CGFloat, file: StaticString = #filePath, line: UInt = #line) {
    let place = TestPlace(file: file, line: line)
    touch("adjust", place) { screen, node in
      guard let slider = node.view as? UISlider else { return session.fail("Failed to adjust: \(node.line) is not a slider", at: place) }
      func thumb(_ share: CGFloat) -> CGPoint {
        let value = slider.minimumValue + (slider.maximumValue - slider.minimumValue) * Float(share)
        let rect = slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: value)
        return slider.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
      }
      Fingers.drag(screen, thumb(normalizedSliderPosition), thumb(max(0, min(1, position))), hold: 0.05)
    }
  }

  /// Turns a wheel of a picker to a value.
  public func adjust(toPickerWheelValue value: String, file: StaticString = #filePath, line: UInt = #line) {
    let place = TestPlace(file: file, line: line)
    session.visit(place)
    session.settle()
    guard let object = node(place)?.object else { return }
    func isReached() -> Bool {
      let text = object.accessibilityValue ?? ""
      return text == value || text.hasPrefix(value + ",") || text.hasPrefix(value + " ")
    }
    func turn(_ step: () -> Void) {
      var previous: String?
      for _ in 0..<10_000 where !isReached() && previous != object.accessibilityValue {
        previous = object.accessibilityValue
        step()
        session.screen?.settle()
      }
    }
    turn { object.accessibilityDecrement() }
    turn { object.accessibilityIncrement() }
    session.settle()
    if !isReached() { session.fail("Failed to adjust: the wheel has no value '\(value)'", at: place) }
  }

  // MARK: Coordinates

  /// Returns a point of the element: (0, 0) is its upper left corner, (1, 1) its lower right one.
  public func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate { XCUICoordinate(self, normalized: offset) }
}
