@_exported import Foundation

public enum EKRecurrenceFrequency: Int, Sendable {
  case daily = 0
  case weekly = 1
  case monthly = 2
  case yearly = 3
}

public enum EKWeekday: Int, Sendable {
  /// Sunday, 1: the first day of the week in the Gregorian calendar.
  case sunday = 1
  case monday
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
}

/// A day of the week in a recurrence, optionally in a numbered week only.
open class EKRecurrenceDayOfWeek: NSObject {
  /// The day of the week, from 1 for Sunday.
  public let dayOfTheWeek: EKWeekday
  /// The number of the week, negative from the end; 0 for every week.
  public let weekNumber: Int

  public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }

  public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber) }

  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.dayOfTheWeek = dayOfTheWeek
    self.weekNumber = weekNumber
  }
}

open class EKRecurrenceEnd: NSObject {
  /// The last date; nil if the recurrence ends by count.
  public let endDate: Date?
  /// The number of occurrences, 0 if the recurrence ends by date.
  public let occurrenceCount: Int

  public init(end endDate: Date) {
    self.endDate = endDate
    occurrenceCount = 0
  }

  public init(occurrenceCount: Int) {
    endDate = nil
    self.occurrenceCount = occurrenceCount
  }
}

open class EKRecurrenceRule: NSObject {
  public let frequency: EKRecurrenceFrequency
  /// The number of frequency units between occurrences.
  public let interval: Int
  /// The days of the week; nil for any.
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  /// The days of the month; nil for any.
  public let daysOfTheMonth: [NSNumber]?
  /// The months of the year; nil for any.
  public let monthsOfTheYear: [NSNumber]?
  /// The weeks of the year; nil for any.
  public let weeksOfTheYear: [NSNumber]?
  /// The days of the year; nil for any.
  public let daysOfTheYear: [NSNumber]?
  /// The selected positions among the matching days; nil for all.
  public let setPositions: [NSNumber]?
  /// The end of the recurrence; nil for none.
  open var recurrenceEnd: EKRecurrenceEnd?

  public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil,
      daysOfTheYear: nil, setPositions: nil, end: end)
  }

  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?,
    setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    frequency = type
    self.interval = interval
    daysOfTheWeek = days
    daysOfTheMonth = monthDays
    monthsOfTheYear = months
    self.weeksOfTheYear = weeksOfTheYear
    self.daysOfTheYear = daysOfTheYear
    self.setPositions = setPositions
    recurrenceEnd = end
  }
}
