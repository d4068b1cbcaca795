import CoreGraphics

/// Determines the behavior of a collection view's items, and receives their events. Every method is optional.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  // Highlighting and selection
  /// Returns whether a touch highlights and may select an item; `true` by default.
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// Called after a touch highlighted an item.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Called after an item lost its highlight.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Returns whether the user may select an item; `true` by default.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Returns whether a selected item may be deselected by a tap, in multiple selection.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// Called after the user selected an item; not called for selections by the program.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called after the user deselected an item.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Returns whether a tap or Return performs an action beyond selection; true outside of editing by default.
  func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
  /// Called when a tap or Return performs the primary action of an item, after the selection has changed.
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  /// Returns whether a drag with two fingers may select several items; `false` by default.
  func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  /// Called when a drag begins to select several items.
  func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called after the finger that selected several items was lifted.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

  // Display
  /// Called before a cell is shown.
  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// Called before a supplementary view is shown.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath)
  /// Called after a cell was removed; the item may no longer exist.
  func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// Called after a supplementary view was removed.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)

  // Layouts and movement
  /// Returns the layout used between two layouts.
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  /// Returns the content offset after an update or a change of the layout; the proposed one by default.
  func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  /// Returns the target of an item that is being moved; the proposed one by default.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the target of an item that is being moved; the older form.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Returns whether an item may be edited; `true` by default.
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool

  /// Returns whether a drag that hovers over an item opens it; `true` by default if the view is spring loaded.
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool

  // Focus
  /// Returns whether an item can have the keyboard focus.
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  /// Returns whether the focus may move as described by the context; `true` by default.
  func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool
  /// Called after the focus moved from or to an item.
  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// Returns the item that gets the focus first; `nil` leaves the choice to the focus system.
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
  /// Returns whether an item is selected when it gets the focus.
  func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool

  // Menus
  /// Returns whether a long press shows the editing menu; superseded by context menus.
  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
  /// Returns whether the editing menu contains an action.
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool
  /// Performs an action of the editing menu.
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?)

  // Context menus
  /// Returns the context menu of an item; `nil` shows none.
  func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  /// Returns the menu of several items, or without paths that of the background; by default calls the method for one item.
  func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint)
    -> UIContextMenuConfiguration?
  /// Returns the preview of an item that is lifted; `nil` lifts the cell.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Returns the preview to which the menu is dismissed; `nil` uses the cell.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Returns the preview that is lifted; the older form for one item.
  func collectionView(
    _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the preview to which the menu is dismissed; the older form for one item.
  func collectionView(
    _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the preview is tapped; animations and the completion are added to `animator`.
  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu appears.
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu disappears.
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    forwarded("collectionView:shouldHighlightItemAtIndexPath:", by: self, [collectionView, indexPath]) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    } ?? true
  }
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    forwarded("collectionView:didHighlightItemAtIndexPath:", by: self, [collectionView, indexPath]) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
  }
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    forwarded("collectionView:didUnhighlightItemAtIndexPath:", by: self, [collectionView, indexPath]) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    forwarded("collectionView:shouldSelectItemAtIndexPath:", by: self, [collectionView, indexPath]) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(collectionView, shouldSelectItemAt: indexPath)
    } ?? true
  }
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    forwarded("collectionView:shouldDeselectItemAtIndexPath:", by: self, [collectionView, indexPath]) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    } ?? true
  }
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    forwarded("collectionView:didSelectItemAtIndexPath:", by: self, [collectionView, indexPath]) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    forwarded("collectionView:didDeselectItemAtIndexPath:", by: self, [collectionView, indexPath]) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }
  public func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool {
    !collectionView.isEditing
  }
  public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
  public func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
    false
  }
  public func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
  public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    forwarded("collectionView:willDisplayCell:forItemAtIndexPath:", by: self, [collectionView, cell, indexPath]) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    forwarded(
      "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:", by: self, [collectionView, view, elementKind, indexPath]
    ) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    forwarded("collectionView:didEndDisplayingCell:forItemAtIndexPath:", by: self, [collectionView, cell, indexPath]) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    forwarded(
      "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:", by: self,
      [collectionView, view, elementKind, indexPath]
    ) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout { UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout) }
  public func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  { proposedContentOffset }
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { collectionView.allowsFocus }
  public func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool {
    true
  }
  public func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
  public func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool {
    collectionView.selectionFollowsFocus
  }
  public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { false }
  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }
  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {}
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  { nil }
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    guard indexPaths.count == 1 else { return nil }
    return self.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
  }
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration) }
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration) }
  public func collectionView(
    _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func collectionView(
    _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
