import Foundation
import UIKit

/// A table's data for tests: sections of texts, with a log of the calls.
@MainActor class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  var log: [String] = []
  var logs = true
  var style = UITableViewCell.CellStyle.default
  var made = 0
  var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  convenience init(count: Int) {
    self.init([(0..<count).map { "Row \($0)" }])
  }

  func note(_ what: String) {
    if logs { log.append(what) }
  }

  /// Returns the log since the last call.
  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    note("sections")
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    note("rows \(section)")
    return sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cell \(indexPath.section).\(indexPath.row)")
    let cell: UITableViewCell
    if let reused = tableView.dequeueReusableCell(withIdentifier: "cell") {
      cell = reused
    } else {
      made += 1
      cell = UITableViewCell(style: style, reuseIdentifier: "cell")
    }
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    configure(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
}
