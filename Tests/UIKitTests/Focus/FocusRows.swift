import UIKit

/// Rows that log their selection.
@MainActor final class FocusRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var log: [String] = []
  var configure: (UITableViewCell, Int) -> Void = { cell, row in cell.textLabel?.text = "Row \(row)" }
  let count: Int

  init(_ count: Int = 20) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    configure(cell, indexPath.row)
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
}
