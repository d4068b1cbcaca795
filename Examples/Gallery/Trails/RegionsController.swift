import UIKit

/// Parks with trails: the first of three screens, each of which pushes the next.
final class RegionsController: UITableViewController {
  private(set) var regions = TrailRegion.all
  private var others = TrailRegion.others
  private lazy var addItemButton = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: RegionsController.addItem)

  // Listing 3-3: the title of the bar.
  convenience init() {
    self.init(style: .plain)
    title = "Regions"
  }

  // Listing 3-4: the buttons of the bar.
  override func loadView() {
    super.loadView()
    tableView.allowsSelectionDuringEditing = true
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = addItemButton
  }

  /// Adds a park, if there are more.
  private func addItem() {
    guard !others.isEmpty else { return }
    regions.append(others.removeFirst())
    tableView.insertRows(at: [IndexPath(row: regions.count - 1, section: 0)], with: .automatic)
    addItemButton.isEnabled = !others.isEmpty
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

  // Listing 6-1: selecting a row pushes the next screen.
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    let trailsController = TrailsController(regions[indexPath.row])
    navigationController?.pushViewController(trailsController, animated: true)
  }

  override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    guard editingStyle == .delete else { return }
    regions.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
}
