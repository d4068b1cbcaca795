import Foundation

/// Lets the user select one day of a calendar view.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  private var date: DateComponents?

  /// Decides which days can be selected and receives the selection; held weakly.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The selected day; setting it does not call the delegate.
  open var selectedDate: DateComponents? {
    get { date }
    set { setSelected(newValue, animated: false) }
  }

  /// Creates a selection without a selected day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects a day, or none; does not call the delegate.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    date = dateComponents
    view?.showSelection()
  }

  override func offers(_ components: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: components) ?? true }
  override func contains(_ date: Date) -> Bool { self.date.map { names($0, date) } ?? false }

  override func choose(_ components: DateComponents) {
    let isSelected = date.map { areSameDay($0, components) } ?? false
    let new = isSelected ? nil : components
    guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return }
    date = new
    delegate?.dateSelection(self, didSelectDate: new)
  }
}

/// Decides which days can be selected and receives the selection.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called after the user selected a day, or with `nil` after the user deselected it.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns whether a day, or with `nil` no day, can be selected; `true` by default.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool { true }
}
