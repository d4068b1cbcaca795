import CoreGraphics

internal import TrestleListModel

extension UICollectionView {
  /// Enables or disables context menus; they require a delegate.
  final func updateMenus() {
    guard extras.delegate != nil, extras.menus == nil else { return }
    let menus = ItemMenus(self)
    extras.menus = menus
    menus.attach()
  }

  /// The context menu interaction of the items, if the delegate provides menus.
  public final var contextMenuInteraction: UIContextMenuInteraction? { extras.menus?.context }
}

extension UICollectionView: ListHost {
  func itemPath(at point: CGPoint) -> ItemPath? { item(at: point) }
  func itemPath(of cell: UIView) -> ItemPath? { (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) }.map { ItemPath($0) } }
  func itemCell(at path: ItemPath) -> UIView? { shownCell(path) }
  func itemFrame(at path: ItemPath) -> CGRect { attributes(of: ElementKey(.cell, path))?.frame ?? .zero }
  func containsItem(at path: ItemPath) -> Bool { hasItem(path) }
  // Menus stay available during editing.
  var editsItems: Bool { false }
}

extension UICollectionView: ItemMenuHost {
  func showsEditMenu(at path: IndexPath) -> Bool { extras.delegate?.collectionView(self, shouldShowMenuForItemAt: path) ?? false }

  func canPerform(_ action: Selector, at path: IndexPath, sender: Any?) -> Bool {
    extras.delegate?.collectionView(self, canPerformAction: action, forItemAt: path, withSender: sender) ?? false
  }

  func perform(_ action: Selector, at path: IndexPath, sender: Any?) {
    extras.delegate?.collectionView(self, performAction: action, forItemAt: path, withSender: sender)
  }

  func showSelected(_ isSelected: Bool?, cell: UIView) {
    guard let cell = cell as? UICollectionViewCell else { return }
    if let isSelected {
      cell.isSelected = isSelected
    } else if let path = itemPath(of: cell) {
      cell.isSelected = selection.isSelected(path)
    }
  }

  func deselectItem(at path: IndexPath) { deselectItem(at: path, animated: false) }

  /// Returns the menu of an item; for a selected item, of the whole selection; without a path, of the background.
  func menuConfiguration(at path: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration? {
    guard let delegate = extras.delegate else { return nil }
    extras.menuPath = path
    guard let path else { return delegate.collectionView(self, contextMenuConfigurationForItemsAt: [], point: point) }
    let selected = selection.selected
    let isOneOfSeveral = selected.count > 1 && selected.contains(ItemPath(path))
    let paths = isOneOfSeveral ? selected.sorted().map { IndexPath($0) } : [path]
    if let configuration = delegate.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point) { return configuration }
    // For a delegate that supports only menus of single items.
    return isOneOfSeveral ? delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: point) : nil
  }

  func highlightPreview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    extras.menuPath.flatMap {
      extras.delegate?.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: $0)
    }
  }

  func dismissalPreview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    extras.menuPath.flatMap {
      extras.delegate?.collectionView(self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: $0)
    }
  }

  func standardPreview(of cell: UIView) -> UITargetedPreview { UITargetedPreview(view: cell, parameters: UIPreviewParameters()) }

  func willPerformPreviewAction(
    for configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating
  ) {
    extras.delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func willDisplayMenu(for configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
    extras.delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  func willEndMenu(for configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
    extras.delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
