import UIKit

/// A data source and delegate with every method of editing, moving, swiping and menus.
@MainActor final class EditingTroubleRows: TroubleSource, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    hit("canEdit", tableView)
    return true
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    hit("canMove", tableView)
    return true
  }
  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    guard text(indexPath) != "?" else { return }
    if editingStyle == .delete {
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    } else {
      sections[indexPath.section].insert("inserted", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .automatic)
    }
    hit("commit", tableView)
  }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    guard text(sourceIndexPath) != "?" else { return }
    let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    hit("move", tableView)
  }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    hit("editingStyle", tableView)
    return indexPath.row == 3 ? .insert : .delete
  }
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
    hit("deleteTitle", tableView)
    return "Trash"
  }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    hit("shouldIndent", tableView)
    return true
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { hit("willBegin", tableView) }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { hit("didEnd", tableView) }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    hit("target", tableView)
    return proposedDestinationIndexPath
  }
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    hit("leading", tableView)
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
        self?.hit("leadingAction", tableView)
        done(true)
      }
    ])
  }
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    hit("trailing", tableView)
    return nil
  }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    hit("contextMenu", tableView)
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      self?.hit("menuActions", tableView)
      return UIMenu(children: [UIAction(title: "Copy") { _ in }])
    })
  }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { hit("willShowMenu", tableView) }
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { hit("willEndMenu", tableView) }

  nonisolated static let callbacks = [
    "canEdit", "canMove", "commit", "move", "editingStyle", "deleteTitle", "shouldIndent", "willBegin", "didEnd", "target", "leading",
    "leadingAction", "trailing", "contextMenu", "menuActions", "willShowMenu", "willEndMenu",
  ]
}
