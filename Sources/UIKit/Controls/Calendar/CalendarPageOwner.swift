import Foundation

/// The view a calendar page belongs to: it has the calendar and decides how days look and what choosing one does.
@MainActor protocol CalendarPageOwner: AnyObject {
  /// The calendar, the language and the limits of the page.
  var model: DateModel { get }
  /// Sets the state of a day that is about to show.
  func prepare(_ day: CalendarDay, on date: Date)
  func choose(_ day: CalendarDay, on date: Date)
  /// Called when a person turned to another month.
  func turned(from old: Date)
}

extension CalendarPageOwner {
  func turned(from old: Date) {}
}
