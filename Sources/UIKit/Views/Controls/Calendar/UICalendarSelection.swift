import Foundation

/// Decides how days of a calendar view are selected; use one of its subclasses.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  final weak var view: UICalendarView?

  override init() {
    super.init()
  }

  /// Asks the delegate again which days of the visible month can be selected.
  open func updateSelectableDates() { view?.showSelection() }

  /// Returns whether a day can be selected or is selected already.
  func offers(_ components: DateComponents) -> Bool { true }
  /// Returns whether the day of a date is selected.
  func contains(_ date: Date) -> Bool { false }
  /// Selects or deselects a day that the user tapped.
  func choose(_ components: DateComponents) {}

  /// Returns whether components specify the day of a date in the calendar of the view.
  final func names(_ components: DateComponents, _ date: Date) -> Bool {
    guard let view, let day = view.date(of: components) else { return false }
    return view.model.calendar.isDate(day, inSameDayAs: date)
  }

  final func areSameDay(_ first: DateComponents, _ second: DateComponents) -> Bool {
    guard let view, let date = view.date(of: first) else { return first == second }
    return names(second, date)
  }
}
