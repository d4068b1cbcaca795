import UIKit

/// Three sections of three rows, of which one block deletes a row, a section, and inserts a row (figure 7-2).
final class SectionUpdatesController: UITableViewController {
  private static let original: [(title: String, rows: [String])] = ["A", "B", "C"].map { letter in
    (letter, (0..<3).map { "\(letter)\($0)" })
  }

  private(set) var sections = SectionUpdatesController.original

  convenience init() {
    self.init(style: .insetGrouped)
    title = "Sections and Rows"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Update", style: .plain, target: self, action: SectionUpdatesController.update)
  }

  /// The deleted row and section refer to the table before the update, the inserted row to the table after.
  private func update() {
    guard sections.count == 3 else {
      sections = Self.original
      return tableView.reloadData()
    }
    sections[0].rows.remove(at: 1)
    sections.remove(at: 1)
    sections[1].rows.insert("New", at: 1)
    tableView.beginUpdates()
    tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    tableView.deleteSections([1], with: .automatic)
    tableView.insertRows(at: [IndexPath(row: 1, section: 1)], with: .automatic)
    tableView.endUpdates()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
    cell.selectionStyle = .none
    return cell
  }
}
