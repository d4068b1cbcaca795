import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

/// Date pickers without a mouse, part by part.
@Suite("Dates by keys alone") @MainActor
struct KeyboardDateTests {
  private static let utc = TimeZone(identifier: "UTC")!

  private func show(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, isRightToLeft: Bool = false
  ) -> (TestScreen, UIDatePicker) {
    let screen = TestScreen(size: CGSize(width: 340, height: 480), scale: 1)
    if isRightToLeft { screen.traits = { $0.layoutDirection = .rightToLeft } }
    let picker = UIDatePicker(frame: .zero)
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.timeZone = Self.utc
    picker.calendar = Calendar(identifier: .gregorian)
    picker.locale = Locale(identifier: "en_US")
    picker.date = Date(timeIntervalSince1970: 1_706_704_500)  // 31 January 2024, 12:35
    let root = UIView()
    root.backgroundColor = .white
    root.addSubview(picker)
    screen.show(root)
    picker.sizeToFit()
    picker.frame.origin = CGPoint(x: 10, y: 10)
    screen.settle()
    return (screen, picker)
  }

  private func text(_ date: Date?) -> String {
    guard let date else { return "none" }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = Self.utc
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.string(from: date)
  }

  private func press(_ screen: TestScreen, _ keys: UIKeyboardHIDUsage...) {
    for key in keys {
      screen.press(key)
      screen.settle(timeout: 2)
    }
  }

  // MARK: Calendar

  private func day(_ screen: TestScreen) -> String {
    String(text((screen.focusedView as? CalendarDay)?.date).prefix(10))
  }

  @Test("In a calendar arrows go from day to day and into the months beside, Page keys from month to month; Return chooses")
  func calendar() {
    let (screen, picker) = show(.date, .inline)
    screen.tab(to: CalendarDay.self)
    expect(day(screen), equals: "2024-01-31", "the chosen day comes first")
    let table: [(UIKeyboardHIDUsage, String)] = [
      (.keyboardLeftArrow, "2024-01-30"), (.keyboardUpArrow, "2024-01-23"), (.keyboardHome, "2024-01-21"), (.keyboardEnd, "2024-01-27"),
      (.keyboardRightArrow, "2024-01-28"), (.keyboardDownArrow, "2024-02-04"), (.keyboardPageDown, "2024-03-04"),
      (.keyboardPageUp, "2024-02-04"), (.keyboardUpArrow, "2024-01-28"),
    ]
    for (key, expected) in table {
      press(screen, key)
      expect(day(screen), equals: expected, "\(key)")
    }
    expect(text(picker.date), equals: "2024-01-31 12:35", "going there is not choosing")
    press(screen, .keyboardReturnOrEnter)
    expect(text(picker.date), equals: "2024-01-28 12:35")
    picker.maximumDate = picker.date.addingTimeInterval(86400)
    screen.settle()
    screen.tab(to: CalendarDay.self)
    press(screen, .keyboardRightArrow, .keyboardRightArrow, .keyboardDownArrow)
    expect(day(screen), equals: "2024-01-29", "no further than the last day that is possible")
  }

  @Test("From right to left the next day is at the left")
  func mirroredCalendar() {
    let (screen, _) = show(.date, .inline, isRightToLeft: true)
    screen.tab(to: CalendarDay.self)
    press(screen, .keyboardRightArrow)
    expect(day(screen), equals: "2024-01-30")
    press(screen, .keyboardLeftArrow, .keyboardLeftArrow)
    expect(day(screen), equals: "2024-02-01")
  }

  @Test("The month's name opens wheels of months and years, the angles turn months, and all are stops in order")
  func months() throws {
    let (screen, picker) = show(.dateAndTime, .inline)
    var stops: [String] = []
    for _ in 0..<5 {
      screen.press(.keyboardTab)
      stops.append(screen.focusedView.map { ($0 as? CalendarDay)?.label.text ?? $0.accessibilityLabel ?? "?" } ?? "none")
    }
    expect(stops.prefix(4), equals: ["January 2024", "Previous Month", "Next Month", "31"])
    expect(stops.last?.hasPrefix("12:35") ?? false)
    screen.tab(to: UIButton.self) { $0.accessibilityLabel == "Next Month" }
    press(screen, .keyboardSpacebar, .keyboardSpacebar)
    let body = try #require(picker.body as? DateCalendarBody)
    expect(text(body.month), equals: "2024-03-01 00:00")
    screen.tab(to: UIButton.self) { $0.accessibilityLabel == "March 2024" }
    press(screen, .keyboardReturnOrEnter)
    screen.tab(to: PickerWheel.self)
    press(screen, .keyboardDownArrow)
    expect(text(body.month), equals: "2024-04-01 00:00")
    screen.tab(to: UIButton.self) { $0.accessibilityLabel == "April 2024" }
    press(screen, .keyboardReturnOrEnter)
    screen.tab(to: CalendarDay.self)
    expect(day(screen).hasPrefix("2024-04"))
  }

