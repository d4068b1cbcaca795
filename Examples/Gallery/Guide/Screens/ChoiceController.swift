import UIKit

/// A plain list of options, of which one has a checkmark.
final class ChoiceController: UITableViewController {
  private let ringtones = ["Marimba", "Bells", "Harbor", "Old Phone", "Piano", "Robin", "Strum", "Xylophone"]
  private var chosen = 1

  convenience init() {
    self.init(style: .plain)
    title = "Ringtone"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { ringtones.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tone") ?? UITableViewCell(style: .default, reuseIdentifier: "tone")
    cell.textLabel?.text = ringtones[indexPath.row]
    cell.accessoryType = indexPath.row == chosen ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.row != chosen else { return }
    tableView.cellForRow(at: IndexPath(row: chosen, section: 0))?.accessoryType = .none
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
    chosen = indexPath.row
    title = ringtones[chosen]
  }
}
