import UIKit

/// A static grouped table with two kinds of cells: values that open another screen, and rows with a control.
final class SettingsController: UITableViewController {
  private let settings = SoundSettings()

  convenience init() {
    self.init(style: .grouped)
    title = "Settings"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    let reset = UIButton(type: .system)
    reset.setTitle("Reset All Settings", for: .normal)
    reset.addTarget(self, action: SettingsController.reset, for: .touchUpInside)
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    reset.frame = footer.bounds.insetBy(dx: 9, dy: 0)
    reset.autoresizingMask = .flexibleWidth
    footer.addSubview(reset)
    tableView.tableFooterView = footer
  }

  private func reset() {
    settings.reset()
    tableView.reloadData()
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 2 : section == 1 ? 2 : 3 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["Sound Effects", "Quality", "About"][section]
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? "Effects play with every move." : nil
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    indexPath.section == 2 ? valueCell(indexPath.row) : controlCell(indexPath)
  }

  private func valueCell(_ row: Int) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "value") ?? UITableViewCell(style: .value1, reuseIdentifier: "value")
    let values = [("Volume", "\(Int(settings.volume * 100))%"), ("Voices", "\(settings.voices)"), ("Version", "1.0")]
    cell.textLabel?.text = values[row].0
    cell.detailTextLabel?.text = values[row].1
    return cell
  }

  // Listing 6-2: a control is the accessory of its row.
  private func controlCell(_ path: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "control") ?? UITableViewCell(style: .default, reuseIdentifier: "control")
    switch (path.section, path.row) {
    case (0, 0):
      cell.textLabel?.text = "Sound Effects"
      cell.accessoryView = soundSwitch
    case (0, 1):
      cell.textLabel?.text = "Volume"
      cell.accessoryView = volumeSlider
    case (1, 0):
      cell.textLabel?.text = "Quality"
      cell.accessoryView = qualitySegments
    default:
      cell.textLabel?.text = "Voices"
      cell.accessoryView = voiceStepper
    }
    return cell
  }

  // MARK: Controls

  private var soundSwitch: UISwitch {
    let control = UISwitch()
    control.isOn = settings.isOn
    control.accessibilityLabel = "Sound Effects"
    control.addTarget(self, action: SettingsController.toggleSoundEffects, for: .valueChanged)
    return control
  }

  private var volumeSlider: UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 150, height: 34))
    slider.value = settings.volume
    slider.isEnabled = settings.isOn
    slider.accessibilityLabel = "Volume"
    slider.addTarget(self, action: SettingsController.slid, for: .valueChanged)
    return slider
  }

  private var qualitySegments: UISegmentedControl {
    let control = UISegmentedControl(items: ["Low", "High"])
    control.selectedSegmentIndex = settings.quality
    control.addTarget(self, action: SettingsController.chose, for: .valueChanged)
    return control
  }

  private var voiceStepper: UIStepper {
    let stepper = UIStepper()
    stepper.minimumValue = 1
    stepper.maximumValue = 16
    stepper.value = Double(settings.voices)
    stepper.accessibilityLabel = "Voices"
    stepper.addTarget(self, action: SettingsController.stepped, for: .valueChanged)
    return stepper
  }

  private func toggleSoundEffects(_ control: UISwitch) {
    settings.isOn = control.isOn
    (tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryView as? UISlider)?.isEnabled = control.isOn
  }

  private func slid(_ slider: UISlider) {
    settings.volume = slider.value
    show("\(Int(slider.value * 100))%", inRow: 0)
  }

  private func chose(_ control: UISegmentedControl) { settings.quality = control.selectedSegmentIndex }

  private func stepped(_ stepper: UIStepper) {
    settings.voices = Int(stepper.value)
    show("\(settings.voices)", inRow: 1)
  }

  private func show(_ text: String, inRow row: Int) {
    tableView.cellForRow(at: IndexPath(row: row, section: 2))?.detailTextLabel?.text = text
  }
}
