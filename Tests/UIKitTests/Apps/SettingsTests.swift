import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Settings like the system's: switches as accessories, a value row that opens a date picker below itself, a row that pushes choices.
private final class SettingsController: UITableViewController {
  enum Row: Hashable {
    case notifications, sounds, reminder, picker, theme, reset
  }

  private(set) var sections: [[Row]] = [[.notifications, .sounds], [.reminder], [.theme], [.reset]]
  var isNotifying = true
  var volume: Float = 0.5
  var reminder = Date(timeIntervalSince1970: 9 * 3600)
  var theme = "System"

  private let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "HH:mm"
    return formatter
  }()

  init() {
    super.init(style: .insetGrouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["General", "Reminder", "Looks", nil][section]
  }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 1 ? "You are reminded once a day." : nil
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sections[indexPath.section][indexPath.row] == .picker ? 216 : UITableView.automaticDimension
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section][indexPath.row]
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    switch row {
    case .notifications:
      cell.textLabel?.text = "Notifications"
      let toggle = UISwitch()
      toggle.isOn = isNotifying
      toggle.onTintColor = .systemGreen
      toggle.addTarget(self, action: SettingsController.notificationsChanged, for: .valueChanged)
      cell.accessoryView = toggle
      cell.selectionStyle = .none
    case .sounds:
      cell.textLabel?.text = "Volume"
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 150, height: 30))
      slider.value = volume
      slider.isContinuous = false
      slider.addAction(UIAction { [unowned self] action in volume = (action.sender as! UISlider).value }, for: .valueChanged)
      cell.accessoryView = slider
      cell.selectionStyle = .none
    case .reminder:
      cell.textLabel?.text = "Time"
      cell.detailTextLabel?.text = formatter.string(from: reminder)
      cell.detailTextLabel?.textColor = sections[1].contains(.picker) ? .systemRed : .secondaryLabel
    case .picker:
      let picker = UIDatePicker()
      picker.datePickerMode = .time
      picker.preferredDatePickerStyle = .wheels
      picker.locale = formatter.locale
      picker.timeZone = formatter.timeZone
      picker.minuteInterval = 5
      picker.date = reminder
      picker.addTarget(self, action: SettingsController.timeChanged, for: .valueChanged)
      picker.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(picker)
      NSLayoutConstraint.activate([
        picker.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        picker.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        picker.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        picker.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      ])
    case .theme:
      cell.textLabel?.text = "Theme"
      cell.detailTextLabel?.text = theme
      cell.accessoryType = .disclosureIndicator
    case .reset:
      cell.textLabel?.text = "Reset All Settings"
      cell.textLabel?.textColor = .systemRed
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch sections[indexPath.section][indexPath.row] {
    case .reminder: togglePicker()
    case .theme:
      let choices = ChoiceController(["System", "Light", "Dark"], chosen: theme)
      choices.title = "Theme"
      choices.onChoice = { [unowned self] in choose($0) }
      navigationController?.pushViewController(choices, animated: true)
    case .reset: askToReset()
    default: break
    }
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    ![.notifications, .sounds, .picker].contains(sections[indexPath.section][indexPath.row])
  }

  private func togglePicker() {
    let path = IndexPath(row: 1, section: 1)
    tableView.performBatchUpdates {
      if self.sections[1].count == 1 {
        self.sections[1].append(.picker)
        self.tableView.insertRows(at: [path], with: .fade)
      } else {
        self.sections[1].removeLast()
        self.tableView.deleteRows(at: [path], with: .fade)
      }
    }
    tableView.reloadRows(at: [IndexPath(row: 0, section: 1)], with: .none)
    if sections[1].count == 2 { tableView.scrollToRow(at: path, at: .none, animated: true) }
  }

  func notificationsChanged(_ sender: UISwitch) {
    isNotifying = sender.isOn
    if sender.isOn {
      sections[0].append(.sounds)
      tableView.insertRows(at: [IndexPath(row: 1, section: 0)], with: .top)
    } else {
      sections[0].removeLast()
      tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .top)
    }
  }

  func timeChanged(_ sender: UIDatePicker) {
    reminder = sender.date
    tableView.cellForRow(at: IndexPath(row: 0, section: 1))?.detailTextLabel?.text = formatter.string(from: reminder)
  }

  private func choose(_ new: String) {
    theme = new
    navigationController?.view.window?.overrideUserInterfaceStyle = new == "Dark" ? .dark : new == "Light" ? .light : .unspecified
    tableView.reloadRows(at: [IndexPath(row: 0, section: 2)], with: .automatic)
  }

  private func askToReset() {
    let alert = UIAlertController(title: "Reset?", message: "All settings go back.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(
      UIAlertAction(title: "Reset", style: .destructive) { [unowned self] _ in
        volume = 0.5
        choose("System")
        tableView.reloadData()
      })
    present(alert, animated: true)
  }
}

