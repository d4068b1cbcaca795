import Foundation

/// Lets the user select several days of a calendar view.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  private var dates: [DateComponents] = []

  /// Decides which days can be selected and receives selections; held weakly.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The selected days; setting them does not call the delegate.
  open var selectedDates: [DateComponents] {
    get { dates }
    set { setSelectedDates(newValue, animated: false) }
  }

  /// Creates a selection without selected days.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects days instead of the selected ones; does not call the delegate.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    dates = selectedDates
    view?.showSelection()
  }

  override func offers(_ components: DateComponents) -> Bool {
    let isSelected = dates.contains { areSameDay($0, components) }
    return isSelected || (delegate?.multiDateSelection(self, canSelectDate: components) ?? true)
  }

  override func contains(_ date: Date) -> Bool { dates.contains { names($0, date) } }

  override func choose(_ components: DateComponents) {
    if let index = dates.firstIndex(where: { areSameDay($0, components) }) {
      guard delegate?.multiDateSelection(self, canDeselectDate: components) ?? true else { return }
      dates.remove(at: index)
      delegate?.multiDateSelection(self, didDeselectDate: components)
    } else {
      guard delegate?.multiDateSelection(self, canSelectDate: components) ?? true else { return }
      dates.append(components)
      delegate?.multiDateSelection(self, didSelectDate: components)
    }
  }
}

/// Decides which days can be selected and receives selections.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Called after the user selected a day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called after the user deselected a day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Returns whether a day can be selected; `true` by default.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
  /// Returns whether a selected day can be deselected; `true` by default.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {}
  public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {}
  public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool { true }
  public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool {
    true
  }
}
