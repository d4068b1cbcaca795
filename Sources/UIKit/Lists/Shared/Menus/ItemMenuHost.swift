import CoreGraphics

/// A list whose items have menus; it forwards to its delegate.
@MainActor protocol ItemMenuHost: ListHost {
  func showsEditMenu(at path: IndexPath) -> Bool
  func canPerform(_ action: Selector, at path: IndexPath, sender: Any?) -> Bool
  func perform(_ action: Selector, at path: IndexPath, sender: Any?)
  /// Makes the cell look selected while its edit menu is shown; nil restores the item's state.
  func showSelected(_ isSelected: Bool?, cell: UIView)
  func deselectItem(at path: IndexPath)

  /// Returns the context menu of an item, or of the background if there is no item.
  func menuConfiguration(at path: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration?
  func highlightPreview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  func dismissalPreview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  func standardPreview(of cell: UIView) -> UITargetedPreview
  func willPerformPreviewAction(
    for configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
  func willDisplayMenu(for configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  func willEndMenu(for configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
}
