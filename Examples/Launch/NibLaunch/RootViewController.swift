import UIKit

/// The names of all time zones. Its table and its title are in the main nib.
final class RootViewController: UITableViewController {
  /// The nib shows its window before the delegate is notified of the launch, so the table may be there first.
  var timeZoneNames: [String] = [] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { timeZoneNames.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name") ?? UITableViewCell(style: .default, reuseIdentifier: "name")
    cell.textLabel?.text = timeZoneNames[indexPath.row]
    return cell
  }
}
