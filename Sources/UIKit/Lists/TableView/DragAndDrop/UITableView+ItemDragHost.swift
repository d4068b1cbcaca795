import CoreGraphics

internal import TrestleListModel

extension UITableView: ItemDragHost {
  var mayBeginDrag: Bool { dragAndDrop.dragDelegate != nil && editing.swipe == nil && editing.reorder == nil }
  var selectedItems: [IndexPath] { indexPathsForSelectedRows ?? [] }

  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragAndDrop.dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragItems(addingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
    dragAndDrop.dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragAndDrop.dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }

  func allowsMove(in session: any UIDragSession) -> Bool {
    dragAndDrop.dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragAndDrop.dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dragWillBegin(_ session: any UIDragSession) { dragAndDrop.dragDelegate?.tableView(self, dragSessionWillBegin: session) }
  func dragDidEnd(_ session: any UIDragSession) { dragAndDrop.dragDelegate?.tableView(self, dragSessionDidEnd: session) }

  func setDragState(_ state: ItemDragState, of cell: UIView) {
    guard let cell = cell as? UITableViewCell else { return }
    switch state {
    case .none: cell.setDragState(.none)
    case .lifting: cell.setDragState(.lifting)
    case .dragging: cell.setDragState(.dragging)
    }
  }
}

extension UITableView: ItemDropHost {
  var ownDrag: ItemDragging? { dragAndDrop.dragging }

  func canMoveItem(at path: IndexPath) -> Bool { reader.implementsMove && dataSource?.tableView(self, canMoveRowAt: path) ?? false }
  var movesOwnItems: Bool { true }
  func canHandleDrop(_ session: any UIDropSession) -> Bool { dragAndDrop.dropDelegate?.tableView(self, canHandle: session) ?? false }
  func dropDidEnter(_ session: any UIDropSession) { dragAndDrop.dropDelegate?.tableView(self, dropSessionDidEnter: session) }
  func dropDidExit(_ session: any UIDropSession) { dragAndDrop.dropDelegate?.tableView(self, dropSessionDidExit: session) }
  func dropDidEnd(_ session: any UIDropSession) { dragAndDrop.dropDelegate?.tableView(self, dropSessionDidEnd: session) }

  func dropAnswer(for session: any UIDropSession, destination: IndexPath?) -> ItemDropAnswer {
    guard let delegate = dragAndDrop.dropDelegate else {
      return ItemDropAnswer(
        proposal: UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath), intent: .insert)
    }
    let proposal = delegate.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    let intent: ItemDropAnswer.Intent =
      switch proposal.intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath: .insert
      case .insertIntoDestinationIndexPath: .insertInto
      case .automatic: .automatic
      }
    return ItemDropAnswer(proposal: proposal, intent: intent)
  }

  func performDrop(_ drag: DragInProgress, destination: IndexPath?, proposal: UIDropProposal) {
    let proposal = proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: proposal.operation)
    let coordinator = TableDropCoordinator(self, drag: drag, destination: destination, proposal: proposal)
    dragAndDrop.dropDelegate?.tableView(self, performDropWith: coordinator)
  }

  // MARK: Places

  final func heldHeight(_ source: ItemPath?) -> CGFloat { source.map { geometry.span(of: $0).length } ?? fixedRowHeight }

  func dropPlace(at point: CGPoint, source: ItemPath?, present: ItemPath?) -> ItemPath? {
    proposedTarget(top: point.y - heldHeight(source) / 2, source: source, present: present)
  }

  func dropEnded(moved: Bool) {
    if moved {
      contextsChanged()
      placeRows()
    } else if editing.gap == nil {
      UIView.animate(withDuration: 0.25) { self.placeRows() }
    }
  }

  func dropTargetChanged() { for cell in visibleCells { cell.stateChanged() } }
  func setHighlighted(_ isHighlighted: Bool, cell: UIView) { (cell as? UITableViewCell)?.setHighlighted(isHighlighted, animated: true) }
}
