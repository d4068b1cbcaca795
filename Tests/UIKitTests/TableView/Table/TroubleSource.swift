import UIKit

/// Rows of which one callback changes the table; conformances add the callbacks.
@MainActor class TroubleSource: NSObject {
  var sections = [(0..<9).map { "a\($0)" }, (0..<30).map { "b\($0)" }]
  /// The callback that acts, and the number of calls before.
  var trigger = ""
  var patience = 0
  var action: (UITableView, TroubleSource) -> Void = { _, _ in }
  var fired = 0
  var outOfRange = 0

  final func hit(_ name: String, _ table: UITableView) {
    guard name == trigger, fired == 0 else { return }
    guard patience == 0 else { return patience -= 1 }
    fired += 1
    action(table, self)
  }

  final func text(_ path: IndexPath) -> String {
    guard sections.indices.contains(path.section), sections[path.section].indices.contains(path.row) else {
      outOfRange += 1
      return "?"
    }
    return sections[path.section][path.row]
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    let count = sections.count
    hit("sections", tableView)
    return count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let count = sections.indices.contains(section) ? sections[section].count : 0
    hit("rows", tableView)
    return count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
    cell.textLabel?.text = text(indexPath)
    cell.accessoryType = .detailButton
    hit("cell", tableView)
    return cell
  }
}
