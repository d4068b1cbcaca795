import UIKit

/// Whether one calendar can be chosen or several.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  /// The user selects one calendar.
  case single
  /// The user selects any number of calendars.
  case multiple
}

/// The calendars that can be chosen.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  /// All calendars are listed.
  case allCalendars
  /// Calendars that the app may change.
  case writableCalendarsOnly
}

/// Receives the choice of calendars. Every method is optional.
@preconcurrency @MainActor public protocol EKCalendarChooserDelegate: AnyObject {
  /// Called when the selection has changed.
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  /// Called when the user is done.
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  /// Called when the user cancels.
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// Lets the user choose among the calendars of an event store.
open class EKCalendarChooser: UITableViewController {
  /// Whether one calendar can be chosen or several.
  public let selectionStyle: EKCalendarChooserSelectionStyle
  private let calendars: [EKCalendar]
  /// The object that is notified of the choice.
  open weak var delegate: (any EKCalendarChooserDelegate)?
  /// Whether a Done button shows; `false` by default.
  open var showsDoneButton = false {
    didSet { showButtons() }
  }
  /// Whether a Cancel button shows; `false` by default.
  open var showsCancelButton = false {
    didSet { showButtons() }
  }
  /// The chosen calendars.
  open var selectedCalendars: Set<EKCalendar> = [] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }

  /// Creates a chooser of the calendars for events or reminders.
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType = .event,
    eventStore: EKEventStore
  ) {
    self.selectionStyle = selectionStyle
    calendars = eventStore.calendars(for: entityType)
    super.init(style: .insetGrouped)
    title = LocalizedStrings.word("Calendars")
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showButtons()
    guard calendars.isEmpty else { return }
    let note = UILabel()
    note.text = "There are no calendars on Linux."
    note.textColor = .secondaryLabel
    note.textAlignment = .center
    tableView.backgroundView = note
  }

  private func showButtons() {
    let done = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self.map { $0.delegate?.calendarChooserDidFinish($0) } })
    let cancel = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self.map { $0.delegate?.calendarChooserDidCancel($0) } })
    navigationItem.rightBarButtonItem = showsDoneButton ? done : nil
    navigationItem.leftBarButtonItem = showsCancelButton ? cancel : nil
  }

  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { calendars.count }

  open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = calendars[indexPath.row].title
    cell.accessoryType = selectedCalendars.contains(calendars[indexPath.row]) ? .checkmark : .none
    return cell
  }

  open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let calendar = calendars[indexPath.row]
    if selectionStyle == .single {
      selectedCalendars = [calendar]
    } else if selectedCalendars.remove(calendar) == nil {
      selectedCalendars.insert(calendar)
    }
    delegate?.calendarChooserSelectionDidChange(self)
  }
}
