import UIKit

class SettingsController: UITableViewController {
  @IBOutlet weak var soundSwitch: UISwitch!
  private(set) var changes = 0

  @IBAction func soundChanged(_ sender: UISwitch) { changes += 1 }
}
