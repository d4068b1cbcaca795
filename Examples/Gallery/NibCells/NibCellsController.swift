import UIKit

/// Five tables whose cells come from nibs and storyboards, each in another way.
final class NibCellsController: UITableViewController {
  private struct Screen {
    var name: String
    var subtitle: String
    var make: @MainActor () -> UIViewController
  }

  private let screens = [
    Screen(name: "Planets", subtitle: "Cells from a nib, filled by tag") { PlanetsController() },
    Screen(name: "Moons", subtitle: "A registered nib with a custom class") { MoonsController() },
    Screen(name: "Exposure", subtitle: "Static cells from the controller’s nib") { ExposureController.fromNib() },
    Screen(name: "Stars", subtitle: "Prototype cells of a storyboard") { StarsController.fromStoryboard("stars") },
    Screen(name: "Observing", subtitle: "A static table of a storyboard") { StarsController.fromStoryboard("observing") },
  ]

  convenience init() {
    self.init(style: .insetGrouped)
    title = "NibCells"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { screens.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "screen") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "screen")
    cell.textLabel?.text = screens[indexPath.row].name
    cell.detailTextLabel?.text = screens[indexPath.row].subtitle
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let next = screens[indexPath.row].make()
    next.title = screens[indexPath.row].name
    navigationController?.pushViewController(next, animated: true)
  }
}
