import Foundation
import UIKit

/// Rows with swipe actions at both edges.
@MainActor final class SwipingRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [String]
  var log: [String] = []
  var deletesItself = true
  var isFull = true
  var isDone = true
  /// The titles of the trailing actions; nil for no configuration.
  var trailing: [String]? = ["Remove", "Flag"]

  init(_ rows: [String]) { self.rows = rows }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    log.append("canEdit \(indexPath.row)")
    return true
  }
  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    log.append("commit \(indexPath.row)")
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { log.append("willBegin \(indexPath.row)") }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("didEnd \(indexPath.map { "\($0.row)" } ?? "nil")")
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    log.append("leading \(indexPath.row)")
    let pin = UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
      self?.log.append("Pin \(indexPath.row)")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [pin])
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    log.append("trailing \(indexPath.row)")
    let actions = trailing?.map { title in
      UIContextualAction(style: title == "Remove" ? .destructive : .normal, title: title) { [weak self] _, view, done in
        self?.perform(title, indexPath, tableView)
        done(self?.isDone ?? false)
        _ = view
      }
    }
    guard let actions else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = isFull
    return configuration
  }

  private func perform(_ title: String, _ path: IndexPath, _ table: UITableView) {
    log.append("\(title) \(path.row)")
    guard title == "Remove", isDone else { return }
    rows.remove(at: path.row)
    if deletesItself { table.deleteRows(at: [path], with: .fade) }
  }
}

/// Rows with the row actions of iOS 8.
@MainActor final class RowActionRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var log: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
  }
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    log.append("edit \(indexPath.row)")
    let delete = UITableViewRowAction(style: .destructive, title: "Delete") { [weak self] _, path in self?.log.append("delete \(path.row)")
    }
    let more = UITableViewRowAction(style: .normal, title: "More") { [weak self] _, path in self?.log.append("more \(path.row)") }
    more.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    return [delete, more]
  }
}
