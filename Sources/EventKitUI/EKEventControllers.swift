@_exported import EventKit
@_exported import UIKit

/// The end of showing an event.
public enum EKEventViewAction: Int, Sendable {
  /// The user is done.
  case done
  /// The user answered an invitation.
  case responded
  /// The user deleted the event.
  case deleted
}

/// The end of editing an event.
public enum EKEventEditViewAction: Int, Sendable {
  /// The user canceled.
  case canceled
  /// The user saved the event.
  case saved
  /// The user deleted the event.
  case deleted
  /// The older spelling of `canceled`.
  public static var cancelled: EKEventEditViewAction { .canceled }
}

/// Receives the end of showing an event.
@preconcurrency @MainActor public protocol EKEventViewDelegate: AnyObject {
  /// Called when the user is done with the event.
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// Receives the end of editing an event.
@preconcurrency @MainActor public protocol EKEventEditViewDelegate: AnyObject {
  /// Called when the user has canceled or saved.
  func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  /// Returns the calendar of new events.
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
  public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar {
    controller.eventStore?.defaultCalendarForNewEvents ?? EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore())
  }
}

/// Shows an event: its title, location, times and notes.
open class EKEventViewController: UITableViewController {
  /// The event to edit; nil for a new one.
  open var event: EKEvent! {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }
  /// The object that is notified of the end.
  open weak var delegate: (any EKEventViewDelegate)?
  /// Whether an Edit button shows; `false` by default.
  open var allowsEditing = false {
    didSet { showButtons() }
  }
  /// Whether a preview of the calendar shows. There are no calendars on Linux, and no preview.
  open var allowsCalendarPreview = false

  /// Creates a controller without an event.
  public convenience init() { self.init(style: .insetGrouped) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if title == nil { title = LocalizedStrings.word("Event Details") }
    showButtons()
  }

  private func showButtons() {
    guard allowsEditing else {
      navigationItem.rightBarButtonItem = nil
      return
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        let editor = EKEventEditViewController()
        editor.event = event
        editor.ended = { [weak self] in self?.tableView.reloadData() }
        present(editor, animated: true)
      })
  }

  private var lines: [(title: String, detail: String)] {
    guard let event else { return [] }
    let times = DateFormatter()
    times.dateStyle = .full
    times.timeStyle = event.isAllDay ? .none : .short
    var lines = [(event.title ?? "", event.location ?? "")]
    if let start = event.startDate { lines.append((LocalizedStrings.word("Starts"), times.string(from: start))) }
    if let end = event.endDate { lines.append((LocalizedStrings.word("Ends"), times.string(from: end))) }
    if let notes = event.notes, !notes.isEmpty { lines.append((LocalizedStrings.word("Notes"), notes)) }
    if let url = event.url { lines.append(("URL", url.absoluteString)) }
    return lines
  }

  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

  open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let line = lines[indexPath.row]
    cell.textLabel?.text = line.title
    cell.detailTextLabel?.text = line.detail
    cell.textLabel?.numberOfLines = 0
    cell.detailTextLabel?.numberOfLines = 0
    cell.selectionStyle = .none
    return cell
  }
}

/// Lets the user edit an event: its title, location, times and notes. Saving fails on Linux, and an error is shown.
open class EKEventEditViewController: UINavigationController {
  /// The store that the event is saved to.
  open var eventStore: EKEventStore!
  /// The event; nil for a new one.
  open var event: EKEvent? {
    didSet { form.event = event }
  }
  /// The object that is notified of the end.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  var ended: (() -> Void)?
  private let form = EventForm(style: .insetGrouped)

  /// Creates a controller for a new event.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    form.title = LocalizedStrings.word(event?.title?.isEmpty == false ? "Edit Event" : "New Event")
    form.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancelEditing() })
    form.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: event == nil ? .add : .done, primaryAction: UIAction { [weak self] _ in self?.save() })
    setViewControllers([form], animated: false)
  }

  /// Ends editing without a change.
  open func cancelEditing() { end(.canceled) }

  private func save() {
    let store: EKEventStore = eventStore ?? EKEventStore()
    let event = event ?? EKEvent(eventStore: store)
    form.write(to: event)
    self.event = event
    do {
      try store.save(event, span: .thisEvent)
      end(.saved)
    } catch {
      let title = LocalizedStrings.word("Cannot Save Event")
      let alert = UIAlertController(title: title, message: error.localizedDescription, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: LocalizedStrings.word("OK"), style: .cancel))
      present(alert, animated: true)
    }
  }

  private func end(_ action: EKEventEditViewAction) {
    ended?()
    guard let editViewDelegate else { return dismiss(animated: true) }
    editViewDelegate.eventEditViewController(self, didCompleteWith: action)
  }
}

/// The fields of an event.
final class EventForm: UITableViewController {
  var event: EKEvent? {
    didSet { read() }
  }
  private let titleField = UITextField()
  private let placeField = UITextField()
  private let allDay = UISwitch()
  private let start = UIDatePicker()
  private let end = UIDatePicker()
  private let notes = UITextField()
  private lazy var rows: [[(label: String?, view: UIView)]] = [
    [(nil, titleField), (nil, placeField)],
    [
      (LocalizedStrings.word("All-day"), allDay), (LocalizedStrings.word("Starts"), start), (LocalizedStrings.word("Ends"), end),
    ], [(nil, notes)],
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    for (field, word) in [(titleField, "Title"), (placeField, "Location"), (notes, "Notes")] {
      field.placeholder = LocalizedStrings.word(word)
    }
    for picker in [start, end] { picker.preferredDatePickerStyle = .compact }
    allDay.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        for picker in [start, end] { picker.datePickerMode = allDay.isOn ? .date : .dateAndTime }
      }, for: .valueChanged)
    read()
  }

  private func read() {
    let hour: TimeInterval = 3600
    let next = Date(timeIntervalSinceReferenceDate: (Date().timeIntervalSinceReferenceDate / hour).rounded(.up) * hour)
    titleField.text = event?.title
    placeField.text = event?.location
    notes.text = event?.notes
    allDay.isOn = event?.isAllDay ?? false
    start.date = event?.startDate ?? next
    end.date = event?.endDate ?? start.date + hour
  }

  func write(to event: EKEvent) {
    event.title = titleField.text
    event.location = placeField.text
    event.notes = notes.text
    event.isAllDay = allDay.isOn
    event.startDate = start.date
    event.endDate = max(end.date, start.date)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.selectionStyle = .none
    let row = rows[indexPath.section][indexPath.row]
    cell.textLabel?.text = row.label
    if row.label != nil {
      row.view.sizeToFit()
      cell.accessoryView = row.view
    } else {
      row.view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(row.view)
      let margins = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        row.view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        row.view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        row.view.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
      ])
    }
    return cell
  }
}
