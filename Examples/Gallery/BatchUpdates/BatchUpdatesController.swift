import UIKit

/// The states example (listings 7-7 and 7-8), and below it every way in which rows come and go.
///
/// The first tap on a state inserts three and deletes two in one batch. A tap on the name of an animation then inserts a state with it, the
/// next deletes that again. Further down a row is reloaded in each of the ways in turn, another moves, and a section comes and goes.
final class BatchUpdatesController: UITableViewController {
  private(set) var states = ["Arizona", "California", "Delaware", "New Jersey", "Washington"]

  static let animations: [(name: String, animation: UITableView.RowAnimation)] = [
    ("Fade", .fade), ("Right", .right), ("Left", .left), ("Top", .top), ("Bottom", .bottom), ("Middle", .middle), ("None", .none),
    ("Automatic", .automatic),
  ]

  static let changes = ["Reload the First", "Move the First to the End", "Show or Hide a Section"]

  private var reloads = 0
  private var showsGreeting = false

  convenience init() {
    self.init(style: .plain)
    title = "Batch Updates"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { showsGreeting ? 4 : 3 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts(section).count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    [nil, "Row Animations", "Other Changes", "Greeting"][section]
  }

  private func texts(_ section: Int) -> [String] {
    switch section {
    case 0: states
    case 1: Self.animations.map(\.name)
    case 2: Self.changes
    default: ["Hello", "Goodbye"]
    }
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "state") ?? UITableViewCell(style: .default, reuseIdentifier: "state")
    cell.textLabel?.text = texts(indexPath.section)[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch (indexPath.section, indexPath.row) {
    case (0, _): insertAndDeleteRows()
    case (1, let row): show(Self.animations[row].animation)
    case (2, 0): reloadFirst()
    case (2, 1): moveFirst()
    case (2, _): toggleGreeting()
    default: break
    }
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

  /// Shows the first state in capitals, or as it was, each time in another way.
  private func reloadFirst() {
    states[0] = states[0] == states[0].uppercased() ? states[0].capitalized : states[0].uppercased()
    tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: Self.animations[reloads % Self.animations.count].animation)
    reloads += 1
  }

  private func moveFirst() {
    states.append(states.removeFirst())
    tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: states.count - 1, section: 0))
  }

  private func toggleGreeting() {
    showsGreeting.toggle()
    if showsGreeting { tableView.insertSections([3], with: .automatic) } else { tableView.deleteSections([3], with: .automatic) }
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
