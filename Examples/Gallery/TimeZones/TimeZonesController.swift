import UIKit

/// Regions as sections, zones as rows (listings 4-3 and 4-4), every other row tinted as it is displayed (listing 5-2).
final class TimeZonesController: UITableViewController {
  private let regions = TimeZoneRegion.all

  convenience init() {
    self.init(style: .plain)
    title = "Time Zones"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { regions.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { regions[section].zones.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { regions[section].name }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "zone") ?? UITableViewCell(style: .value1, reuseIdentifier: "zone")
    let zone = regions[indexPath.section].zones[indexPath.row]
    cell.textLabel?.text = zone.place
    cell.detailTextLabel?.text = zone.offsetText
    return cell
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    cell.backgroundColor = indexPath.row.isMultiple(of: 2) ? .systemBackground : .secondarySystemBackground
  }
}
