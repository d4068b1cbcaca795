import UIKit

/// A tap selects the row twenty rows further down, or twenty rows up near the end, and scrolls to it.
final class SelectAheadController: UITableViewController {
  private let timeZoneNames = TimeZone.knownTimeZoneIdentifiers.sorted()

  convenience init() {
    self.init(style: .plain)
    title = "Select Ahead"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { timeZoneNames.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
    cell.textLabel?.text = timeZoneNames[indexPath.row]
    cell.detailTextLabel?.text = "\(indexPath.row)"
    return cell
  }

  // Listing 6-5: a row is selected and shown by the program.
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let row = indexPath.row + 20 < timeZoneNames.count ? indexPath.row + 20 : indexPath.row - 20
    tableView.selectRow(at: IndexPath(row: row, section: indexPath.section), animated: true, scrollPosition: .middle)
  }
}
