import UIKit

/// The states example (listings 7-7 and 7-8), and below it every way in which rows come and go.
///
/// The first tap on a state inserts three and deletes two in one batch. A tap on the name of an animation then inserts a state with it, the
/// next deletes that again.
final class BatchUpdatesController: UITableViewController {
  private(set) var states = ["Arizona", "California", "Delaware", "New Jersey", "Washington"]

  static let animations: [(name: String, animation: UITableView.RowAnimation)] = [
    ("Fade", .fade), ("Right", .right), ("Left", .left), ("Top", .top), ("Bottom", .bottom), ("Middle", .middle), ("None", .none),
    ("Automatic", .automatic),
  ]

  convenience init() {
    self.init(style: .plain)
    title = "Batch Updates"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? states.count : Self.animations.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? nil : "Row Animations"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "state") ?? UITableViewCell(style: .default, reuseIdentifier: "state")
    cell.textLabel?.text = indexPath.section == 0 ? states[indexPath.row] : Self.animations[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if indexPath.section == 0 { insertAndDeleteRows() } else { show(Self.animations[indexPath.row].animation) }
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

  /// Lets a state come or go in one way.
  private func show(_ animation: UITableView.RowAnimation) {
    let path = IndexPath(row: 1, section: 0)
    if states[1] == "Hawaii" {
      states.remove(at: 1)
      tableView.deleteRows(at: [path], with: animation)
    } else {
      states.insert("Hawaii", at: 1)
      tableView.insertRows(at: [path], with: animation)
    }
  }
}
