import UIKit

/// The switches for the appearance of the whole app: design, dark style, text size, direction, language, motion. Changes apply immediately.
///
/// The settings are stored as trait overrides of the window, which reach every view.
final class LooksController: UITableViewController {
  enum Row: String {
    case classic = "Classic"
    case dark = "Dark"
    case textSize = "Text Size"
    case rightToLeft = "Right to Left"
    case language = "Language"
    case reduceMotion = "Reduce Motion"
    case frameTimes = "Frame Times"
  }

  static let sections: [(title: String, rows: [Row], footer: String?)] = [
    ("Design", [.classic, .dark], "The classic design is always light."), ("Text", [.textSize, .rightToLeft, .language], nil),
    ("Motion", [.reduceMotion, .frameTimes], "Shows the frame times over every sample."),
  ]

  static let textSizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
    .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private let window: UIWindow

  init(window: UIWindow) {
    self.window = window
    super.init(style: .insetGrouped)
    preferredContentSize = CGSize(width: 340, height: 520)
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: LooksController.close)
    title = "Looks".translated
    registerForTraitChanges([LanguageTrait.self]) { (looks: LooksController, _: UITraitCollection) in looks.languageChanged() }
  }

  required init?(coder: NSCoder) { nil }

  private func close() { dismiss(animated: true) }

  private func languageChanged() {
    title = "Looks".translated
    tableView.reloadData()
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { Self.sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.sections[section].rows.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Self.sections[section].title.translated
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    Self.sections[section].footer?.translated
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = Self.sections[indexPath.section].rows[indexPath.row]
    // Each row has separate controls.
    let cell =
      tableView.dequeueReusableCell(withIdentifier: row.rawValue) ?? UITableViewCell(style: .value1, reuseIdentifier: row.rawValue)
    cell.textLabel?.text = row.rawValue.translated
    cell.selectionStyle = .none
    switch row {
    case .classic: cell.accessoryView = toggle(row, window.traitCollection.design == .classic)
    case .dark: cell.accessoryView = toggle(row, window.traitCollection.userInterfaceStyle == .dark)
    case .rightToLeft: cell.accessoryView = toggle(row, window.traitCollection.layoutDirection == .rightToLeft)
    case .reduceMotion: cell.accessoryView = toggle(row, UIAccessibility.isReduceMotionEnabled)
    case .frameTimes: cell.accessoryView = toggle(row, FrameMeter.isShown(in: window))
    case .textSize: cell.accessoryView = sizeSlider
    case .language:
      cell.detailTextLabel?.text = GalleryLanguage.current.name
      cell.accessoryType = .disclosureIndicator
      cell.selectionStyle = .default
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard Self.sections[indexPath.section].rows[indexPath.row] == .language else { return }
    navigationController?.pushViewController(LanguageController(), animated: true)
  }

  // MARK: Controls

  private func toggle(_ row: Row, _ isOn: Bool) -> UISwitch {
    let control = UISwitch()
    control.isOn = isOn
    control.accessibilityLabel = row.rawValue.translated
    control.addAction(
      UIAction { [weak self, weak control] _ in
        if let control { self?.set(row, control.isOn) }
      }, for: .valueChanged)
    return control
  }

  private var sizeSlider: UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 150, height: 34))
    slider.maximumValue = Float(Self.textSizes.count - 1)
    slider.value = Float(Self.textSizes.firstIndex(of: window.traitCollection.preferredContentSizeCategory) ?? 3)
    slider.accessibilityLabel = Row.textSize.rawValue.translated
    slider.addAction(
      UIAction { [window, weak slider] _ in
        guard let slider else { return }
        window.traitOverrides.preferredContentSizeCategory = Self.textSizes[Int(slider.value.rounded())]
      }, for: .valueChanged)
    return slider
  }

  private func set(_ row: Row, _ isOn: Bool) {
    switch row {
    case .classic: window.traitOverrides.design = isOn ? .classic : .modern
    case .dark: window.overrideUserInterfaceStyle = isOn ? .dark : .light
    case .rightToLeft: window.traitOverrides.layoutDirection = isOn ? .rightToLeft : .leftToRight
    case .reduceMotion: UIAccessibility.isReduceMotionEnabled = isOn
    case .frameTimes: FrameMeter.show(isOn, in: window)
    case .textSize, .language: break
    }
  }
}
