import CoreGraphics

internal import TrestleListModel

struct CollectionSwiping {
  var recognizer: SwipeGestureRecognizer?
  var open: SwipeSession?
  /// The actions that the current swipe uncovers.
  var offer: (path: ItemPath, edge: SwipeSession.Edge, actions: SwipeActions)?
  /// Touches that closed an open row and have no other effect.
  var spentTouches: [UITouch] = []
}

extension UICollectionView {
  /// Enables swiping once a visible list can have swipe actions.
  final func enableSwiping() {
    guard extras.swiping.recognizer == nil else { return }
    let recognizer = SwipeGestureRecognizer(target: self, action: UICollectionView.swiped)
    recognizer.maximumNumberOfTouches = 1
    extras.swiping.recognizer = recognizer
    addGestureRecognizer(recognizer)
  }

  /// Returns a horizontal distance as positive in the direction that uncovers the actions of `edge`.
  private func opening(_ distance: CGFloat, _ edge: SwipeSession.Edge) -> CGFloat {
    (edge == .trailing) == (effectiveUserInterfaceLayoutDirection == .rightToLeft) ? distance : -distance
  }

  final func swipeActions(_ edge: SwipeSession.Edge, of cell: UICollectionViewCell) -> SwipeActions? {
    guard let place = cell.row.place, place.role == .row, let path = indexPath(for: cell) else { return nil }
    let configuration = place.section.configuration
    let provider =
      edge == .leading ? configuration.leadingSwipeActionsConfigurationProvider : configuration.trailingSwipeActionsConfigurationProvider
    guard extras.delegate?.collectionView(self, canEditItemAt: path) ?? true else { return nil }
    guard let given = provider?(path), !given.actions.isEmpty else { return nil }
    return SwipeActions(given)
  }

  final func shouldBeginSwipe(_ recognizer: SwipeGestureRecognizer) -> Bool {
    let moved = recognizer.movement
    guard abs(moved.x) > 2 * abs(moved.y) else { return false }
    let place = recognizer.location(in: self)
    let start = CGPoint(x: place.x - moved.x, y: place.y - moved.y)
    if let session = extras.swiping.open { return session.purpose == .swipe && session.cell.frame.contains(start) }
    guard !extras.isEditing, extras.movement == nil, let path = item(at: start), let cell = shownCell(path)
    else { return false }
    let edge = opening(moved.x, .trailing) > 0 ? SwipeSession.Edge.trailing : .leading
    guard let actions = swipeActions(edge, of: cell) else { return false }
    extras.swiping.offer = (path, edge, actions)
    return true
  }

  final func swiped(_ recognizer: SwipeGestureRecognizer) {
    switch recognizer.state {
    case .began:
      if let offer = extras.swiping.offer {
        extras.swiping.offer = nil
        open(offer.path, offer.edge, offer.actions, .swipe)
      }
      extras.swiping.open?.grab()
      follow(recognizer)
    case .changed: follow(recognizer)
    case .ended, .cancelled:
      guard let session = extras.swiping.open else { return }
      session.release(velocity: recognizer.state == .ended ? opening(recognizer.velocity(in: self).x, session.edge) : 0)
    default: break
    }
  }

  private func follow(_ recognizer: SwipeGestureRecognizer) {
    guard let session = extras.swiping.open else { return }
    session.follow(opening(recognizer.translation(in: self).x, session.edge))
  }

  private func open(_ path: ItemPath, _ edge: SwipeSession.Edge, _ actions: SwipeActions, _ purpose: SwipeSession.Purpose) {
    guard let cell = shownCell(path) else { return }
    dropHighlight()
    let session = SwipeSession(host: self, cell: cell, path: path, edge: edge, purpose: purpose, actions: actions)
    extras.swiping.open = session
    setSwiped(true, cell)
    if !session.followsFinger || purpose == .confirmation { session.open(animated: true) }
  }

  private func setSwiped(_ isSwiped: Bool, _ cell: any SwipeableCell) {
    guard let cell = cell as? UICollectionViewCell else { return }
    cell.row.isSwiped = isSwiped
    cell.configurationNeedsUpdate()
  }

