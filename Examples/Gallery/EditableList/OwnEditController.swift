import UIKit

/// A list with a custom Edit button: the bar has another item while rows are edited, and a plus button in the last row inserts in place.
final class OwnEditController: UITableViewController {
  private(set) var stops = ["Basel", "Colmar", "Strasbourg", "Metz", "Luxembourg"]
  private var further = ["Liège", "Maastricht", "Nijmegen", "Utrecht", "Amsterdam"]

  convenience init() {
    self.init(style: .plain)
    title = "Journey"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showButton()
  }

  private func showButton() {
    let item = UIBarButtonItem(
      barButtonSystemItem: tableView.isEditing ? .done : .edit, target: self, action: OwnEditController.doEdit)
    navigationItem.setRightBarButton(item, animated: true)
  }

  private func doEdit() {
    tableView.setEditing(!tableView.isEditing, animated: true)
    showButton()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { stops.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "stop") ?? UITableViewCell(style: .default, reuseIdentifier: "stop")
    cell.textLabel?.text = stops[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    indexPath.row == stops.count - 1 && !further.isEmpty ? .insert : .delete
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    tableView.beginUpdates()
    if editingStyle == .insert {
      stops.append(further.removeFirst())
      tableView.insertRows(at: [IndexPath(row: stops.count - 1, section: 0)], with: .automatic)
      // The plus button moves to the new row.
      tableView.reloadRows(at: [indexPath], with: .none)
    } else {
      stops.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    tableView.endUpdates()
  }
}
