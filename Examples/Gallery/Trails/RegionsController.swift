import UIKit

/// Parks with trails: the first of three screens, each of which pushes the next.
final class RegionsController: UITableViewController {
  private var regions = TrailRegion.all

  convenience init() {
    self.init(style: .plain)
    title = "Regions"  // listing 3-3
  }

  // Listing 3-4: the buttons of the bar.
  override func loadView() {
    super.loadView()
    tableView.allowsSelectionDuringEditing = true
    navigationItem.rightBarButtonItems = [
      editButtonItem,
      UIBarButtonItem(image: UIImage(systemName: "arrow.up.arrow.down"), style: .plain, target: self, action: RegionsController.turn),
    ]
  }

  private func turn() {
    regions.reverse()
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { regions.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "region") ?? UITableViewCell(style: .value1, reuseIdentifier: "region")
    let region = regions[indexPath.row]
    cell.textLabel?.text = region.name
    cell.detailTextLabel?.text = "\(region.trails.count) trails"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  // Listing 6-1: a row that is selected leads to the next screen.
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(TrailsController(regions[indexPath.row]), animated: true)
  }

  override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    guard editingStyle == .delete else { return }
    regions.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
}
