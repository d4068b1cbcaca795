import Foundation
import UIKit

/// Rows that may be deleted, inserted and moved, with a log of all editing calls.
@MainActor class EditingRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var log: [String] = []
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var canMove: (IndexPath) -> Bool = { _ in true }
  var editingStyle: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
  var indents: (IndexPath) -> Bool = { _ in true }
  var title: String?
  var retarget: (IndexPath, IndexPath) -> IndexPath = { $1 }
  /// The action in `commit` and `moveRowAt` after the data has changed.
  var committed: (UITableView, IndexPath) -> Void = { _, _ in }
  var moved: (UITableView) -> Void = { _ in }
  var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  var headers: [String] = []

  init(_ sections: [[String]]) { self.sections = sections }

  convenience init(count: Int) { self.init([(0..<count).map { "Row \($0)" }]) }

  /// A new instance with the same data.
  var copy: EditingRows {
    let copy = EditingRows(sections)
    copy.headers = headers
    return copy
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  private func name(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell") as? LoggingCell ?? LoggingCell(style: .default, reuseIdentifier: "cell")
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    cell.note = { [weak self] in self?.log.append("\($0) \(cell.textLabel?.text ?? "")") }
    configure(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    log.append("canEdit \(name(indexPath))")
    return canEdit(indexPath)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    log.append("canMove \(name(indexPath))")
    return canMove(indexPath)
  }

  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    log.append("commit \(editingStyle) \(name(indexPath))")
    if editingStyle == .delete {
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    } else {
      sections[indexPath.section].insert("New", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .fade)
    }
    committed(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    log.append("move \(name(sourceIndexPath)) to \(name(destinationIndexPath))")
    let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    moved(tableView)
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    log.append("style \(name(indexPath))")
    return editingStyle(indexPath)
  }

  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
    log.append("title \(name(indexPath))")
    return title
  }

  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { indents(indexPath) }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { log.append("willBegin \(name(indexPath))") }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("didEnd \(indexPath.map(name) ?? "nil")")
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("didSelect \(name(indexPath))") }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    log.append("target \(name(sourceIndexPath)) to \(name(proposedDestinationIndexPath))")
    return retarget(sourceIndexPath, proposedDestinationIndexPath)
  }
}

/// Logs when the table sets its mode.
@MainActor final class LoggingCell: UITableViewCell {
  var note: (String) -> Void = { _ in }
  /// Every state set on the cell, before and after.
  var masks: [UInt] = []

  override func willTransition(to state: UITableViewCell.StateMask) { masks.append(state.rawValue) }
  override func didTransition(to state: UITableViewCell.StateMask) { masks.append(state.rawValue) }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    note(editing ? "edit" : "done")
  }
}

/// Logs when the table's own mode is set.
@MainActor final class LoggingTable: UITableView {
  var note: (String) -> Void = { _ in }

  override func setEditing(_ editing: Bool, animated: Bool) {
    note("setEditing(\(editing), animated: \(animated))")
    super.setEditing(editing, animated: animated)
  }
}
