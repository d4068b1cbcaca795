@_exported import Foundation

/// The unit of time that a recurrence counts.
public enum EKRecurrenceFrequency: Int, Sendable {
  /// The event repeats every day or number of days.
  case daily = 0
  /// The event repeats every week or number of weeks.
  case weekly = 1
  /// The event repeats every month or number of months.
  case monthly = 2
  /// The event repeats every year or number of years.
  case yearly = 3
}

/// A day of the week.
public enum EKWeekday: Int, Sendable {
  /// The first day in the Gregorian calendar.
  case sunday = 1
  /// Monday, the second day.
  case monday
  /// Tuesday, the third day.
  case tuesday
  /// Wednesday, the fourth day.
  case wednesday
  /// Thursday, the fifth day.
  case thursday
  /// Friday, the sixth day.
  case friday
  /// Saturday, the seventh day.
  case saturday
}

/// A day of the week in a recurrence, in every week or a numbered one.
open class EKRecurrenceDayOfWeek: NSObject {
  /// The day of the week, from 1 for Sunday.
  public let dayOfTheWeek: EKWeekday
  /// The number of the week, negative from the end; 0 for every week.
  public let weekNumber: Int

  /// Creates a day of every week.
  public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }

  public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber) }

  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.dayOfTheWeek = dayOfTheWeek
    self.weekNumber = weekNumber
  }
}

/// The end of a recurrence: a date or a count.
open class EKRecurrenceEnd: NSObject {
  /// The last date; nil if the recurrence ends by count.
  public let endDate: Date?
  /// The number of occurrences, 0 if the recurrence ends by date.
  public let occurrenceCount: Int

  public init(end endDate: Date) {
    self.endDate = endDate
    occurrenceCount = 0
  }

  /// Creates an end after a number of occurrences.
  public init(occurrenceCount: Int) {
    endDate = nil
    self.occurrenceCount = occurrenceCount
  }
}

/// The recurrence of an event or reminder.
open class EKRecurrenceRule: NSObject {
  /// The unit that is counted.
  public let frequency: EKRecurrenceFrequency
  /// The number of units between occurrences.
  public let interval: Int
  /// The days of the week, nil for any.
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  /// The days of the month, nil for any.
  public let daysOfTheMonth: [NSNumber]?
  /// The months of the year, nil for any.
  public let monthsOfTheYear: [NSNumber]?
  /// The weeks of the year, nil for any.
  public let weeksOfTheYear: [NSNumber]?
  /// The days of the year, nil for any.
  public let daysOfTheYear: [NSNumber]?
  /// The positions of the selected ones among the matching days; nil for all.
  public let setPositions: [NSNumber]?
  /// The end, nil for none.
  open var recurrenceEnd: EKRecurrenceEnd?

  /// Creates a rule that repeats every so many units.
  public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil,
      daysOfTheYear: nil, setPositions: nil, end: end)
  }

  /// Creates a rule that repeats on days.
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