  /// Shows or hides the trailing actions of a row after a tap on its minus.
  final func confirmDeletion(of cell: UICollectionViewListCell) {
    let isSame = extras.swiping.open?.cell === cell
    endSwipe(animated: true)
    guard !isSame, let path = tile(of: cell)?.key.path, let actions = swipeActions(.trailing, of: cell) else { return }
    for case let control as CellEditControl in cell.parts.shown.map(\.view) { control.setTurned(true, animated: true) }
    open(path, .trailing, actions, .confirmation)
  }

  /// Closes the open row. Returns true if there was one.
  @discardableResult
  final func endSwipe(animated: Bool) -> Bool {
    guard let session = extras.swiping.open else { return false }
    extras.swiping.open = nil
    setSwiped(false, session.cell)
    if let cell = session.cell as? UICollectionViewListCell {
      for case let control as CellEditControl in cell.parts.shown.map(\.view) { control.setTurned(false, animated: animated) }
    }
    if session.path != nil { session.close(animated: animated) }
    return true
  }

  /// Ends the swipe of a cell that is recycled, for example because an update moved its item out of sight.
  final func swipeLeaves(_ view: UICollectionReusableView) {
    guard let session = extras.swiping.open, session.cell === view else { return }
    extras.swiping.open = nil
    setSwiped(false, session.cell)
    session.leaveCell()
  }

  /// Closes the open row when a drag begins; its touches have no other effect. Returns true if a row was open.
  final func closesSwipe() -> Bool {
    guard endSwipe(animated: true) else { return false }
    extras.swiping.spentTouches = panRecognizer.trackedTouches
    return true
  }

  /// Carries the open row through an update.
  final func swipeFollows(_ update: ResolvedUpdate) {
    guard let session = extras.swiping.open, !session.follow(update) else { return }
    endSwipe(animated: true)
  }

  /// Closes the open row after a touch elsewhere, which has no other effect. Returns true if the touch may be delivered to `view`.
  final func swipeAllows(_ view: UIView) -> Bool {
    guard let session = extras.swiping.open else { return true }
    if view.isDescendant(of: session.view) || view.isDescendant(of: session.cell) { return true }
    endSwipe(animated: true)
    return false
  }

  /// Returns whether touches concern only an open row.
  final func swipeTakes(_ touches: Set<UITouch>) -> Bool {
    let isSpent = touches.contains { touch in extras.swiping.spentTouches.contains { $0 === touch } }
    extras.swiping.spentTouches = []
    if isSpent { return true }
    guard extras.swiping.open != nil else { return false }
    endSwipe(animated: true)
    return true
  }
}

extension UICollectionView: SwipeHost {
  var openItem: SwipeSession? { extras.swiping.open }

  /// Deletes the item after its destructive action, unless the app has already deleted it.
  func deleteSwipedItem() {
    guard let path = extras.swiping.open?.path, let dataSource, !loading.isAsking else { return }
    let section = path.section
    guard section < dataSource.numberOfSections(in: self), loadedCounts.indices.contains(section) else { return }
    guard dataSource.collectionView(self, numberOfItemsInSection: section) == loadedCounts[section] - 1 else { return }
    deleteItems(at: [IndexPath(path)])
  }

  // MARK: Accessibility

  /// Returns the swipe actions for assistive technologies.
  final func swipeAccessibilityActions(of cell: UICollectionViewCell) -> [UIAccessibilityCustomAction] {
    guard extras.swiping.recognizer != nil, !extras.isEditing else { return [] }
    return [SwipeSession.Edge.leading, .trailing].flatMap { edge in
      (swipeActions(edge, of: cell)?.actions ?? []).map { action in
        UIAccessibilityCustomAction(name: action.title ?? action.image?.spokenName ?? "", image: action.image) { [weak cell] _ in
          guard let cell else { return false }
          action.handler(action, cell) { _ in }
          return true
        }
      }
    }
  }

  /// Moves an item by one place, for assistive technologies.
  final func reorderItem(of cell: UICollectionViewListCell, by step: Int) -> Bool {
    guard let dataSource, let path = tile(of: cell)?.key.path, dataSource.collectionView(self, canMoveItemAt: IndexPath(path)) else {
      return false
    }
    let target = ItemPath(section: path.section, item: path.item + step)
    guard hasItem(target), allowedTarget(from: path, to: target) == target else { return false }
    return commitMove(from: path, to: target)
  }
}
