import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

@Suite("Calendar views", .serialized) @MainActor
struct CalendarViewTests {
  @MainActor
  private final class Owner: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate
  {
    var log: [String] = []
    var marked: Set<Int> = []

    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
      marked.contains(dateComponents.day ?? 0) ? .default(color: .red, size: .large) : nil
    }
    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
      log.append("from \(previousDateComponents.month ?? 0) to \(calendarView.visibleDateComponents.month ?? 0)")
    }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
      log.append("one \(dateComponents?.day ?? 0)")
    }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
      dateComponents?.day != 13
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
      log.append("+\(dateComponents.day ?? 0)")
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
      log.append("-\(dateComponents.day ?? 0)")
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool {
      dateComponents.day != 12
    }
  }

  private let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let owner = Owner()

  private func show(design: UIDesign = .modern) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2, design: design)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.firstWeekday = 1
    view.calendar = calendar
    view.locale = Locale(identifier: "en_US")
    view.visibleDateComponents = DateComponents(year: 2024, month: 6)
    let root = UIView()
    root.backgroundColor = .systemBackground
    root.addSubview(view)
    screen.show(root)
    screen.layout()
    return screen
  }

  private func days(in view: UIView) -> [CalendarDay] {
    view.subviews.flatMap { ($0 as? CalendarDay).map { [$0] } ?? days(in: $0) }
  }

  private func day(_ number: Int) -> CalendarDay { days(in: view).first { !$0.isHidden && $0.label.text == "\(number)" }! }

  private func tap(_ number: Int, _ screen: TestScreen) {
    screen.tap(day(number).accessibilityActivationPoint)
    screen.settle()
  }

  @Test("The texts of a calendar grow with the text size as far as their columns have room")
  func textSize() {
    let screen = show()
    func sizes() -> [CGFloat] {
      let page = view.subviews.compactMap { $0 as? CalendarPage }.first
      let names = page?.subviews.compactMap { $0 as? UILabel } ?? []
      return [days(in: view).first { !$0.isHidden }?.label.font.pointSize ?? 0, names.first?.font.pointSize ?? 0]
    }
    expect(sizes(), equals: [20, 13])
    screen.traits = { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
    expect(sizes(), equals: [28, 17])
    for day in days(in: view) where !day.isHidden {
      expect(day.label.sizeThatFits(.zero).width, atMost: day.bounds.width + 0.5)
    }
    screen.traits = { $0.preferredContentSizeCategory = .extraSmall }
    expect(sizes()[0] < 20 && sizes()[1] < 13.1)
  }

  @Test("Without a selection behavior a tap selects nothing and no day is dimmed")
  func noSelection() {
    let screen = show()
    tap(5, screen)
    expect(!day(5).isSelected && day(5).isEnabled)
  }

  @Test("A tap selects a day and deselects another; refused days are dimmed; setting the selection calls no delegate method")
  func singleDate() {
    let screen = show()
    let selection = UICalendarSelectionSingleDate(delegate: owner)
    view.selectionBehavior = selection
    tap(5, screen)
    expect(selection.selectedDate?.day == 5 && selection.selectedDate?.year == 2024 && day(5).isSelected)
    tap(6, screen)
    expect(!day(5).isSelected && day(6).isSelected)
    tap(13, screen)
    expect(!day(13).isEnabled && selection.selectedDate?.day == 6)
    tap(6, screen)
    expect(selection.selectedDate == nil && owner.log == ["one 5", "one 6", "one 0"])
    selection.selectedDate = DateComponents(year: 2024, month: 6, day: 20)
    expect(day(20).isSelected && owner.log.count == 3)
  }

  @Test("Several days are selected, and deselected where the delegate allows it")
  func multiDate() {
    let screen = show()
    let selection = UICalendarSelectionMultiDate(delegate: owner)
    selection.selectedDates = [DateComponents(year: 2024, month: 6, day: 12)]
    view.selectionBehavior = selection
    for number in [3, 4, 3, 12] { tap(number, screen) }
    expect(owner.log, equals: ["+3", "+4", "-3"])
    expect(selection.selectedDates.compactMap(\.day) == [12, 4] && day(12).isSelected && day(4).isSelected && !day(3).isSelected)
  }

  @Test("Arrows and swipes change months within the available dates and notify the delegate; code does not")
  func months() {
    let screen = show()
    view.delegate = owner
    let start = view.calendar.date(from: DateComponents(year: 2024, month: 6, day: 10))!
    let end = view.calendar.date(from: DateComponents(year: 2024, month: 8, day: 5))!
    view.availableDateRange = DateInterval(start: start, end: end)
    expect(!day(9).isEnabled && day(10).isEnabled)
    screen.tap(CGPoint(x: 298, y: 22))
    screen.settle()
    screen.flick(from: CGPoint(x: 260, y: 200), to: CGPoint(x: 60, y: 200))
    screen.settle()
    expect(owner.log == ["from 6 to 7", "from 7 to 8"] && view.visibleDateComponents.month == 8)
    screen.flick(from: CGPoint(x: 260, y: 200), to: CGPoint(x: 60, y: 200))
    screen.settle()
    expect(view.visibleDateComponents.month, equals: 8, "no month beyond the range")
    view.setVisibleDateComponents(DateComponents(year: 2024, month: 1), animated: true)
    screen.settle()
    expect(view.visibleDateComponents.month == 6 && owner.log.count == 2)
  }

  @Test("Days show the delegate's decorations until they are reloaded", arguments: [UIDesign.modern, .classic])
  func decorations(design: UIDesign) {
    owner.marked = [7]
    let plain = view.intrinsicContentSize.height
    view.delegate = owner
    expect(view.intrinsicContentSize.height, above: plain)
    let screen = show(design: design)
    func reds() -> [Int] {
      let image = screen.snapshot()
      return days(in: view).filter { !$0.isHidden }.filter { day in
        let frame = day.convert(day.bounds, to: nil)
        return (Int(frame.minY * 2)..<Int(frame.maxY * 2)).contains { y in
          let pixel = image.pixel(x: Int(frame.midX * 2), y: y)
          return pixel.red == 255 && pixel.green == 0
        }
      }.compactMap { Int($0.label.text ?? "") }
    }
    expect(reds(), equals: [7])
    owner.marked = [8]
    expect(reds(), equals: [7])
    view.reloadDecorations(
      forDateComponents: [7, 8].map { DateComponents(year: 2024, month: 6, day: $0) }, animated: false)
    expect(reds(), equals: [8])
    view.wantsDateDecorations = false
    expect(reds().isEmpty && view.intrinsicContentSize.height == plain)
  }

  @Test("The arrows point where the months are: back to the leading side, forth to the trailing one", arguments: [false, true])
  func arrows(isMirrored: Bool) throws {
    let screen = show()
    if isMirrored { screen.traits = { $0.layoutDirection = .rightToLeft } }
    screen.settle()
    let image = screen.snapshot()
    func button(_ label: String, in view: UIView) -> UIView? {
      view.accessibilityLabel == label ? view : view.subviews.lazy.compactMap { button(label, in: $0) }.first
    }
    /// Returns whether the ink of a chevron is farther left in the middle of its height than at its ends.
    func pointsLeft(_ view: UIView) throws -> Bool {
      let frame = view.convert(view.bounds, to: nil)
      let ground = image.pixel(x: Int(frame.minX * 2) + 1, y: Int(frame.minY * 2) + 1)
      let columns = Int(frame.minX * 2)..<Int(frame.maxX * 2)
      let rows = (Int(frame.minY * 2)..<Int(frame.maxY * 2)).filter { y in columns.contains { image.pixel(x: $0, y: y) != ground } }
      func left(_ y: Int) -> Int { columns.first { image.pixel(x: $0, y: y) != ground } ?? 0 }
      let (first, last) = (try #require(rows.first), try #require(rows.last))
      return left((first + last) / 2) < left(first + 1)
    }
    let back = try #require(button("Previous Month", in: view)), forth = try #require(button("Next Month", in: view))
    try expect(pointsLeft(back) != isMirrored)
    try expect(pointsLeft(forth), equals: isMirrored)
    expect((back.convert(back.bounds, to: nil).midX < forth.convert(forth.bounds, to: nil).midX) != isMirrored)
  }
}
