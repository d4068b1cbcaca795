import Foundation

/// The date of a picker, what dates are possible, and the calendar they are read in.
struct DateModel {
  var mode = UIDatePicker.Mode.dateAndTime
  private(set) var date = Date()
  private(set) var duration: TimeInterval = 60
  var minimum: Date?
  var maximum: Date?
  var minuteInterval = 1
  var rounds = true
  var locale: Locale?
  /// The language and region of the app.
  var appLocale = Locale.current
  var ownCalendar: Calendar?
  var timeZone: TimeZone?

  /// The author's calendar, in the picker's locale and time zone.
  var calendar: Calendar {
    var calendar = ownCalendar ?? Calendar.current
    calendar.locale = effectiveLocale
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  /// The author's, or that of the author's calendar, or the app's.
  var effectiveLocale: Locale {
    if let locale { return locale }
    if let own = ownCalendar?.locale, !own.identifier.isEmpty { return own }
    return appLocale
  }

  /// Takes language, calendar, place and interval of another, not its date.
  mutating func adopt(_ other: DateModel) {
    locale = other.locale
    appLocale = other.appLocale
    ownCalendar = other.ownCalendar
    timeZone = other.timeZone
    minuteInterval = other.minuteInterval
  }

  /// Takes a date; one that no calendar has is left.
  mutating func set(_ date: Date) {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return }
    let new = possible(rounded(date))
    if new.timeIntervalSinceReferenceDate.isFinite { self.date = new }
  }

  mutating func setDuration(_ seconds: TimeInterval) {
    guard seconds.isFinite else { return }
    let step = Double(minuteInterval * 60)
    let steps = (min(max(seconds, 0), 86399) / step).rounded(.down)
    duration = max(steps * step, step)
  }

  /// Down to the interval.
  private func rounded(_ date: Date) -> Date {
    guard mode != .date, mode != .yearAndMonth, minuteInterval > 1, rounds else { return date }
    let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
    let beyond = Double((parts.minute ?? 0) % minuteInterval * 60 + (parts.second ?? 0)) + Double(parts.nanosecond ?? 0) / 1e9
    return date.addingTimeInterval(-beyond)
  }

  /// Within minimum and maximum. If they contradict each other neither counts.
  func possible(_ date: Date) -> Date {
    if let minimum, let maximum, minimum > maximum { return date }
    if let minimum, date < minimum { return minimum }
    if let maximum, date > maximum { return maximum }
    return date
  }

  func isPossible(_ date: Date) -> Bool { possible(date) == date }

  /// Whether any instant of a day is possible.
  func isPossible(day: Date) -> Bool {
    let calendar = self.calendar
    if let minimum, let maximum, minimum > maximum { return true }
    if let minimum, calendar.compare(day, to: minimum, toGranularity: .day) == .orderedAscending { return false }
    if let maximum, calendar.compare(day, to: maximum, toGranularity: .day) == .orderedDescending { return false }
    return true
  }

  /// The day of `day` with the present time of day.
  func moved(toDay day: Date) -> Date {
    let calendar = self.calendar
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    return calendar.date(from: parts) ?? day
  }

  func formatter(template: String) -> DateFormatter {
    let formatter = DateFormatter()
    let calendar = self.calendar
    formatter.locale = effectiveLocale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  func text(_ template: String, _ date: Date) -> String { formatter(template: template).string(from: date) }

  /// Whether hours are counted to twelve here.
  var hasPeriods: Bool {
    (DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: effectiveLocale) ?? "").contains("a")
  }
}
