import CoreGraphics

internal import TrestleListModel

/// Handles drops on a list: queries the delegate, shows the target, and passes the items on.
@MainActor final class ItemDropping: UIDropInteractionDelegate {
  private unowned let host: any ItemDropHost
  private(set) var interaction: UIDropInteraction!
  /// Whether a drag that the list accepts is over it.
  private(set) var isActive = false {
    didSet { if isActive != oldValue { host.dropTargetChanged() } }
  }
  private let scroller: EdgeScrollers
  private var destination: IndexPath?
  private var answer = ItemDropAnswer(proposal: UIDropProposal(operation: .cancel), intent: .unspecified)
  private weak var highlighted: UIView?
  /// The last position for which the list's delegate was queried, and its answer.
  private var asked: (place: ItemPath, target: ItemPath)?

  init(_ host: any ItemDropHost) {
    self.host = host
    scroller = EdgeScrollers(host)
    interaction = UIDropInteraction(delegate: self)
    scroller.scrolled = { DragInProgress.current?.update() }
  }

  /// Returns the item of this list that is dragged alone, if the data source can move it.
  private func movableSource(_ session: any UIDropSession) -> ItemPath? {
    guard let dragging = host.ownDrag, dragging.drag === session, session.items.count == 1, let source = dragging.source else { return nil }
    return host.canMoveItem(at: IndexPath(source)) ? source : nil
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    host.movesOwnItems && movableSource(session) != nil || host.canHandleDrop(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isActive = true
    asked = nil
    host.dropDidEnter(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    let point = session.location(in: host)
    scroller.follow(CGPoint(x: point.x - host.layer.bounds.minX, y: point.y - host.layer.bounds.minY))
    let source = movableSource(session)
    let place = host.dropPlace(at: point, source: source, present: host.shownGap?.target)
    destination = place.map { IndexPath($0) }
    answer = host.dropAnswer(for: session, destination: destination)
    show(place, at: point, source: source)
    return answer.proposal
  }

  /// Opens the gap, or highlights the target item.
  private func show(_ place: ItemPath?, at point: CGPoint, source: ItemPath?) {
    guard answer.proposal.operation == .copy || answer.proposal.operation == .move else { return clear(animated: true) }
    switch answer.intent {
    case .insert: openGap(place, source)
    case .insertInto: highlight(host.itemPath(at: point))
    case .automatic:
      if let path = host.itemPath(at: point), isNearMiddle(point, host.itemFrame(at: path)) {
        highlight(path)
      } else {
        openGap(place, source)
      }
    case .unspecified: clear(animated: true)
    }
  }

  private func isNearMiddle(_ point: CGPoint, _ frame: CGRect) -> Bool { abs(frame.midY - point.y) < frame.height / 4 }

  private func openGap(_ place: ItemPath?, _ source: ItemPath?) {
    highlight(nil)
    guard var target = place else { return }
    if let source {
      // A move within the list goes to the target that the list's delegate returns.
      if let asked, asked.place == target {
        target = asked.target
      } else {
        target = host.allowedTarget(from: source, to: target)
        if let place { asked = (place, target) }
      }
    }
    destination = IndexPath(target)
    host.showGap(source: answer.proposal.operation == .move ? source : nil, held: source, target: target, animated: true)
  }

  private func highlight(_ path: ItemPath?) {
    let cell = path.flatMap { host.itemCell(at: $0) }
    if let path {
      destination = IndexPath(path)
      host.hideGap(animated: true)
    }
    guard cell !== highlighted else { return }
    if let highlighted { host.setHighlighted(false, cell: highlighted) }
    highlighted = cell
    if let cell { host.setHighlighted(true, cell: cell) }
  }

  func state(of cell: UIView) -> UICellConfigurationState.DropState {
    isActive ? (cell === highlighted ? .targeted : .notTargeted) : .none
  }

  private func clear(animated: Bool) {
    highlight(nil)
    host.hideGap(animated: animated)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    isActive = false
    scroller.stop()
    clear(animated: true)
    host.dropDidExit(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    scroller.stop()
    highlight(nil)
    isActive = false
    guard let drag = session as? DragInProgress else { return }
    let gap = host.shownGap
    host.forgetGap()
    if host.movesOwnItems, let source = movableSource(session), let target = gap?.target, gap?.source != nil {
      if source == target || host.commitMove(from: source, to: target) {
        let place = drag.window.convert(host.itemFrame(at: target), from: host)
        for item in drag.items { drag.landings[ObjectIdentifier(item)] = place }
      }
      host.dropEnded(moved: true)
    } else {
      host.performDrop(drag, destination: destination, proposal: answer.proposal)
      host.dropEnded(moved: false)
    }
    host.setNeedsLayout()
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    host.dropDidEnd(session)
  }
}
