import UIKit

/// The settings of a camera on a telescope: three cells in the controller's nib beside its table.
final class ExposureController: UITableViewController {
  // Listing 5-6: outlets for the cells in the nib, and the labels that the actions change.
  private var cell0: UITableViewCell!
  private var cell1: UITableViewCell!
  private var cell2: UITableViewCell!
  private weak var timeLabel: UILabel?
  private weak var countLabel: UILabel?
  private weak var timeSlider: UISlider?

  private(set) var pictures = 0

  override class var selectors: [Selector: UISelectorAction] {
    [
      "timeChanged:": .init(ExposureController.timeChanged),
      "takePicture:": .init(ExposureController.takePicture),
    ]
  }

  static func fromNib() -> ExposureController { ExposureController(nibName: "ExposureController", bundle: .module) }

  override func viewDidLoad() {
    super.viewDidLoad()
    timeSlider?.accessibilityLabel = "Time"
    if let timeSlider { timeChanged(timeSlider) }
    showCount()
  }

  // The actions of the slider and the button in the nib.
  private func timeChanged(_ sender: UISlider) {
    timeLabel?.text = "\(Int(sender.value.rounded())) s"
    sender.accessibilityValue = timeLabel?.text
  }

  private func takePicture(_ sender: UIButton) {
    pictures += 1
    showCount()
  }

  private func showCount() { countLabel?.text = "\(pictures)" }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  // Listing 5-7: the table shows the cells of the nib.
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: UITableViewCell = [cell0, cell1, cell2][indexPath.row]
    // Listing 5-8: the name of a value is found by its tag, without an outlet.
    if indexPath.row == 2 { (cell.viewWithTag(1) as? UILabel)?.text = "Pictures Taken" }
    return cell
  }
}
