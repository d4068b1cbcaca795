import UIKit

/// A tap selects the row twenty further on and scrolls to it (listing 6-5).
final class SelectAheadController: UITableViewController {
  private let count = 200

  convenience init() {
    self.init(style: .plain)
    title = "Select Ahead"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let ahead = IndexPath(row: min(indexPath.row + 20, count - 1), section: indexPath.section)
    tableView.selectRow(at: ahead, animated: true, scrollPosition: .middle)
  }
}
