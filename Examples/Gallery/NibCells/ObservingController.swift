import UIKit

/// An observing plan for a night: a table whose rows are all in the storyboard, including the section and row counts.
final class ObservingController: UITableViewController {
  private weak var moonSwitch: UISwitch?
  private weak var placeControl: UISegmentedControl?
  private weak var summaryLabel: UILabel?

  override class var selectors: [Selector: UISelectorAction] { ["planChanged:": .init(ObservingController.planChanged)] }

  override func viewDidLoad() {
    super.viewDidLoad()
    showSummary()
  }

  private func planChanged(_ sender: UIControl) { showSummary() }

  private func showSummary() {
    let isDark = moonSwitch?.isOn == true && placeControl?.selectedSegmentIndex != 0
    summaryLabel?.text = isDark ? "Galaxies" : "Planets"
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard tableView.cellForRow(at: indexPath)?.reuseIdentifier == "reset" else { return }
    moonSwitch?.setOn(false, animated: true)
    placeControl?.selectedSegmentIndex = 0
    showSummary()
  }
}
