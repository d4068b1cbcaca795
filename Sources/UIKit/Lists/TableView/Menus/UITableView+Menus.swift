import CoreGraphics

internal import TrestleListModel

extension UITableView {
  /// Enables or disables context menus; they require a delegate.
  final func updateMenus() {
    if ownDelegate != nil, rowMenus == nil {
      let menus = ItemMenus(self)
      rowMenus = menus
      menus.attach()
    }
  }
}

extension UITableView: ItemMenuHost {
  func showsEditMenu(at path: IndexPath) -> Bool { ownDelegate?.tableView(self, shouldShowMenuForRowAt: path) ?? false }

  func canPerform(_ action: Selector, at path: IndexPath, sender: Any?) -> Bool {
    ownDelegate?.tableView(self, canPerformAction: action, forRowAt: path, withSender: sender) ?? false
  }

  func perform(_ action: Selector, at path: IndexPath, sender: Any?) {
    ownDelegate?.tableView(self, performAction: action, forRowAt: path, withSender: sender)
  }

  func showSelected(_ isSelected: Bool?, cell: UIView) {
    guard let cell = cell as? UITableViewCell else { return }
    if let isSelected { return cell.setSelected(isSelected, animated: false) }
    if let path = itemPath(of: cell) { cell.setSelected(selection.isSelected(path), animated: false) }
  }

  func deselectItem(at path: IndexPath) { deselectRow(at: path, animated: false) }

  func menuConfiguration(at path: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration? {
    guard let path else { return nil }
    return ownDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
  }

  func highlightPreview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    ownDelegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func dismissalPreview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    ownDelegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Returns the default preview of a row: the whole cell, or in a classic group its part of the box.
  func standardPreview(of cell: UIView) -> UITargetedPreview {
    let parameters = UIPreviewParameters()
    if let cell = cell as? UITableViewCell, cell.boxBounds != cell.bounds {
      let border = cellFigures.groupBorderWidth
      parameters.visiblePath = UIBezierPath(
        roundedRect: cell.boxBounds.insetBy(dx: -border, dy: -border), cornerRadius: cellFigures.groupCornerRadius)
      parameters.backgroundColor = .clear
    }
    return UITargetedPreview(view: cell, parameters: parameters)
  }

  func willPerformPreviewAction(
    for configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating
  ) {
    ownDelegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func willDisplayMenu(for configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
    ownDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func willEndMenu(for configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
    ownDelegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
