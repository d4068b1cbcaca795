import QuartzCore

internal import TrestleListModel

/// An open or opening item: its cell has moved aside and shows the buttons of its actions.
///
/// In the modern design the row follows the finger and springs open or closed on release; in the classic one its buttons appear immediately
/// and the row makes space for them.
@MainActor final class SwipeSession {
  enum Edge {
    case leading
    case trailing
  }

  /// The reason why a row is open: a swipe outside of editing mode, or a tap on its minus.
  enum Purpose {
    case swipe
    case confirmation
  }

  private unowned let host: any SwipeHost
  let cell: any SwipeableCell
  let edge: Edge
  let purpose: Purpose
  let view: SwipeActionsView
  private let performsFirst: Bool
  private let design: UIDesign.Editing
  /// The path of the row; nil once it has been deleted.
  private(set) var path: ItemPath?
  /// The width of the uncovered area.
  private(set) var offset: CGFloat = 0
  /// The offset when the touch began.
  private var grabbed: CGFloat = 0
  private var isPerforming = false

  init(host: any SwipeHost, cell: any SwipeableCell, path: ItemPath, edge: Edge, purpose: Purpose, actions: SwipeActions) {
    self.host = host
    self.cell = cell
    self.path = path
    self.edge = edge
    self.purpose = purpose
    performsFirst = actions.performsFirst
    let design = host.traitCollection.design
    self.design = design.editing
    weak var session: SwipeSession?
    view = SwipeActionsView(actions: actions.actions, edge: edge, height: cell.bounds.height, design: design) { button in
      session?.perform(button)
    }
    session = self
    if !design.editing.rowsFollowFinger {
      host.insertSubview(view, aboveSubview: cell)
    } else {
      host.insertSubview(view, belowSubview: cell)
      roundCorners()
    }
    UIView.performWithoutAnimation {
      place()
    }
  }

  var followsFinger: Bool { design.rowsFollowFinger }
  private var width: CGFloat { view.preferredWidth }
  private var isMirrored: Bool { host.effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var isAtRight: Bool { (edge == .trailing) != isMirrored }

  /// The distance by which the row is beside its place.
  var displacement: CGFloat { !followsFinger ? 0 : isAtRight ? -offset : offset }

  /// The offset at which the deletion of an open row starts; nil for a row that is closed.
  var wayOut: RowPassage? { !followsFinger || offset == 0 ? nil : isAtRight ? .left : .right }

  /// Moves the corners of the row's group to the buttons at their side.
  private func roundCorners() {
    guard cell.layer.cornerRadius > 0 else { return }
    view.layer.cornerRadius = cell.layer.cornerRadius
    view.layer.cornerCurve = .continuous
    let side: CACornerMask =
      isAtRight ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    view.layer.maskedCorners = cell.layer.maskedCorners.intersection(side)
    cell.layer.maskedCorners.subtract(side)
  }

  // MARK: Frames

  /// The row's frame without its displacement.
  private var rowFrame: CGRect {
    guard let path, host.containsItem(at: path) else { return cell.frame.offsetBy(dx: -displacement, dy: 0) }
    return host.itemFrame(at: path)
  }

  /// Positions row and buttons for `offset`.
  func place() {
    cell.frame = rowFrame.offsetBy(dx: displacement, dy: 0)
    placeButtons()
  }

  private func placeButtons() {
    let row = rowFrame
    let box = followsFinger ? row : cell.boxBounds.offsetBy(dx: row.minX, dy: row.minY)
    let room = followsFinger ? offset : min(offset, width)
    let end = followsFinger ? 0 : cell.trailingReserve
    let x = isAtRight ? box.maxX - (isMirrored ? 0 : end) - room : box.minX + (isMirrored ? end : 0)
    view.frame = CGRect(x: x, y: row.minY, width: room, height: row.height)
    view.layoutButtons()
  }

  // MARK: Touch

  func grab() { grabbed = offset }

  /// Follows a finger that has moved by `distance` in the opening direction.
  func follow(_ distance: CGFloat) {
    guard followsFinger, !isPerforming else { return }
    var wanted = max(0, grabbed + distance)
    if !performsFirst, wanted > width { wanted = width + RubberBand.displacement(wanted - width, dimension: rowFrame.width) }
    offset = min(wanted, rowFrame.width)
    place()
    let isFull = performsFirst && offset > max(width + 20, rowFrame.width * design.fullSwipe)
    if isFull != view.isFull {
      view.isFull = isFull
      animate(0.2) { self.view.layoutButtons() }
    }
  }

  /// Ends the drag of a row with a `velocity` in the opening direction: it stays open, performs its first action, or closes.
  func release(velocity: CGFloat) {
    guard !isPerforming else { return }
    if !followsFinger {
      if velocity < 0 { host.endSwipe(animated: true) }
      return
    }
    if view.isFull, let first = view.buttons.first {
      offset = rowFrame.width
      animate(0.25) { self.place() }
      perform(first)
    } else if offset + velocity * 0.15 > width / 2 {
      open(animated: true)
    } else {
      host.endSwipe(animated: true)
    }
  }

  // MARK: Opening and closing

  func open(animated: Bool) {
    offset = width
    guard animated, host.window != nil else { return place() }
    animate(0.3) { self.place() }
  }

  /// Closes the row, and removes the buttons afterward.
  func close(animated: Bool) {
    offset = 0
    guard animated, host.window != nil, path != nil else {
      place()
      finish()
      return
    }
    animate(0.3) {
      self.place()
    } completion: {
      self.finish()
    }
  }

  /// Ends without moving the cell, which another item is going to use.
  func leaveCell() {
    offset = 0
    view.removeFromSuperview()
    cell.applyCorners()
  }

  /// Fades the buttons, because the row is gone.
  private func fade() {
    guard host.window != nil else { return finish() }
    animate(0.3) {
      self.view.alpha = 0
    } completion: {
      self.finish()
    }
  }

  private func finish() {
    view.removeFromSuperview()
    cell.applyCorners()
    if path == nil { cell.endEditingQuietly() }
  }

  private func animate(_ duration: TimeInterval, _ changes: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    UIView.animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
      animations: changes, completion: { _ in completion() })
  }

  // MARK: Performing actions

  private func perform(_ button: SwipeActionButton) {
    guard !isPerforming else { return }
    isPerforming = true
    let action = button.action
    // The app may call the completion long after the table was released.
    action.handler(action, button) { [weak self, weak host = self.host] done in if host != nil { self?.finished(action, done) } }
  }

  private func finished(_ action: UIContextualAction, _ done: Bool) {
    isPerforming = false
    guard host.openItem === self else { return }
    if done, action.style == .destructive { host.deleteSwipedItem() }
    guard host.openItem === self, !action.staysOpen else { return }
    host.endSwipe(animated: true)
  }

  // MARK: Updates

  /// Carries the row through an update; returns false if the row was deleted or reloaded.
  func follow(_ update: ResolvedUpdate) -> Bool {
    guard let old = path else { return false }
    switch update.fate(ofItem: old) {
    case .stays(let new), .moved(let new):
      path = new
      // The row itself is animated by the update.
      animate(0.3) { self.placeButtons() }
      return true
    case .reloaded, .deleted:
      path = nil
      fade()
      return false
    }
  }
}
