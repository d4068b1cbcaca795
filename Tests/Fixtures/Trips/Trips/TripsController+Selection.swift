import UIKit

extension TripsController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    NotificationCenter.default.post(name: .tripSelected, object: self)
    performSegue(withIdentifier: "detail", sender: self)
  }
}
