import CoreGraphics
import Foundation

/// A list whose items have menus: it passes the questions on to its delegate.
@MainActor protocol ItemMenuHost: ListHost {
  func showsEditMenu(at path: IndexPath) -> Bool
  func canPerform(_ action: Selector, at path: IndexPath, sender: Any?) -> Bool
  func perform(_ action: Selector, at path: IndexPath, sender: Any?)
  /// Makes the cell look selected while its edit menu shows; nil restores what its item is.
  func showSelected(_ isSelected: Bool?, cell: UIView)
  func deselectItem(at path: IndexPath)

  /// The context menu of an item; of the background where there is no item.
  func menuConfiguration(at path: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration?
  func highlightPreview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  func dismissalPreview(for configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  /// The picture of a cell for which the delegate gives none.
  func standardPreview(of cell: UIView) -> UITargetedPreview
  func willPerformPreviewAction(
    for configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
  func willDisplayMenu(for configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  func willEndMenu(for configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
}
