import CoreGraphics
import Foundation

/// Decides how a table's rows look and behave, and hears what is done with them. Every method may be left out.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  associatedtype _HeaderView = _Unimplemented
  associatedtype _FooterView = _Unimplemented
  associatedtype _AccessoryType = _Unimplemented
  associatedtype _LeadingActions = _Unimplemented
  associatedtype _TrailingActions = _Unimplemented
  associatedtype _EditActions = _Unimplemented

  // Display
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  // Heights and places
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  // Headers, footers and accessories
  /// The view above a section, a `UIView?`. Being there, it is asked before the title.
  @_disfavoredOverload
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> _HeaderView
  @_disfavoredOverload
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> _FooterView
  @_disfavoredOverload
  func tableView(_ tableView: UITableView, accessoryTypeForRowWith indexPath: IndexPath) -> _AccessoryType
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  // Selection
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Whether arrow keys stop at a row.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Whether a row is selected as soon as keys mark it; the table's ``UITableView/selectionFollowsFocus`` unless written.
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
  /// Whether a tap or Return does more than select a row; true outside of editing unless written.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  /// A row was tapped, or activated by a key: called after what became of the selection.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

  /// Whether a drag of two fingers that begins at a row, or of one along the circles in editing, selects the rows it passes. Asked where
  /// several rows may be selected.
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  /// The drag has begun: the place to begin editing, if rows are selected only then.
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  // Editing
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  // Swipe actions
  /// What a swipe from the leading edge uncovers, a `UISwipeActionsConfiguration?`. nil means nothing.
  @_disfavoredOverload
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> _LeadingActions
  /// What a swipe from the trailing edge uncovers, a `UISwipeActionsConfiguration?`. nil means Delete, if `commit` is there.
  @_disfavoredOverload
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> _TrailingActions
  /// The older form, a `[UITableViewRowAction]?`; asked if there are no trailing swipe actions.
  @_disfavoredOverload
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> _EditActions

  // Menus
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
    -> Bool
  func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)

  // Context menus
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  func tableView(
    _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { Unanswered.height }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { Unanswered.height }
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { Unanswered.height }
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { Unanswered.height }
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { Unanswered.height }
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { Unanswered.height }
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { Unanswered.level }
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> _Unimplemented { _Unimplemented() }
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> _Unimplemented { _Unimplemented() }
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, accessoryTypeForRowWith indexPath: IndexPath) -> _Unimplemented { _Unimplemented() }
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
  public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { false }
  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    tableView.selectionFollowsFocus
  }
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { !tableView.isEditing }
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .delete }
  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { nil }
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> _Unimplemented {
    _Unimplemented()
  }
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> _Unimplemented {
    _Unimplemented()
  }
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> _Unimplemented { _Unimplemented() }
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {}
  public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  { nil }
  public func tableView(
    _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

extension UITableViewDelegate {
  var witnessesHeaderView: Bool { _HeaderView.self != _Unimplemented.self }
  var witnessesFooterView: Bool { _FooterView.self != _Unimplemented.self }
  var witnessesAccessoryType: Bool { _AccessoryType.self != _Unimplemented.self }

  var witnessesLeadingActions: Bool { _LeadingActions.self != _Unimplemented.self }
  var witnessesTrailingActions: Bool { _TrailingActions.self != _Unimplemented.self }
  var witnessesEditActions: Bool { _EditActions.self != _Unimplemented.self }

  func leadingActions(in table: UITableView, at path: IndexPath) -> UISwipeActionsConfiguration? {
    let answer: _LeadingActions = tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    return answer as? UISwipeActionsConfiguration
  }

  func trailingActions(in table: UITableView, at path: IndexPath) -> UISwipeActionsConfiguration? {
    let answer: _TrailingActions = tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    return answer as? UISwipeActionsConfiguration
  }

  func editActions(in table: UITableView, at path: IndexPath) -> [UITableViewRowAction]? {
    let answer: _EditActions = tableView(table, editActionsForRowAt: path)
    return answer as? [UITableViewRowAction]
  }

  func headerView(in table: UITableView, section: Int) -> UIView? {
    let answer: _HeaderView = tableView(table, viewForHeaderInSection: section)
    return answer as? UIView
  }

  func footerView(in table: UITableView, section: Int) -> UIView? {
    let answer: _FooterView = tableView(table, viewForFooterInSection: section)
    return answer as? UIView
  }

  func accessoryType(in table: UITableView, at path: IndexPath) -> UITableViewCell.AccessoryType? {
    let answer: _AccessoryType = tableView(table, accessoryTypeForRowWith: path)
    return answer as? UITableViewCell.AccessoryType
  }
}
