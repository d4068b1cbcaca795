import UIKit

/// A concert program: pieces are moved within their part, the opening piece cannot be moved.
///
/// Outside of editing a row can be swiped: to mark it from the left, to repeat or remove it from the right.
final class ReorderController: UITableViewController {
  private(set) var parts = ConcertPart.programme
  private var marked: Set<String> = []

  convenience init() {
    self.init(style: .insetGrouped)
    title = "Concert"
    navigationItem.rightBarButtonItem = editButtonItem
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { parts.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { parts[section].pieces.count }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { parts[section].title }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "piece") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "piece")
    let piece = parts[indexPath.section].pieces[indexPath.row]
    cell.textLabel?.text = piece.title
    cell.detailTextLabel?.text = piece.composer
    cell.accessoryType = marked.contains(piece.title) ? .checkmark : .none
    return cell
  }

  // MARK: Moving

  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    tableView.isEditing ? .none : .delete
  }

  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { false }

  // Listing 8-1: the opening piece cannot be moved.
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath != IndexPath(row: 0, section: 0)
  }

  // Listing 8-2: the data follows the row.
  override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    let piece = parts[sourceIndexPath.section].pieces.remove(at: sourceIndexPath.row)
    parts[destinationIndexPath.section].pieces.insert(piece, at: destinationIndexPath.row)
  }

  // Listing 8-3: a piece remains in its part, and the opening piece remains first.
  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    let section = sourceIndexPath.section
    let last = parts[section].pieces.count - 1
    let first = section == 0 ? 1 : 0
    if proposedDestinationIndexPath.section != section {
      return IndexPath(row: proposedDestinationIndexPath.section < section ? first : last, section: section)
    }
    return IndexPath(row: min(max(proposedDestinationIndexPath.row, first), last), section: section)
  }

  // MARK: Swiping

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let title = parts[indexPath.section].pieces[indexPath.row].title
    let mark = UIContextualAction(style: .normal, title: marked.contains(title) ? "Unmark" : "Mark") { [weak self] _, _, done in
      self?.mark(title, at: indexPath)
      done(true)
    }
    mark.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [mark])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
      self?.parts[indexPath.section].pieces.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
      done(true)
    }
    let again = UIContextualAction(style: .normal, title: "Repeat") { [weak self] _, _, done in
      self?.play(again: indexPath)
      done(true)
    }
    again.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [remove, again])
  }

  private func mark(_ title: String, at path: IndexPath) {
    if marked.remove(title) == nil { marked.insert(title) }
    tableView.cellForRow(at: path)?.accessoryType = marked.contains(title) ? .checkmark : .none
  }

  /// Adds the same piece again, as the last of its part.
  private func play(again path: IndexPath) {
    parts[path.section].pieces.append(parts[path.section].pieces[path.row])
    tableView.insertRows(at: [IndexPath(row: parts[path.section].pieces.count - 1, section: path.section)], with: .automatic)
  }
}
