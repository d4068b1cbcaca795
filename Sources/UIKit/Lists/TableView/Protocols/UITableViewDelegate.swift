import CoreGraphics

/// Determines the appearance and behavior of a table's rows, and receives their events. Every method is optional.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  associatedtype _HeaderView = _Unimplemented
  associatedtype _FooterView = _Unimplemented
  associatedtype _AccessoryType = _Unimplemented
  associatedtype _LeadingActions = _Unimplemented
  associatedtype _TrailingActions = _Unimplemented
  associatedtype _EditActions = _Unimplemented

  // Display
  /// Called before a cell is added to the table.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called after a cell was removed from the table; the row may no longer exist.
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called before a header is added to the table.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Called before a footer is added to the table.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Called after a header was removed from the table.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// Called after a footer was removed from the table.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  // Heights and positions
  /// Returns the height of a row in points; `automaticDimension` measures the cell.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a section's header in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a section's footer in points.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Returns an estimated height of a row in points, so that distant rows need not be measured.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns an estimated height of a header in points.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// Returns an estimated height of a footer in points.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  /// Returns the number of steps by which a row is indented.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  // Headers, footers and accessories
  /// Returns the view of a section's header, a `UIView?`. If implemented, it takes precedence over the title.
  @_disfavoredOverload
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> _HeaderView
  /// Returns the view of a section's footer; `nil` shows its title, if it has one.
  @_disfavoredOverload
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> _FooterView
  /// Returns the accessory of a row; superseded by `accessoryType` of the cell.
  @_disfavoredOverload
  func tableView(_ tableView: UITableView, accessoryTypeForRowWith indexPath: IndexPath) -> _AccessoryType
  /// Called after a tap on the information button of a row.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  // Selection
  /// Returns whether a touch highlights and may select a row; `true` by default.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called after a touch highlighted a row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called after a row lost its highlight.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Called before the user selects a row. Returns the row to select, or `nil` for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called before the user deselects a row. Returns the row to deselect, or `nil` for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after the user selected a row; not called for `selectRow(at:animated:scrollPosition:)`.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called after the user deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Returns whether arrow keys can focus a row.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a drag that hovers over a row opens it; `true` by default if the table is spring loaded.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Returns whether a row is selected when it is focused; ``UITableView/selectionFollowsFocus`` by default.
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a tap or Return performs an action beyond selection; true outside of editing by default.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  /// Called when a row is tapped or activated by a key, after the selection has changed.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

  /// Returns whether a drag with two fingers, or with one finger along the editing circles, selects the rows it crosses. Called only if
  /// multiple selection is allowed.
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  /// Called when the drag has begun. Enter editing mode here if multiple selection is only allowed there.
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called after the finger that selected several rows was lifted.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  // Editing
  /// Returns the editing control of a row; `.delete` by default.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
  /// Returns the title of the button that confirms a deletion; `nil` uses "Delete".
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
  /// Returns whether a row is indented while editing; `true` by default.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// Called before a swipe shows the actions of a row.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called after the actions of a row disappeared.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Returns the target of a row that is being moved; the proposed one by default.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  // Swipe actions
  /// Returns the actions of a swipe from the leading edge, a `UISwipeActionsConfiguration?`. nil shows none.
  @_disfavoredOverload
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> _LeadingActions
  /// Returns the actions of a swipe from the trailing edge, a `UISwipeActionsConfiguration?`. nil shows Delete, if `commit` is implemented.
  @_disfavoredOverload
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> _TrailingActions
  /// Returns the actions in their older form, a `[UITableViewRowAction]?`; called if there are no trailing swipe actions.
  @_disfavoredOverload
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> _EditActions

  // Menus
  /// Returns whether a long press shows the editing menu; superseded by context menus.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Returns whether the editing menu contains an action.
  func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
    -> Bool
  /// Performs an action of the editing menu.
  func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)

  // Context menus
  /// Returns the context menu of a row; `nil` shows none.
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  /// Returns the preview that is lifted; `nil` lifts the cell.
  func tableView(
    _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the preview to which the menu is dismissed; `nil` uses the cell.
  func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the preview is tapped; animations and the completion are added to `animator`.
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu appears.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu disappears.
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    forwarded("tableView:willDisplayCell:forRowAtIndexPath:", by: self, [tableView, cell, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    forwarded("tableView:didEndDisplayingCell:forRowAtIndexPath:", by: self, [tableView, cell, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    forwarded("tableView:willDisplayHeaderView:forSection:", by: self, [tableView, view, section]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    forwarded("tableView:willDisplayFooterView:forSection:", by: self, [tableView, view, section]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
  }
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    forwarded("tableView:didEndDisplayingHeaderView:forSection:", by: self, [tableView, view, section]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }
  }
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    forwarded("tableView:didEndDisplayingFooterView:forSection:", by: self, [tableView, view, section]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }
  }
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    forwarded("tableView:heightForRowAtIndexPath:", by: self, [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, heightForRowAt: indexPath)
    } ?? Unanswered.height
  }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    forwarded("tableView:heightForHeaderInSection:", by: self, [tableView, section]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, heightForHeaderInSection: section)
    } ?? Unanswered.height
  }
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    forwarded("tableView:heightForFooterInSection:", by: self, [tableView, section]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, heightForFooterInSection: section)
    } ?? Unanswered.height
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    forwarded("tableView:estimatedHeightForRowAtIndexPath:", by: self, [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, estimatedHeightForRowAt: indexPath)
    } ?? Unanswered.height
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    forwarded("tableView:estimatedHeightForHeaderInSection:", by: self, [tableView, section]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, estimatedHeightForHeaderInSection: section)
    } ?? Unanswered.height
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    forwarded("tableView:estimatedHeightForFooterInSection:", by: self, [tableView, section]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, estimatedHeightForFooterInSection: section)
    } ?? Unanswered.height
  }
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    forwarded("tableView:indentationLevelForRowAtIndexPath:", by: self, [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, indentationLevelForRowAt: indexPath)
    } ?? Unanswered.level
  }
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> _Unimplemented { _Unimplemented() }
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> _Unimplemented { _Unimplemented() }
  @_disfavoredOverload
  public func tableView(_ tableView: UITableView, accessoryTypeForRowWith indexPath: IndexPath) -> _Unimplemented { _Unimplemented() }
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    forwarded("tableView:accessoryButtonTappedForRowWithIndexPath:", by: self, [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    forwarded("tableView:shouldHighlightRowAtIndexPath:", by: self, [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, shouldHighlightRowAt: indexPath)
    } ?? true
  }
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    forwarded("tableView:didHighlightRowAtIndexPath:", by: self, [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, didHighlightRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    forwarded("tableView:didUnhighlightRowAtIndexPath:", by: self, [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    forwarded("tableView:willSelectRowAtIndexPath:", by: self, [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate).map { $0.tableView(tableView, willSelectRowAt: indexPath) }
    } ?? indexPath
  }
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    forwarded("tableView:willDeselectRowAtIndexPath:", by: self, [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate).map { $0.tableView(tableView, willDeselectRowAt: indexPath) }
    } ?? indexPath
  }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    forwarded("tableView:didSelectRowAtIndexPath:", by: self, [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, didSelectRowAt: indexPath)
    }
    if !(self is any _InvocationForwarding) { UIGuideAdvisor.current?.ignoresSelection(in: tableView) }
  }
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    forwarded("tableView:didDeselectRowAtIndexPath:", by: self, [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
  public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { false }
  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    tableView.selectionFollowsFocus
  }
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { !tableView.isEditing }
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    forwarded("tableView:editingStyleForRowAtIndexPath:", by: self, [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, editingStyleForRowAt: indexPath)
    } ?? .delete
  }
  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
    forwarded("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", by: self, [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    } ?? nil
  }
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    forwarded("tableView:shouldIndentWhileEditingRowAtIndexPath:", by: self, [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    } ?? true
  }
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    forwarded("tableView:willBeginEditingRowAtIndexPath:", by: self, [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    forwarded("tableView:didEndEditingRowAtIndexPath:", by: self, [tableView, indexPath]) {
      ($0 as? any UITableViewDelegate)?.tableView(tableView, didEndEditingRowAt: indexPath)
    }
  }
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
  /// The object that answers a message instead of one that forwards it.
  private func answering(_ name: String) -> (any UITableViewDelegate)? {
    var found: (any UITableViewDelegate)?
    forwarded(name, by: self, []) { (target: Any) -> Bool? in
      found = target as? any UITableViewDelegate
      return true
    }
    return found
  }

  var witnessesHeaderView: Bool {
    _HeaderView.self != _Unimplemented.self || answering("tableView:viewForHeaderInSection:")?.witnessesHeaderView == true
  }
  var witnessesFooterView: Bool {
    _FooterView.self != _Unimplemented.self || answering("tableView:viewForFooterInSection:")?.witnessesFooterView == true
  }
  var witnessesAccessoryType: Bool {
    _AccessoryType.self != _Unimplemented.self || answering("tableView:accessoryTypeForRowWithIndexPath:")?.witnessesAccessoryType == true
  }

  var witnessesLeadingActions: Bool {
    _LeadingActions.self != _Unimplemented.self
      || answering("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:")?.witnessesLeadingActions == true
  }
  var witnessesTrailingActions: Bool {
    _TrailingActions.self != _Unimplemented.self
      || answering("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:")?.witnessesTrailingActions == true
  }
  var witnessesEditActions: Bool {
    _EditActions.self != _Unimplemented.self || answering("tableView:editActionsForRowAtIndexPath:")?.witnessesEditActions == true
  }

  func leadingActions(in table: UITableView, at path: IndexPath) -> UISwipeActionsConfiguration? {
    if let other = answering("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:") {
      return other.leadingActions(in: table, at: path)
    }
    let answer: _LeadingActions = tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    return answer as? UISwipeActionsConfiguration
  }

  func trailingActions(in table: UITableView, at path: IndexPath) -> UISwipeActionsConfiguration? {
    if let other = answering("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:") {
      return other.trailingActions(in: table, at: path)
    }
    let answer: _TrailingActions = tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    return answer as? UISwipeActionsConfiguration
  }

  func editActions(in table: UITableView, at path: IndexPath) -> [UITableViewRowAction]? {
    if let other = answering("tableView:editActionsForRowAtIndexPath:") { return other.editActions(in: table, at: path) }
    let answer: _EditActions = tableView(table, editActionsForRowAt: path)
    return answer as? [UITableViewRowAction]
  }

  func headerView(in table: UITableView, section: Int) -> UIView? {
    if let other = answering("tableView:viewForHeaderInSection:") { return other.headerView(in: table, section: section) }
    let answer: _HeaderView = tableView(table, viewForHeaderInSection: section)
    return answer as? UIView
  }

  func footerView(in table: UITableView, section: Int) -> UIView? {
    if let other = answering("tableView:viewForFooterInSection:") { return other.footerView(in: table, section: section) }
    let answer: _FooterView = tableView(table, viewForFooterInSection: section)
    return answer as? UIView
  }

  func accessoryType(in table: UITableView, at path: IndexPath) -> UITableViewCell.AccessoryType? {
    if let other = answering("tableView:accessoryTypeForRowWithIndexPath:") { return other.accessoryType(in: table, at: path) }
    let answer: _AccessoryType = tableView(table, accessoryTypeForRowWith: path)
    return answer as? UITableViewCell.AccessoryType
  }
}
