import UIKit

/// The trails of one region; the button in a row shows its details.
final class TrailsController: UITableViewController {
  private let region: TrailRegion

  init(_ region: TrailRegion) {
    self.region = region
    super.init(style: .plain)
    title = region.name
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { region.trails.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "trail") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "trail")
    let trail = region.trails[indexPath.row]
    cell.textLabel?.text = trail.name
    cell.detailTextLabel?.text = "\(trail.length) km, \(trail.difficulty.rawValue.lowercased())"
    cell.accessoryType = .detailDisclosureButton
    return cell
  }

  // Listing 4-12: difficult trails are indented.
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    region.trails[indexPath.row].difficulty == .hard ? 1 : 0
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { showDetail(at: indexPath) }

  // Listing 3-5: the next controller is created and pushed.
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { showDetail(at: indexPath) }

  private func showDetail(at indexPath: IndexPath) {
    let detail = TrailDetailController(style: .grouped)
    detail.trail = region.trails[indexPath.row]
    navigationController?.pushViewController(detail, animated: true)
  }
}
