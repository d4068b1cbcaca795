import Foundation

/// The owner of a calendar page: it provides the calendar, the appearance of days, and the effect of selecting one.
@MainActor protocol CalendarPageOwner: AnyObject {
  /// The calendar, the language and the limits of the page.
  var model: DateModel { get }
  /// Sets the state of a day that is about to be shown.
  func prepare(_ day: CalendarDay, on date: Date)
  func choose(_ day: CalendarDay, on date: Date)
  /// Called when the user has changed the month.
  func turned(from old: Date)
}

extension CalendarPageOwner {
  func turned(from old: Date) {}
}
