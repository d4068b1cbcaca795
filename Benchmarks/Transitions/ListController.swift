import UIKit

/// A list of rows with images, two texts and a context menu.
@MainActor final class ListController: UITableViewController {
  var rows = Array(0..<60)

  override func viewDidLoad() {
    title = "List"
    tableView.rowHeight = 56
    tableView.allowsSelectionDuringEditing = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
    let row = rows[indexPath.row]
    cell.textLabel?.text = "Row \(row) of the list"
    cell.detailTextLabel?.text = "What there is to say about it"
    cell.imageView?.image = UIImage(systemName: "star")
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: ["Rename", "Copy", "Share", "Delete"].map { UIAction(title: $0) { _ in } })
    }
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  /// Deletes three rows and inserts three others.
  func changeRows() {
    let places = [1, 3, 4].map { IndexPath(row: $0, section: 0) }
    let removed = places.reversed().map { rows.remove(at: $0.row) }
    for (place, row) in zip(places, removed.reversed()) { rows.insert(row + 100, at: place.row) }
    tableView.performBatchUpdates {
      self.tableView.deleteRows(at: places, with: .automatic)
      self.tableView.insertRows(at: places, with: .automatic)
    }
  }
}
