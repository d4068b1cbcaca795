import CoreGraphics
internal import TrestleListModel

extension UICollectionView: ItemDragHost {
  var mayBeginDrag: Bool { extras.dragDelegate != nil && extras.movement == nil }
  var selectedItems: [IndexPath] { indexPathsForSelectedItems ?? [] }

  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    extras.dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragItems(addingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
    extras.dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    extras.dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }

  func allowsMove(in session: any UIDragSession) -> Bool {
    extras.dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: any UIDragSession) -> Bool {
    extras.dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dragWillBegin(_ session: any UIDragSession) { extras.dragDelegate?.collectionView(self, dragSessionWillBegin: session) }
  func dragDidEnd(_ session: any UIDragSession) { extras.dragDelegate?.collectionView(self, dragSessionDidEnd: session) }

  func setDragState(_ state: ItemDragState, of cell: UIView) {
    guard let cell = cell as? UICollectionViewCell else { return }
    switch state {
    case .none: cell.setDragState(.none)
    case .lifting: cell.setDragState(.lifting)
    case .dragging: cell.setDragState(.dragging)
    }
  }
}

extension UICollectionView: ItemMoveHost {
  func allowedTarget(from source: ItemPath, to place: ItemPath) -> ItemPath {
    guard let delegate = extras.delegate else { return place }
    let answer = delegate.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(source), atCurrentIndexPath: IndexPath(source),
      toProposedIndexPath: IndexPath(place))
    return hasItem(ItemPath(answer)) ? ItemPath(answer) : source
  }

  var shownGap: (source: ItemPath?, target: ItemPath?)? { extras.room.gap.map { ($0.source, $0.target) } }

  func showGap(source: ItemPath?, held: ItemPath?, target: ItemPath, animated: Bool) {
    let gap = CollectionRoom.Gap(source: source, target: target)
    guard gap != extras.room.gap else { return }
    setGap(gap)
    roomChanged(animated: animated, delay: cadenceDelay)
  }

  /// The delay before items make space for a dragged item (estimated).
  private var cadenceDelay: TimeInterval {
    switch reorderingCadence {
    case .immediate: 0
    case .fast: 0.15
    case .slow: 0.5
    }
  }

  func hideGap(animated: Bool) {
    guard extras.room.gap != nil else { return }
    setGap(nil)
    roomChanged(animated: animated)
  }

  /// The items keep their positions until the next layout.
  func forgetGap() {
    guard extras.room.gap != nil else { return }
    setGap(nil)
    loading.stale = nil
  }

  func commitMove(from source: ItemPath, to target: ItemPath) -> Bool {
    guard moveInData(from: source, to: target) else { return false }
    moveItem(at: IndexPath(source), to: IndexPath(target))
    return true
  }

  /// Asks the data source to move an item; returns false if it changed or reloaded the view meanwhile.
  final func moveInData(from source: ItemPath, to target: ItemPath) -> Bool {
    guard let dataSource else { return false }
    let changes = extras.itemChanges
    dataSource.collectionView(self, moveItemAt: IndexPath(source), to: IndexPath(target))
    guard extras.itemChanges != changes else { return true }
    // A change during a move makes its index paths ambiguous, so everything is reloaded.
    reload()
    return false
  }
}

extension UICollectionView: ItemDropHost {
  var ownDrag: ItemDragging? { extras.dragging }
  /// A drop delegate moves items itself.
  var movesOwnItems: Bool { extras.dropDelegate == nil }

  func canMoveItem(at path: IndexPath) -> Bool {
    extras.dropDelegate != nil || dataSource?.collectionView(self, canMoveItemAt: path) ?? false
  }

  func canHandleDrop(_ session: any UIDropSession) -> Bool { extras.dropDelegate?.collectionView(self, canHandle: session) ?? false }
  func dropDidEnter(_ session: any UIDropSession) { extras.dropDelegate?.collectionView(self, dropSessionDidEnter: session) }
  func dropDidExit(_ session: any UIDropSession) { extras.dropDelegate?.collectionView(self, dropSessionDidExit: session) }
  func dropDidEnd(_ session: any UIDropSession) { extras.dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

  func dropAnswer(for session: any UIDropSession, destination: IndexPath?) -> ItemDropAnswer {
    guard let delegate = extras.dropDelegate else {
      return ItemDropAnswer(
        proposal: UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath), intent: .insert)
    }
    let proposal = delegate.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    let intent: ItemDropAnswer.Intent =
      switch proposal.intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath: .insert
      case .insertIntoDestinationIndexPath: .insertInto
      }
    return ItemDropAnswer(proposal: proposal, intent: intent)
  }

  func performDrop(_ drag: DragInProgress, destination: IndexPath?, proposal: UIDropProposal) {
    let proposal = proposal as? UICollectionViewDropProposal ?? UICollectionViewDropProposal(operation: proposal.operation)
    let coordinator = CollectionDropCoordinator(self, drag: drag, destination: destination, proposal: proposal)
    extras.dropDelegate?.collectionView(self, performDropWith: coordinator)
  }

  /// Returns the position under the touch; between items, the present gap.
  func dropPlace(at point: CGPoint, source: ItemPath?, present: ItemPath?) -> ItemPath? { place(at: point) ?? present }

  func dropEnded(moved: Bool) { roomChanged(animated: !moved) }
  func dropTargetChanged() { for cell in visibleCells { cell.stateChanged() } }
  func setHighlighted(_ isHighlighted: Bool, cell: UIView) { dropTargetChanged() }
}
