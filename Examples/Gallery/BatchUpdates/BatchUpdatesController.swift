import UIKit

/// The states example (listings 7-7 and 7-8): each tap inserts three states and deletes two in one batch, and the next puts them back.
final class BatchUpdatesController: UITableViewController {
  private(set) var states = ["Arizona", "California", "Delaware", "New Jersey", "Washington"]

  convenience init() {
    self.init(style: .plain)
    title = "Batch Updates"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { states.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "state") ?? UITableViewCell(style: .default, reuseIdentifier: "state")
    cell.textLabel?.text = states[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    insertAndDeleteRows()
  }

  /// Insertions speak of the list after, deletions of the list before, whatever the order of the calls.
  func insertAndDeleteRows() {
    guard states.contains("Delaware") else { return }
    states.removeAll { ["Delaware", "Washington"].contains($0) }
    states.insert("Alaska", at: 0)
    states.insert("Georgia", at: 3)
    states.insert("Virginia", at: 5)
    tableView.beginUpdates()
    tableView.insertRows(at: [0, 3, 5].map { IndexPath(row: $0, section: 0) }, with: .right)
    tableView.deleteRows(at: [2, 4].map { IndexPath(row: $0, section: 0) }, with: .fade)
    tableView.endUpdates()
  }
}
