import UIKit

/// The edits, the constraints and the properties of one view.
final class InspectorDetailsController: UITableViewController {
  private struct Row {
    let title: String
    var detail = ""
    var isBroken = false
    var control: UIView?
  }

  private weak var inspected: UIView?
  private var sections: [(title: String, rows: [Row])] = []

  init(_ view: UIView) {
    inspected = view
    super.init(style: .grouped)
    title = "\(type(of: view))"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    reload()
  }

  private func reload() {
    guard let view = inspected else { return }
    sections = [("Edits", edits(view))]
    let reports = ConstraintReport.reports(for: view)
    for (axis, title) in [(NSLayoutConstraint.Axis.horizontal, "Constraints, horizontal"), (.vertical, "Constraints, vertical")] {
      let rows = reports.indices.filter { reports[$0].axis == axis }.map { row(reports[$0], $0, of: view) }
      if !rows.isEmpty { sections.append((title, rows)) }
    }
    sections.append(("Properties", ViewDetails.properties(view).map { Row(title: $0.1, detail: $0.0) }))
    tableView.reloadData()
  }

  private func row(_ report: ConstraintReport, _ index: Int, of view: UIView) -> Row {
    let json = report.json
    func word(_ name: String) -> String { json[name].map { "\($0)" } ?? "" }
    let error = json["error"].map { " by \($0)" } ?? ""
    let stepper = UIStepper()
    (stepper.minimumValue, stepper.maximumValue, stepper.value) = (-10_000, 10_000, Double(report.constraint.constant))
    stepper.accessibilityLabel = "Constant"
    stepper.addAction(UIAction { [weak self] in self?.set("constant", ($0.sender as? UIStepper)?.value ?? 0, index) }, for: .valueChanged)
    return Row(title: word("text"), detail: "\(word("state"))\(error), \(word("maker"))", isBroken: report.isBroken, control: stepper)
  }

  private func edits(_ view: UIView) -> [Row] {
    func toggle(_ title: String, _ isOn: Bool, _ change: @escaping (Bool) -> Void) -> Row {
      let toggle = UISwitch()
      toggle.isOn = isOn
      toggle.addAction(UIAction { change(($0.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
      return Row(title: title, control: toggle)
    }
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 160, height: 30))
    slider.value = Float(view.alpha)
    slider.accessibilityLabel = "Opacity"
    slider.addAction(UIAction { [weak self] in self?.set("alpha", Double(($0.sender as? UISlider)?.value ?? 1)) }, for: .valueChanged)
    let traits = view.traitCollection
    return [
      toggle("Hidden", view.isHidden) { [weak view] in view?.isHidden = $0 }, Row(title: "Opacity", control: slider),
      toggle("Dark", traits.userInterfaceStyle == .dark) { _ = InspectorEdits.setScreen("dark", "\($0)") },
      toggle("Right to left", traits.layoutDirection == .rightToLeft) { _ = InspectorEdits.setScreen("mirrored", "\($0)") },
    ]
  }

  private func set(_ name: String, _ value: Double, _ constraint: Int? = nil) {
    guard let view = inspected, InspectorEdits.set(name, "\(value)", of: view, constraint: constraint), constraint != nil else { return }
    reload()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = row.title
    cell.textLabel?.numberOfLines = 0
    cell.detailTextLabel?.text = row.detail.isEmpty ? nil : row.detail
    cell.detailTextLabel?.textColor = row.isBroken ? .systemRed : .secondaryLabel
    cell.accessoryView = row.control
    cell.selectionStyle = .none
    return cell
  }
}
