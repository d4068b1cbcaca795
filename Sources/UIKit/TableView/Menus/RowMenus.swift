import CoreGraphics
import Foundation

internal import ListModel

/// Opens the menus of a table's rows: the delegate's context menus, and the edit menu of cut, copy and paste.
@MainActor final class RowMenus: NSObject {
  private unowned let table: UITableView
  private(set) var context: UIContextMenuInteraction!
  private let press = UILongPressGestureRecognizer()
  /// The row whose context menu was asked for last.
  private var contextPath: IndexPath?
  private weak var contextCell: UITableViewCell?
  /// What of the row under the press can be done.
  private var actions: [Selector] = []

  init(_ table: UITableView) {
    self.table = table
    super.init()
    context = UIContextMenuInteraction(delegate: self)
    press.name = "rowMenu"
    press.delaysTouchesEnded = false
    press.delegate = self
    press.addTarget(self, action: RowMenus.pressed)
  }

  func attach() {
    table.addInteraction(context)
    table.addInteraction(self)
    table.addGestureRecognizer(press)
  }

  private func row(at point: CGPoint) -> IndexPath? {
    guard !table.isEditing, let path = table.indexPathForRow(at: point), table.cellForRow(at: path) != nil else { return nil }
    return path
  }

  /// All of a row; of one in a classic group, its part of the box.
  private func preview(of cell: UITableViewCell) -> UITargetedPreview {
    let parameters = UIPreviewParameters()
    if cell.boxBounds != cell.bounds {
      parameters.visiblePath = UIBezierPath(
        roundedRect: cell.boxBounds.insetBy(dx: -1, dy: 0), cornerRadius: table.cellFigures.groupCornerRadius)
      parameters.backgroundColor = .clear
    }
    return UITargetedPreview(view: cell, parameters: parameters)
  }

  // MARK: Cut, copy and paste

  /// What the system asks a row for. Only the first three ever show.
  private static let shown: [(title: String, action: Selector)] = [("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:")]
  private static let others: [Selector] = [
    "select:", "selectAll:", "delete:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:",
    "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
  ]

  private func findActions(at path: IndexPath) -> Bool {
    actions = []
    guard let delegate = table.delegate, delegate.tableView(table, shouldShowMenuForRowAt: path) else { return false }
    let controller = UIMenuController.shared
    let custom = (controller.menuItems ?? []).map(\.action)
    for action in Self.shown.map(\.action) + Self.others + custom {
      let can = delegate.tableView(table, canPerformAction: action, forRowAt: path, withSender: controller)
      if can, Self.shown.contains(where: { $0.action == action }) { actions.append(action) }
    }
    return !actions.isEmpty
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began, let path = row(at: recognizer.location(in: table)) else { return }
    showEditMenu(at: path, rect: table.rectForRow(at: path))
  }

  /// Shows the edit menu of a row, which looks selected meanwhile.
  private func showEditMenu(at path: IndexPath, rect: CGRect) {
    guard let cell = table.cellForRow(at: path) else { return }
    let entries = actions.map { action in
      let title = Self.shown.first { $0.action == action }?.title ?? ""
      return UIMenuController.Entry(title: LocalizedStrings.word(title)) { [weak self] in self?.perform(action, of: cell) }
    }
    table.dropHighlight()
    cell.setSelected(true, animated: false)
    let visible = rect.overlap(with: table.bounds)
    UIMenuController.shared.show(entries, from: table, rect: visible.isNull ? rect : visible) { [weak self] in
      guard let self, let now = table.indexPath(for: cell) else { return }
      cell.setSelected(table.selection.isSelected(ItemPath(now)), animated: false)
    }
  }

  /// An item was chosen: the row is deselected, though it was selected before.
  private func perform(_ action: Selector, of cell: UITableViewCell) {
    guard let path = table.indexPath(for: cell) else { return }
    table.deselectRow(at: path, animated: false)
    cell.setSelected(false, animated: false)
    table.delegate?.tableView(table, performAction: action, forRowAt: path, withSender: UIMenuController.shared)
  }
}

extension RowMenus: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let path = row(at: gestureRecognizer.location(in: table)) else { return false }
    return findActions(at: path)
  }
}

extension RowMenus: SecondaryClickReceiver {
  var view: UIView? { table }
  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) {}

  func receiveSecondaryClick(at point: CGPoint) -> Bool {
    guard let path = row(at: point), findActions(at: path) else { return false }
    showEditMenu(at: path, rect: CGRect(origin: point, size: .zero))
    return true
  }
}

extension RowMenus: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
  {
    guard let path = row(at: location) else { return nil }
    let configuration = table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
    contextPath = path
    contextCell = table.cellForRow(at: path)
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    table.dropHighlight()
    if let preview = table.delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration) { return preview }
    return contextCell.map { preview(of: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    if let preview = table.delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration) { return preview }
    guard let cell = contextCell, table.indexPath(for: cell) != nil else { return nil }
    return preview(of: cell)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    table.delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