/// A list with a checkmark in one row.
private final class ChoiceController: UITableViewController {
  private let choices: [String]
  private var chosen: String
  var onChoice: ((String) -> Void)?

  init(_ choices: [String], chosen: String) {
    self.choices = choices
    self.chosen = chosen
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Choice")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { choices.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Choice", for: indexPath)
    cell.textLabel?.text = choices[indexPath.row]
    cell.accessoryType = choices[indexPath.row] == chosen ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let old = choices.firstIndex(of: chosen) { tableView.cellForRow(at: IndexPath(row: old, section: 0))?.accessoryType = .none }
    chosen = choices[indexPath.row]
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
    onChoice?(chosen)
    navigationController?.popViewController(animated: true)
  }
}

@Suite("Apps: settings") @MainActor
struct SettingsTests {
  private func show() -> (TestScreen, SettingsController) {
    let screen = TestScreen(size: CGSize(width: 320, height: 700))
    let settings = SettingsController()
    screen.show(UINavigationController(rootViewController: settings))
    screen.settle()
    return (screen, settings)
  }

  private func cell(_ row: Int, _ section: Int, _ settings: SettingsController) throws -> UITableViewCell {
    try #require(settings.tableView.cellForRow(at: IndexPath(row: row, section: section)))
  }

  @Test("A switch removes the row below it and inserts it again; a slider keeps its value")
  func switches() throws {
    let (screen, settings) = show()
    let slider = try #require(try cell(1, 0, settings).accessoryView as? UISlider)
    let y = slider.convert(CGPoint(x: 0, y: slider.bounds.midY), to: nil).y
    let x = slider.convert(CGPoint(x: slider.bounds.midX, y: 0), to: nil).x
    screen.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + 40, y: y))
    screen.settle()
    expect(settings.volume > 0.6 && settings.volume < 0.95)
    let volume = settings.volume
    let toggle = try #require(try cell(0, 0, settings).accessoryView as? UISwitch)
    screen.tap(toggle)
    expect(!settings.isNotifying && settings.tableView.numberOfRows(inSection: 0) == 1)
    expect(!screen.shows("Volume"))
    screen.tap(toggle)
    expect(settings.isNotifying && screen.shows("Volume"))
    #expect((try cell(1, 0, settings).accessoryView as? UISlider)?.value == volume)
  }

  @Test("The time row opens a picker below itself, whose wheels change it; a second tap closes it")
  func inlinePicker() throws {
    let (screen, settings) = show()
    try expect(cell(0, 1, settings).detailTextLabel?.text, equals: "09:00")
    screen.tap("Time")
    expect(settings.tableView.numberOfRows(inSection: 1), equals: 2)
    let row = settings.tableView.rectForRow(at: IndexPath(row: 1, section: 1))
    expect(row.height, equals: 216)
    let frame = settings.tableView.convert(row, to: nil)
    // One row down on the wheel of hours, which is at the left.
    screen.tap(CGPoint(x: frame.midX - 50, y: frame.midY + 36))
    screen.settle()
    try expect(cell(0, 1, settings).detailTextLabel?.text, equals: "10:00")
    screen.tap("Time")
    expect(settings.tableView.numberOfRows(inSection: 1), equals: 1)
    expect(settings.reminder, equals: Date(timeIntervalSince1970: 10 * 3600))
  }

  @Test("A theme is chosen from a list, applied immediately, and reverted by the alert")
  func themeAndReset() throws {
    let (screen, settings) = show()
    screen.tap("Theme")
    screen.tap("Dark")
    expect(settings.navigationController?.topViewController === settings)
    try expect(cell(0, 2, settings).detailTextLabel?.text, equals: "Dark")
    expect(settings.traitCollection.userInterfaceStyle, equals: .dark)
    let pixel = screen.snapshot().pixel(x: 4, y: 1300)
    expect(pixel.red, below: 40)
    screen.tap("Reset All Settings")
    screen.tap("Cancel")
    expect(settings.theme, equals: "Dark")
    screen.tap("Reset All Settings")
    screen.tap("Reset")
    expect(settings.theme == "System" && settings.traitCollection.userInterfaceStyle == .light)
  }
}
