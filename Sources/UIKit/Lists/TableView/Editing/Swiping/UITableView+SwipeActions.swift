import Foundation

internal import TrestleListModel

/// The swipe actions of a row: the delegate's configuration for that edge; for the trailing edge otherwise the older row actions; otherwise
/// Delete, if the data source implements `commit`. An empty list shows no actions.
extension UITableView {
  final func swipeOffer(_ edge: SwipeSession.Edge, at path: IndexPath) -> SwipeOffer {
    guard let delegate = ownDelegate else { return edge == .trailing && reader.implementsCommit ? .delete : .none }
    switch edge {
    case .leading:
      guard reader.implementsLeadingActions, delegate.tableView(self, editingStyleForRowAt: path) != .none else { return .none }
      return delegate.leadingActions(in: self, at: path).map(offer) ?? .none
    case .trailing:
      if reader.implementsTrailingActions {
        guard delegate.tableView(self, editingStyleForRowAt: path) != .none else { return .none }
        if let configuration = delegate.trailingActions(in: self, at: path) { return offer(configuration) }
      } else if reader.implementsEditActions {
        guard delegate.tableView(self, editingStyleForRowAt: path) != .none else { return .none }
        if let actions = delegate.editActions(in: self, at: path) { return offer(actions) }
      }
      return reader.implementsCommit ? .delete : .none
    }
  }

  private func offer(_ configuration: UISwipeActionsConfiguration) -> SwipeOffer {
    configuration.actions.isEmpty ? .none : .actions(SwipeActions(configuration))
  }

  private func offer(_ actions: [UITableViewRowAction]) -> SwipeOffer {
    guard !actions.isEmpty else { return .none }
    let contextual = actions.map { action in action.contextualAction { [weak self] in self?.editing.swipe?.path.map { IndexPath($0) } } }
    return .actions(SwipeActions(actions: contextual, performsFirst: false))
  }

  /// Returns the Delete action with the delegate's title.
  final func deleteAction(at path: IndexPath) -> SwipeActions {
    let title = ownDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let action = UIContextualAction(style: .destructive, title: title ?? LocalizedStrings.word("Delete")) {
      [weak self] _, _, done in
      if let self, let path = self.editing.swipe?.path { self.commit(.delete, at: IndexPath(path)) }
      done(false)
    }
    return SwipeActions(actions: [action], performsFirst: true)
  }

  /// Deletes the open row after its destructive action, unless the app has already deleted it. The data source must have one row less.
  final func deleteSwipedItem() {
    if let path = editing.swipe?.path { deleteRowThatIsGone(at: path) }
  }

  private func deleteRowThatIsGone(at path: ItemPath) {
    guard loading.state == .loaded, let dataSource else { return }
    guard path.section < dataSource.numberOfSections(in: self) else { return }
    let count = dataSource.tableView(self, numberOfRowsInSection: path.section)
    guard count == geometry.numberOfRows(inSection: path.section) - 1 else { return }
    deleteRows(at: [IndexPath(path)], with: .fade)
  }

  // MARK: Accessibility

  /// Returns the swipe actions for assistive technologies.
  final func swipeAccessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction] {
    guard editing.swipeRecognizer != nil, !editing.isOn, let path = path(of: cell) else { return [] }
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return [] }
    return [SwipeSession.Edge.leading, .trailing].flatMap { edge in
      switch swipeOffer(edge, at: path) {
      case .none: [UIAccessibilityCustomAction]()
      case .delete: deleteAccessibilityActions(of: cell, at: path)
      case .actions(let actions): actions.actions.map { accessible($0, in: cell) }
      }
    }
  }

  private func deleteAccessibilityActions(of cell: UITableViewCell, at path: IndexPath) -> [UIAccessibilityCustomAction] {
    guard (ownDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete else { return [] }
    let title = ownDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let name = title ?? LocalizedStrings.word("Delete")
    return [
      UIAccessibilityCustomAction(name: name) { [weak self, weak cell] _ in
        guard let self, let cell, let path = self.path(of: cell) else { return false }
        self.commit(.delete, at: path)
        return true
      }
    ]
  }

  private func accessible(_ action: UIContextualAction, in cell: UITableViewCell) -> UIAccessibilityCustomAction {
    let name = action.title ?? action.image?.spokenName ?? ""
    return UIAccessibilityCustomAction(name: name, image: action.image) { [weak self, weak cell] _ in
      guard let self, let cell, let path = self.path(of: cell) else { return false }
      if let performAtPath = action.performAtPath {
        performAtPath(path)
        return true
      }
      action.handler(action, cell) { [weak self, weak cell] isDone in
        guard isDone, action.style == .destructive, let self, let cell, let path = self.path(of: cell) else { return }
        self.deleteRowThatIsGone(at: ItemPath(path))
      }
      return true
    }
  }
}
