import UIKit

/// The brightest stars, in prototype cells of a storyboard: the first three in a taller one.
final class StarsController: UITableViewController {
  static func fromStoryboard(_ identifier: String) -> UIViewController {
    UIStoryboard(name: "Stars", bundle: .module).instantiateViewController(withIdentifier: identifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Star.all.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let identifier = indexPath.row < 3 ? "bright star" : "star"
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    let star = Star.all[indexPath.row]
    if let bright = cell as? BrightStarCell {
      bright.show(star)
    } else {
      cell.textLabel?.text = star.name
      cell.detailTextLabel?.text = star.magnitude.formatted()
    }
    return cell
  }
}
