import Foundation
import Testing
import UIKit
import UIKitTesting

/// A list whose screens are read in the tests of accessibility.
final class ReadingList: UITableViewController {
  var sections: [(title: String?, rows: [String])] = [(nil, ["Alder", "Birch", "Cedar"])]
  var footer: String?
  var makeCell: (IndexPath) -> UITableViewCell = { _ in UITableViewCell(style: .value1, reuseIdentifier: nil) }
  var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  var log: [String] = []

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = makeCell(indexPath)
    cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
    configure(cell, indexPath)
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    log.append("accessory \(indexPath.row)")
  }
}

/// A list whose rows can be deleted, inserted and moved.
final class EditableReadingList: UITableViewController {
  var rows = ["Alder", "Birch", "Cedar"]
  var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    style(indexPath)
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
    rows.insert(rows.remove(at: from.row), at: to.row)
  }
  override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    if style == .insert {
      rows.insert("New", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .none)
    } else {
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .none)
    }
  }
}

extension TestScreen {
  /// Compares the settled screen with the expected reading.
  @MainActor func expectReads(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    settle()
    #expect(accessibilityTree() == expected, sourceLocation: sourceLocation)
  }
}
