import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

@Suite("Pickers", .serialized) @MainActor
struct PickerTests {
  @MainActor private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [10, 5]
    var log: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(component)/\(row)" }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { component == 0 ? 200 : 80 }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { log.append("\(component)/\(row)") }
  }

  private func show(_ view: UIView, design: UIDesign = .modern) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1, design: design)
    let root = UIView()
    root.backgroundColor = .white
    root.addSubview(view)
    screen.show(root)
    return screen
  }

  @Test("A finger turns a wheel, which rests on a row and reports it once; a tap centers a row")
  func turning() {
    let source = Source()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = source
    picker.delegate = source
    let screen = show(picker)
    expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 5 && picker.selectedRow(inComponent: 0) == 0)
    expect(picker.rowSize(forComponent: 0), equals: CGSize(width: 200, height: 32))
    screen.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 70))
    screen.settle()
    expect(picker.selectedRow(inComponent: 0) == 2 && source.log == ["0/2"])
    screen.tap(CGPoint(x: 260, y: 140))
    screen.settle()
    expect(picker.selectedRow(inComponent: 1) == 1 && source.log == ["0/2", "1/1"])
    screen.flick(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 20))
    screen.settle()
    expect(picker.selectedRow(inComponent: 0), equals: 9, "no further than the last")
    picker.selectRow(3, inComponent: 0, animated: true)
    expect(picker.selectedRow(inComponent: 0), equals: 3)
    screen.settle()
    expect(source.log.last, equals: "0/9", "code does not tell")
    screen.scrollWheel(at: CGPoint(x: 100, y: 108), delta: CGVector(dx: 0, dy: -40))
    screen.settle()
    expect(picker.selectedRow(inComponent: 0) == 4 && source.log.last == "0/4")
  }

  @Test("Only visible rows are created; reloading limits the selection")
  func reloading() {
    let source = Source()
    source.counts = [100_000]
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = source
    picker.delegate = source
    let screen = show(picker)
    picker.selectRow(50_000, inComponent: 0, animated: false)
    screen.layout()
    expect(picker.wheels[0].view(forRow: 50_000) != nil && picker.wheels[0].view(forRow: 50_010) == nil)
    source.counts = [3]
    picker.reloadAllComponents()
    expect(picker.selectedRow(inComponent: 0), equals: 2)
    source.counts = []
    picker.reloadAllComponents()
    expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
  }

  @Test("With keys, arrows turn the wheel and go from wheel to wheel")
  func keys() {
    let source = Source()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = source
    picker.delegate = source
    let screen = show(picker)
    screen.press(.keyboardTab)
    expect(picker.wheels[0].isFocused)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardDownArrow)
    screen.settle()
    expect(source.log.last == "0/2" && picker.wheels[0].accessibilityValue == "0/2")
    screen.press(.keyboardRightArrow)
    expect(picker.wheels[1].isFocused)
    screen.press(.keyboardEnd)
    screen.settle()
    expect(source.log.last, equals: "1/4")
    expect(screen.accessibilityTree(), equals: "adjustable = \"0/2\"\nadjustable = \"1/4\"")
  }

  // MARK: Dates

  private static let utc = TimeZone(identifier: "UTC")!

  private func datePicker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .wheels, locale: String = "en_US") -> UIDatePicker {
    let picker = UIDatePicker(frame: .zero)
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.timeZone = Self.utc
    picker.calendar = Calendar(identifier: .gregorian)
    picker.locale = Locale(identifier: locale)
    picker.date = Date(timeIntervalSince1970: 1_706_704_500)  // 31 January 2024, 12:35
    return picker
  }

  private func text(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = Self.utc
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.string(from: date)
  }

  @Test("The wheels of a date are in the locale's order; the thirty-first of a shorter month becomes its last day")
  func dateWheels() {
    expect(DateColumn.columns(of: datePicker(.date).model), equals: [.month, .day, .year])
    expect(DateColumn.columns(of: datePicker(.date, locale: "de_DE").model), equals: [.day, .month, .year])
    expect(DateColumn.columns(of: datePicker(.date, locale: "ja_JP").model), equals: [.year, .month, .day])
    expect(DateColumn.columns(of: datePicker(.time).model), equals: [.hour, .minute, .period])
    expect(DateColumn.columns(of: datePicker(.time, locale: "de_DE").model), equals: [.hour, .minute])
    expect(DateColumn.columns(of: datePicker(.yearAndMonth).model), equals: [.month, .year])
    let picker = datePicker(.date)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
    let screen = show(picker)
    screen.press(.keyboardTab)
    screen.press(.keyboardDownArrow)
    screen.settle()
    expect(text(picker.date) == "2024-02-29 12:35" && changes == 1)
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardUpArrow)
    screen.settle()
    expect(text(picker.date) == "2023-02-28 12:35" && changes == 2)
  }

  @Test("A date stays between minimum and maximum, and minutes on their interval")
  func limits() {
    let picker = datePicker(.dateAndTime)
    picker.minuteInterval = 15
    expect(text(picker.date), equals: "2024-01-31 12:30")
    picker.minuteInterval = 7
    expect(picker.minuteInterval, equals: 1)
    picker.minimumDate = Date(timeIntervalSince1970: 1_706_800_000)
    expect(picker.date, equals: picker.minimumDate)
    picker.maximumDate = Date(timeIntervalSince1970: 1_706_900_000)
    picker.date = .distantFuture
    expect(picker.date, equals: picker.maximumDate)
    picker.maximumDate = .distantPast
    picker.date = Date(timeIntervalSince1970: 0)
    expect(text(picker.date), equals: "1970-01-01 00:00", "limits that contradict each other do not count")
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3725
    expect(picker.countDownDuration, equals: 3720)
    picker.countDownDuration = 0
    expect(picker.countDownDuration, equals: 60)
  }

  @Test("Noon and midnight turn rightly on a clock of twelve hours")
  func twelveHours() {
    let picker = datePicker(.time)
    let model = picker.model
    expect(text(DateColumn.period.date(0, model, middle: model.date)), equals: "2024-01-31 00:35")
    expect(text(DateColumn.hour.date(5, model, middle: model.date)), equals: "2024-01-31 17:35")
    expect(DateColumn.hour.title(0, model, middle: model.date, numbers: NumberFormatter()), equals: "12")
    expect(DateColumn.hour.row(model, near: 1200, middle: model.date), equals: 1200)
  }

  @Test("A calendar shows its month, a tap or the keys choose a day, and days beyond the limits cannot be chosen")
  func calendar() {
    let picker = datePicker(.date, .inline)
    picker.maximumDate = Date(timeIntervalSince1970: 1_707_900_000)  // 14 February
    picker.sizeToFit()
    expect(picker.bounds.width, equals: 320)
    let screen = show(picker)
    expect(screen.accessibilityTree().contains("button \"January 2024\""))
    expect(screen.accessibilityTree().contains("selected button \"Wednesday, January 31, 2024\""))
    func day(_ name: String) -> CalendarDay? {
      (picker.body as? DateCalendarBody)?.page.days.first { !$0.isHidden && $0.label.text == name }
    }
    screen.tap(day("10")!.accessibilityActivationPoint)
    expect(text(picker.date), equals: "2024-01-10 12:35")
    screen.settle()
    let forth = (picker.body as! DateCalendarBody).page.subviews.first { $0.accessibilityLabel == "Next Month" }!
    expect(
      forth.frame == CGRect(x: 276, y: 0, width: 44, height: 44) && screen.window.hitTest(CGPoint(x: 298, y: 22), with: nil) === forth)
    screen.tap(CGPoint(x: 298, y: 22))
    screen.settle()
    expect(day("29") != nil && day("30") == nil, "a February of a leap year")
    expect(day("15")?.isEnabled == false && day("14")?.isEnabled == true)
    screen.tap(day("20")!.accessibilityActivationPoint)
    expect(text(picker.date), equals: "2024-01-10 12:35")
  }

  @Test("A compact picker shows date and time, and opens a popover that changes them")
  func compact() {
    let picker = datePicker(.dateAndTime, .compact)
    expect(picker.datePickerStyle, equals: .compact)
    picker.sizeToFit()
    picker.frame.origin = CGPoint(x: 10, y: 10)
    let screen = show(picker)
    let tree = screen.accessibilityTree()
    expect(tree.contains("Jan 31, 2024") && tree.contains("12:35"))
    screen.tap(CGPoint(x: picker.frame.minX + 30, y: picker.frame.midY))
    screen.settle()
    expect(screen.accessibilityTree().contains("January 2024"))
    screen.press(.keyboardTab)
    expect(UIFocusSystem.focusSystem(for: screen.window)?.focusedItem != nil)
    screen.press(.keyboardEscape)
    screen.settle()
    expect(!screen.accessibilityTree().contains("January 2024"))
  }

  @Test("Where neither locale nor calendar was set, a picker follows the app's language, also as it changes")
  func language() throws {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    picker.timeZone = Self.utc
    let screen = show(picker)
    screen.locale = Locale(identifier: "en_US")
    picker.date = Date(timeIntervalSince1970: 1_706_704_500)
    screen.settle()
    expect(DateColumn.columns(of: picker.model) == [.month, .day, .year] && screen.accessibilityTree().contains("January"))
    screen.locale = Locale(identifier: "de_DE")
    screen.settle()
    expect(DateColumn.columns(of: picker.model) == [.day, .month, .year] && screen.accessibilityTree().contains("Januar\""))
    picker.datePickerMode = .time
    screen.settle()
    expect(DateColumn.columns(of: picker.model), equals: [.hour, .minute], "and its clock")
    picker.locale = Locale(identifier: "en_US")
    screen.locale = Locale(identifier: "fr_FR")
    screen.settle()
    expect(DateColumn.columns(of: picker.model), equals: [.hour, .minute, .period], "one that was set stays")
  }

  @Test("A wheel turned beyond the limits, or to a date that does not exist, turns back, and reports once or not at all")
  func comingBack() throws {
    let picker = datePicker(.date)
    picker.minimumDate = picker.date
    var told = 0
    picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
    let screen = show(picker)
    let before = picker.date
    let body = try #require(picker.body as? DateWheelsBody)
    let year = body.wheels.selectedRow(inComponent: 2)
    screen.drag(from: CGPoint(x: 280, y: 100), to: CGPoint(x: 280, y: 180))
    screen.settle()
    expect(picker.date == before && told == 0 && body.wheels.selectedRow(inComponent: 2) == year)
    picker.minimumDate = nil
    picker.date = Date(timeIntervalSince1970: 1_709_210_100)  // 29 February 2024, 12:35
    screen.settle()
    let wheels = try #require(picker.body as? DateWheelsBody).wheels
    screen.drag(from: CGPoint(x: 190, y: 130), to: CGPoint(x: 190, y: 90))
    screen.settle()
    expect(text(picker.date) == "2024-02-29 12:35" && told == 0)
    expect(wheels.selectedRow(inComponent: 1) % 31, equals: 28)
  }

  @Test("Wheels without an end can be turned on and on")
  func endless() throws {
    let picker = datePicker(.time)
    picker.minuteInterval = 5
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
    let screen = show(picker)
    for _ in 0..<4 {
      screen.flick(from: CGPoint(x: 160, y: 190), to: CGPoint(x: 160, y: 30))
      screen.settle()
    }
    let minute = try #require(Int(text(picker.date).suffix(2)))
    let row = try #require(picker.body as? DateWheelsBody).wheels.selectedRow(inComponent: 1)
    expect(minute % 5 == 0 && row % 12 == minute / 5 && row > 1200 + 12)
  }

  @Test("Views for rows are used again; heights and widths are the delegate's; attributed titles count before plain ones")
  func rowViews() {
    @MainActor final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var made = 0
      var reused = 0
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1000 }
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }
      func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 120 }
      func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        if view == nil { made += 1 } else { reused += 1 }
        let label = view as? UILabel ?? UILabel()
        label.text = "Row \(row)"
        return label
      }
    }
    let views = Views()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = views
    picker.delegate = views
    let screen = show(picker)
    for _ in 0..<5 {
      screen.flick(from: CGPoint(x: 160, y: 190), to: CGPoint(x: 160, y: 20))
      screen.settle()
    }
    expect(views.made < 16 && views.reused > 2 * views.made, "\(views.made) made, \(views.reused) used again")
    expect(picker.rowSize(forComponent: 0), equals: CGSize(width: 120, height: 40))
    let row = picker.selectedRow(inComponent: 0)
    expect((picker.view(forRow: row, forComponent: 0) as? UILabel)?.text, equals: "Row \(row)")
    expect(picker.view(forRow: 0, forComponent: 0) == nil)
    @MainActor final class Titles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "plain" }
      func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        NSAttributedString(string: "attributed", attributes: [.foregroundColor: UIColor.red])
      }
    }
    let titles = Titles()
    picker.dataSource = titles
    picker.delegate = titles
    screen.settle()
    expect(screen.accessibilityTree().contains("attributed"))
    expect((picker.wheels[0].view(forRow: 0) as? UILabel)?.attributedText?.string, equals: "attributed")
  }

  @Test("A duration has its units once, beside the numbers, at every position of the picker")
  func units() throws {
    let stack = UIStackView(frame: CGRect(x: 10, y: 40, width: 320, height: 216))
    let screen = show(stack)
    let picker = UIDatePicker()
    picker.datePickerMode = .countDownTimer
    picker.preferredDatePickerStyle = .wheels
    picker.countDownDuration = 7200
    stack.addArrangedSubview(picker)
    screen.settle()
    let wheels = try #require(picker.body as? DateWheelsBody).wheels
    for (wheel, unit) in zip(wheels.wheels, ["hours", "min"]) {
      let label = try #require(wheel.subviews.compactMap { $0 as? UILabel }.first)
      expect(label.text == unit && label.frame.midY == wheel.bounds.midY && label.frame.minX == wheel.bounds.midX + 20)
    }
    picker.countDownDuration = 3600
    screen.settle()
    expect(wheels.wheels[0].unit, equals: "hour")
  }

  @Test("Styles follow mode and design")
  func styles() {
    expect(datePicker(.date, .automatic).datePickerStyle, equals: .compact)
    expect(datePicker(.countDownTimer, .automatic).datePickerStyle, equals: .wheels)
    expect(datePicker(.time, .inline).datePickerStyle, equals: .wheels)
    let classic = datePicker(.date, .automatic)
    _ = show(classic, design: .classic)
    expect(classic.datePickerStyle, equals: .wheels)
    expect(classic.intrinsicContentSize, equals: CGSize(width: 320, height: 216))
  }

  @Test("Rows without height and dates without place in a calendar do no harm")
  func odd() {
    @MainActor final class Odd: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var height: CGFloat = .infinity
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { height }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
    }
    let odd = Odd()
    for height in [CGFloat.infinity, .nan, 0, 1e-300] {
      odd.height = height
      let picker = UIPickerView()
      picker.dataSource = odd
      picker.delegate = odd
      _ = show(picker)
      picker.selectRow(2, inComponent: 0, animated: false)
      picker.layoutIfNeeded()
      expect(picker.rowSize(forComponent: 0).height, equals: UIDesign.modern.controls.wheels.rowHeight)
    }
    let dates = UIDatePicker()
    let date = Date(timeIntervalSinceReferenceDate: 0)
    dates.date = date
    for odd in [Double.nan, .infinity, -.infinity] {
      dates.date = Date(timeIntervalSinceReferenceDate: odd)
      dates.minimumDate = Date(timeIntervalSinceReferenceDate: odd)
    }
    expect(dates.date, equals: date)
  }
}
