import CoreGraphics

internal import TrestleListModel

extension UITableView {
  /// Enables swiping if a row can have swipe actions.
  final func updateSwiping() {
    let isWanted =
      reader.implementsCommit || reader.implementsLeadingActions || reader.implementsTrailingActions || reader.implementsEditActions
    if isWanted, editing.swipeRecognizer == nil {
      let recognizer = SwipeGestureRecognizer(target: self, action: UITableView.swiped)
      recognizer.maximumNumberOfTouches = 1
      editing.swipeRecognizer = recognizer
      addGestureRecognizer(recognizer)
    } else if !isWanted, let recognizer = editing.swipeRecognizer {
      removeGestureRecognizer(recognizer)
      editing.swipeRecognizer = nil
    }
  }

  /// Returns a horizontal distance as positive in the direction that uncovers the actions of `edge`.
  private func opening(_ distance: CGFloat, _ edge: SwipeSession.Edge) -> CGFloat {
    (edge == .trailing) == (effectiveUserInterfaceLayoutDirection == .rightToLeft) ? distance : -distance
  }

  /// Returns whether the movement is horizontal enough, on a row that is open or has actions at that edge.
  final func shouldBeginSwipe(_ recognizer: SwipeGestureRecognizer) -> Bool {
    let moved = recognizer.movement
    guard abs(moved.x) > 2 * abs(moved.y) else { return false }
    let place = recognizer.location(in: self)
    let start = CGPoint(x: place.x - moved.x, y: place.y - moved.y)
    if let session = editing.swipe { return session.purpose == .swipe && session.cell.frame.contains(start) }
    guard !editing.isOn, editing.reorder == nil else { return false }
    let edge = opening(moved.x, .trailing) > 0 ? SwipeSession.Edge.trailing : .leading
    guard edge == .trailing || reader.implementsLeadingActions else { return false }
    guard let path = indexPathForRow(at: start), cellForRow(at: path) != nil else { return false }
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return false }
    let offer = swipeOffer(edge, at: path)
    if case .none = offer { return false }
    editing.offer = TableEditing.Offer(path: ItemPath(path), edge: edge, offer: offer)
    return true
  }

  final func swiped(_ recognizer: SwipeGestureRecognizer) {
    switch recognizer.state {
    case .began:
      if let offer = editing.offer {
        editing.offer = nil
        beginSwipe(offer)
      }
      editing.swipe?.grab()
      follow(recognizer)
    case .changed: follow(recognizer)
    case .ended, .cancelled:
      guard let session = editing.swipe else { return }
      let velocity = recognizer.state == .ended ? opening(recognizer.velocity(in: self).x, session.edge) : 0
      session.release(velocity: velocity)
    default: break
    }
  }

  private func follow(_ recognizer: SwipeGestureRecognizer) {
    guard let session = editing.swipe else { return }
    session.follow(opening(recognizer.translation(in: self).x, session.edge))
  }

  /// Opens a row between the delegate's will-begin and did-end calls.
  private func beginSwipe(_ offer: TableEditing.Offer) {
    let path = IndexPath(offer.path)
    guard let cell = cellForRow(at: path) else { return }
    let delegate = ownDelegate
    delegate?.tableView(self, willBeginEditingRowAt: path)
    let actions: SwipeActions
    switch offer.offer {
    case .actions(let given): actions = given
    case .delete, .none:
      guard (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete else {
        delegate?.tableView(self, didEndEditingRowAt: path)
        return
      }
      actions = deleteAction(at: path)
    }
    let session = SwipeSession(host: self, cell: cell, path: offer.path, edge: offer.edge, purpose: .swipe, actions: actions)
    editing.swipe = session
    setEditing(true, animated: true)
    guard editing.swipe === session else { return }
    cell.grantedEditingStyle = .delete
    show(session, animated: true)
  }

  /// Notifies the cell that it is open; the classic design opens it immediately.
  private func show(_ session: SwipeSession, animated: Bool) {
    guard let cell = session.cell as? UITableViewCell else { return }
    if !session.followsFinger {
      let width = session.view.preferredWidth
      if session.edge == .trailing { cell.state.trailingReserve = width } else { cell.state.leadingReserve = width }
      session.open(animated: animated)
    } else if session.purpose == .confirmation {
      session.open(animated: animated)
    }
    cell.setDeleteConfirmation(session.edge == .trailing, swiped: session.purpose == .swipe, animated: animated)
  }

  /// Turns the minus and shows the Delete button; a second tap hides it.
  final func confirmDeletion(of cell: UITableViewCell, at indexPath: IndexPath) {
    let isSame = editing.swipe?.cell === cell
    endSwipe(animated: true)
    guard !isSame else { return }
    let actions: SwipeActions
    if reader.implementsTrailingActions || reader.implementsEditActions, case .actions(let given) = swipeOffer(.trailing, at: indexPath) {
      actions = given
    } else {
      actions = deleteAction(at: indexPath)
    }
    let session = SwipeSession(
      host: self, cell: cell, path: ItemPath(indexPath), edge: .trailing, purpose: .confirmation, actions: actions)
    editing.swipe = session
    show(session, animated: true)
  }

  /// Closes the open row. Returns true if there was one.
  @discardableResult
  final func endSwipe(animated: Bool) -> Bool {
    guard let session = editing.swipe else { return false }
    editing.swipe = nil
    // Layout during this call must treat the table as not editing.
    editing.isEndingSwipe = session.purpose == .swipe
    let cell = session.cell as? UITableViewCell
    cell?.state.leadingReserve = 0
    cell?.state.trailingReserve = 0
    let path = session.path.map { IndexPath($0) }
    cell?.setDeleteConfirmation(false, swiped: false, animated: animated)
    if path != nil { session.close(animated: animated) }
    guard session.purpose == .swipe else { return true }
    cell?.grantedEditingStyle = .none
    setEditing(false, animated: animated)
    editing.isEndingSwipe = false
    ownDelegate?.tableView(self, didEndEditingRowAt: path)
    return true
  }

  /// Closes the open row when a drag begins; its touches have no other effect. Returns true if a row was open.
  final func closesSwipe() -> Bool {
    guard endSwipe(animated: true) else { return false }
    editing.spentTouches = panRecognizer.trackedTouches
    return true
  }

  /// Carries the open row through an update; closes it if it was deleted or reloaded.
  final func swipeFollows(_ update: ResolvedUpdate) {
    guard let session = editing.swipe, !session.follow(update) else { return }
    endSwipe(animated: true)
  }

  /// Closes the open row after a touch elsewhere, which has no other effect. Returns true if the touch may be delivered to `view`.
  final func swipeAllows(_ view: UIView) -> Bool {
    guard let session = editing.swipe else { return true }
    if view.isDescendant(of: session.view) || view.isDescendant(of: session.cell) { return true }
    endSwipe(animated: true)
    return false
  }
}

extension UITableView: SwipeHost {
  var openItem: SwipeSession? { editing.swipe }
}

extension UITableViewCell: SwipeableCell {
  var trailingReserve: CGFloat { context.indexWidth }
}