  // MARK: Fields

  @Test("The fields of a compact picker: up and down change day and minute, Return opens, Escape closes and returns")
  func fields() {
    let (screen, picker) = show(.dateAndTime, .compact)
    picker.minuteInterval = 5
    screen.settle()
    let date = screen.tab(to: DateField.self)
    press(screen, .keyboardUpArrow)
    expect(text(picker.date), equals: "2024-02-01 12:35")
    press(screen, .keyboardDownArrow, .keyboardDownArrow)
    expect(text(picker.date), equals: "2024-01-30 12:35")
    press(screen, .keyboardReturnOrEnter)
    screen.tab(to: CalendarDay.self)
    press(screen, .keyboardLeftArrow, .keyboardReturnOrEnter)
    expect(text(picker.date), equals: "2024-01-29 12:35")
    press(screen, .keyboardEscape)
    expect(picker.window?.rootViewController?.presentedViewController == nil)
    expect(screen.focusedView === date, "focus is where it was")
    let time = screen.tab(to: DateField.self) { $0 !== date }
    press(screen, .keyboardUpArrow)
    expect(text(picker.date), equals: "2024-01-29 12:40")
    press(screen, .keyboardSpacebar)
    screen.tab(to: PickerWheel.self)
    press(screen, .keyboardDownArrow)
    expect(text(picker.date), equals: "2024-01-29 13:40")
    press(screen, .keyboardEscape)
    expect(screen.focusedView === time)
  }

  // MARK: Wheels

  @Test("Wheels repeat endlessly, arrows move between them, and they turn back from dates that do not exist")
  func wheels() {
    let (screen, picker) = show(.date, .wheels)
    screen.tab(to: PickerWheel.self)
    press(screen, .keyboardUpArrow)
    expect(text(picker.date), equals: "2024-12-31 12:35", "December lies above January")
    press(screen, .keyboardDownArrow, .keyboardDownArrow)
    expect(text(picker.date), equals: "2024-02-29 12:35", "February has no thirty-first")
    press(screen, .keyboardRightArrow, .keyboardDownArrow)
    expect(text(picker.date), equals: "2024-02-29 12:35", "nor a thirtieth: the wheel comes back")
    press(screen, .keyboardUpArrow)
    expect(text(picker.date), equals: "2024-02-28 12:35")
    press(screen, .keyboardRightArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardDownArrow)
    expect(text(picker.date), equals: "2025-02-28 12:35")
    picker.minimumDate = picker.date
    screen.settle()
    screen.tab(to: PickerWheel.self)
    press(screen, .keyboardUpArrow)
    expect(text(picker.date), equals: "2025-02-28 12:35", "what lies before the minimum comes back")
  }

  @Test("From right to left the next wheel is at the left")
  func mirroredWheels() {
    let (screen, picker) = show(.time, .wheels, isRightToLeft: true)
    screen.tab(to: PickerWheel.self)
    press(screen, .keyboardDownArrow, .keyboardLeftArrow, .keyboardDownArrow)
    expect(text(picker.date), equals: "2024-01-31 13:36")
  }

  @Test("A length of time by keys")
  func countDown() {
    let (screen, picker) = show(.countDownTimer, .wheels)
    picker.countDownDuration = 3600
    screen.settle()
    screen.tab(to: PickerWheel.self)
    press(screen, .keyboardDownArrow, .keyboardRightArrow, .keyboardPageDown)
    expect(picker.countDownDuration, equals: 2 * 3600 + 5 * 60)
    expect(screen.accessibilityTree().contains("2 hours") && screen.accessibilityTree().contains("5 min"))
    press(screen, .keyboardHome, .keyboardLeftArrow, .keyboardHome)
    expect(picker.countDownDuration, equals: 60, "never nothing")
  }
}
