import UIKit

/// A summer in a calendar view: days off are selected singly or several at once, and decorations mark plans.
final class HolidaysController: UIViewController, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
  UICalendarSelectionMultiDateDelegate
{
  private(set) lazy var calendarView = UICalendarView()
  private let kind = UISegmentedControl(items: ["One Day", "Several"])
  private(set) var summary = UILabel()

  /// The marks of June 2024, by day.
  private let plans: [Int: UICalendarView.Decoration] = [
    4: .default(), 7: .default(color: .systemGreen, size: .large), 13: .image(UIImage(systemName: "star.fill"), color: .systemOrange),
    21: .image(UIImage(systemName: "sun.max.fill"), color: .systemYellow, size: .large),
    26: .customView {
      let label = UILabel()
      label.text = "Trip"
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textColor = .systemPurple
      return label
    },
  ]

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Holidays"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendarView.calendar = calendar
    calendarView.delegate = self
    calendarView.visibleDateComponents = DateComponents(year: 2024, month: 6)
    kind.selectedSegmentIndex = 0
    kind.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
    summary.numberOfLines = 0
    summary.font = .preferredFont(forTextStyle: .body)
    summary.adjustsFontForContentSizeCategory = true
    summary.textAlignment = .center
    summary.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [kind, calendarView, summary])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    choose()
  }

  /// Sets the selection mode of the segmented control.
  private func choose() {
    if kind.selectedSegmentIndex == 0 {
      calendarView.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
    } else {
      let several = UICalendarSelectionMultiDate(delegate: self)
      several.setSelectedDates([12, 13, 14].map { DateComponents(year: 2024, month: 6, day: $0) }, animated: false)
      calendarView.selectionBehavior = several
    }
    showSummary()
  }

  private func showSummary() {
    switch calendarView.selectionBehavior {
    case let one as UICalendarSelectionSingleDate: summary.text = one.selectedDate?.day.map { "Day \($0)" } ?? "No day off"
    case let several as UICalendarSelectionMultiDate: summary.text = "\(several.selectedDates.count) days off"
    default: summary.text = nil
    }
  }

  // MARK: Calendar

  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
    guard dateComponents.year == 2024, dateComponents.month == 6, let day = dateComponents.day else { return nil }
    return plans[day]
  }

  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) { showSummary() }

  /// Returns false for the day of the trip, which cannot be selected.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
    dateComponents?.day != 26
  }

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) { showSummary() }
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) { showSummary() }
}
