import Foundation

/// Decorates the days of a calendar view and receives changes of the visible month.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Returns the mark of a day; `nil` for a day without one.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
  /// Called after the user has changed the month.
  func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {}
}
