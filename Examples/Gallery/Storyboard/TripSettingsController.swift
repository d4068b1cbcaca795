import UIKit

/// A form whose rows are all in the storyboard.
final class TripSettingsController: UITableViewController {
  override class var selectors: [Selector: UISelectorAction] {
    ["remindChanged:": .init(TripSettingsController.remindChanged)]
  }

  private(set) var reminds = true

  private func remindChanged(_ sender: UISwitch) { reminds = sender.isOn }
}
