import Foundation

/// The date of a picker, its limits, and its calendar.
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

  /// The app's calendar, in the picker's locale and time zone.
  var calendar: Calendar {
    var calendar = ownCalendar ?? Calendar.current
    calendar.locale = effectiveLocale
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  /// The set locale, or that of the set calendar, or the app's.
  var effectiveLocale: Locale {
    if let locale { return locale }
    if let own = ownCalendar?.locale, !own.identifier.isEmpty { return own }
    return appLocale
  }

  /// Copies language, calendar, time zone and interval of another model, but not its date.
  mutating func adopt(_ other: DateModel) {
    locale = other.locale
    appLocale = other.appLocale
    ownCalendar = other.ownCalendar
    timeZone = other.timeZone
    minuteInterval = other.minuteInterval
  }

  /// Sets the date; an invalid one is ignored.
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

  /// Returns the date rounded down to the interval.
  private func rounded(_ date: Date) -> Date {
    guard mode != .date, mode != .yearAndMonth, minuteInterval > 1, rounds else { return date }
    let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
    let beyond = Double((parts.minute ?? 0) % minuteInterval * 60 + (parts.second ?? 0)) + Double(parts.nanosecond ?? 0) / 1e9
    return date.addingTimeInterval(-beyond)
  }

  /// Returns the date clamped to minimum and maximum. If they contradict each other, neither applies.
  func possible(_ date: Date) -> Date {
    if let minimum, let maximum, minimum > maximum { return date }
    if let minimum, date < minimum { return minimum }
    if let maximum, date > maximum { return maximum }
    return date
  }

  func isPossible(_ date: Date) -> Bool { possible(date) == date }

  /// Returns whether any time of a day is within the limits.
  func isPossible(day: Date) -> Bool {
    let calendar = self.calendar
    if let minimum, let maximum, minimum > maximum { return true }
    if let minimum, calendar.compare(day, to: minimum, toGranularity: .day) == .orderedAscending { return false }
    if let maximum, calendar.compare(day, to: maximum, toGranularity: .day) == .orderedDescending { return false }
    return true
  }

  /// Returns the day `day` with the current time of day.
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

  /// Whether the locale uses a 12-hour clock.
  var hasPeriods: Bool {
    (DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: effectiveLocale) ?? "").contains("a")
  }
}
