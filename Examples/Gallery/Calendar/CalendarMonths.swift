import Foundation

/// Months by number, counted from the year zero, and their days.
struct CalendarMonths {
  let calendar: Calendar

  init(locale: Locale) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    self.calendar = calendar
  }

  func number(of date: Date) -> Int {
    let parts = calendar.dateComponents([.year, .month], from: date)
    return (parts.year ?? 0) * 12 + (parts.month ?? 1) - 1
  }

  func date(ofMonth number: Int, day: Int = 1) -> Date {
    calendar.date(from: DateComponents(year: number / 12, month: number % 12 + 1, day: day)) ?? .distantPast
  }

  func dayCount(ofMonth number: Int) -> Int { calendar.range(of: .day, in: .month, for: date(ofMonth: number))?.count ?? 30 }

  /// Returns the number of empty cells before the first day in the first week.
  func leadingBlanks(ofMonth number: Int) -> Int {
    let weekday = calendar.component(.weekday, from: date(ofMonth: number))
    return (weekday - calendar.firstWeekday + 7) % 7
  }

  func title(ofMonth number: Int) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = calendar.locale
    formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    return formatter.string(from: date(ofMonth: number))
  }

  /// The short names of the days, beginning with the first one of a week.
  var weekdays: [String] {
    let symbols = calendar.veryShortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return Array(symbols[first...] + symbols[..<first])
  }
}

/// A day by the number of its month.
struct CalendarDay: Comparable, Hashable {
  var month: Int
  var day: Int

  static func < (first: Self, second: Self) -> Bool { (first.month, first.day) < (second.month, second.day) }
}
