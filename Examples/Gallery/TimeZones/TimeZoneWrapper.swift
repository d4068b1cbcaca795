import Foundation

/// A time zone with the texts of its row.
struct TimeZoneWrapper: Equatable {
  let timeZone: TimeZone

  init(_ timeZone: TimeZone) { self.timeZone = timeZone }

  /// The name of the city.
  var localeName: String {
    timeZone.identifier.split(separator: "/").dropFirst().joined(separator: ", ").replacingOccurrences(of: "_", with: " ")
  }

  /// Hours and minutes ahead of Greenwich.
  func gmtOffset(at date: Date) -> String {
    let minutes = timeZone.secondsFromGMT(for: date) / 60
    return String(format: "%@%d:%02d", minutes < 0 ? "−" : "+", abs(minutes) / 60, abs(minutes) % 60)
  }

  func abbreviation(at date: Date) -> String { timeZone.abbreviation(for: date) ?? "GMT" }

  /// Returns the local quarter of the day: night, morning, afternoon, evening.
  func quarter(at date: Date) -> DayQuarter {
    let hour = (Int(date.timeIntervalSince1970) + timeZone.secondsFromGMT(for: date)) / 3600 % 24
    return DayQuarter(rawValue: hour / 6) ?? .night
  }
}
