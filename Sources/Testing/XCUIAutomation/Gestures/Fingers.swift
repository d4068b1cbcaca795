import UIKit
import UIKitTesting

/// Gestures that a test screen does not provide.
@MainActor enum Fingers {
  /// Holds a finger, drags it and lifts it after a rest.
  static func drag(
    _ screen: TestScreen, _ from: CGPoint, _ to: CGPoint, hold: TimeInterval, velocity: XCUIGestureVelocity = .default,
    rest: TimeInterval = 0.2
  ) {
    let touch = screen.touchDown(from)
    screen.advance(by: max(1.0 / 60, hold))
    let speed = velocity.rawValue > 0 ? velocity.rawValue : 600
    let steps = max(2, Int((hypot(to.x - from.x, to.y - from.y) / speed * 60).rounded()))
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      touch.move(to: CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
      screen.advance(by: 1.0 / 60)
    }
    screen.advance(by: max(1.0 / 60, rest))
    touch.up()
    screen.layout()
  }

  /// Types text; some characters are keys.
  static func type(_ text: String, on screen: TestScreen) {
    var run = ""
    func flush() {
      if !run.isEmpty { screen.type(run) }
      run = ""
    }
    for character in text {
      guard let key = XCUIKeyboardKey.usages[character] else {
        run.append(character == "\r" || character == "\r\n" ? "\n" : character)
        continue
      }
      flush()
      screen.press(key)
    }
    flush()
  }
}

/// The character of a key that types no text, for `typeText(_:)`.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { self.init(rawValue: value) }
  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
  public static let `return` = XCUIKeyboardKey(rawValue: "\r")
  public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
  public static let tab = XCUIKeyboardKey(rawValue: "\t")
  public static let space = XCUIKeyboardKey(rawValue: " ")
  public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
  public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
  public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
  public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
  public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
  public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}")
  public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
  public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")

  static let usages: [Character: UIKeyboardHIDUsage] = [
    "\u{8}": .keyboardDeleteOrBackspace, "\u{7F}": .keyboardDeleteOrBackspace, "\u{3}": .keyboardReturnOrEnter,
    "\u{1B}": .keyboardEscape, "\u{F700}": .keyboardUpArrow, "\u{F701}": .keyboardDownArrow, "\u{F702}": .keyboardLeftArrow,
    "\u{F703}": .keyboardRightArrow, "\u{F728}": .keyboardDeleteForward, "\u{F729}": .keyboardHome, "\u{F72B}": .keyboardEnd,
  ]

  /// Returns the key of an American keyboard that types a character.
  static func usage(of character: Character) -> UIKeyboardHIDUsage? {
    if let usage = usages[character] { return usage }
    let keys = Array("abcdefghijklmnopqrstuvwxyz1234567890\r\u{1B}\u{8}\t -=[]\\#;'`,./")
    let place = keys.firstIndex(of: Character(character.lowercased()))
    return place.map { UIKeyboardHIDUsage(rawValue: 0x04 + $0) }
  }
}
