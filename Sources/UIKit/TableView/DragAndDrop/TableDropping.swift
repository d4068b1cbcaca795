import CoreGraphics
import Foundation

internal import ListModel

/// Takes items that are dropped on a table: asks the delegate, shows where they would go, and hands them over.
@MainActor final class TableDropping: UIDropInteractionDelegate {
  unowned let table: UITableView
  private(set) var interaction: UIDropInteraction!
  weak var delegate: (any UITableViewDropDelegate)?
  private(set) var isActive = false {
    didSet { if isActive != oldValue { for cell in table.visibleCells { cell.stateChanged() } } }
  }
  private let scroller: EdgeScroller
  private var destination: IndexPath?
  private var proposal = UITableViewDropProposal(operation: .cancel)
  private weak var highlighted: UITableViewCell?
  /// The last place that the delegate of the table was asked about, and its answer.
  private var asked: (place: ItemPath, target: ItemPath)?

  init(_ table: UITableView) {
    self.table = table
    scroller = EdgeScroller(table)
    interaction = UIDropInteraction(delegate: self)
    scroller.scrolled = { DragInProgress.current?.update() }
  }

  /// The row of this table that is dragged alone, if the data source can move it.
  private func movableSource(_ session: any UIDropSession) -> ItemPath? {
    guard let dragging = table.extras.dragging, dragging.drag === session, session.items.count == 1, let source = dragging.source else {
      return nil
    }
    guard table.reader.implementsMove, table.dataSource?.tableView(table, canMoveRowAt: IndexPath(source)) ?? false else { return nil }
    return source
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    if movableSource(session) != nil { return true }
    return delegate?.tableView(table, canHandle: session) ?? false
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isActive = true
    asked = nil
    delegate?.tableView(table, dropSessionDidEnter: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    let point = session.location(in: table)
    scroller.follow(point.y - table.layer.bounds.minY)
    let source = movableSource(session)
    let height = source.map { table.cellFrame(at: $0).height } ?? table.fixedRowHeight
    let place = table.proposedTarget(
      top: point.y - height / 2, source: source, present: table.editing.gap?.target)
    destination = place.map { IndexPath($0) }
    if let delegate {
      proposal = delegate.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    } else {
      proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    show(place, at: point, source: source, height: height)
    return proposal
  }

  /// Opens the gap, or highlights the row that the items would go into.
  private func show(_ place: ItemPath?, at point: CGPoint, source: ItemPath?, height: CGFloat) {
    guard proposal.operation == .copy || proposal.operation == .move else { return clear(animated: true) }
    switch proposal.intent {
    case .insertAtDestinationIndexPath: openGap(place, source, height)
    case .insertIntoDestinationIndexPath: highlight(table.indexPathForRow(at: point))
    case .automatic:
      if let path = table.indexPathForRow(at: point), abs(table.rectForRow(at: path).midY - point.y) < table.rectForRow(at: path).height / 4
      {
        highlight(path)
      } else {
        openGap(place, source, height)
      }
    case .unspecified: clear(animated: true)
    }
  }

  private func openGap(_ place: ItemPath?, _ source: ItemPath?, _ height: CGFloat) {
    highlight(nil)
    guard var target = place else { return }
    if let source {
      // A move within the table goes where the delegate of the table lets rows go.
      if let asked, asked.place == target {
        target = asked.target
      } else if let delegate = table.extras.delegate {
        let answer = delegate.tableView(
          table, targetIndexPathForMoveFromRowAt: IndexPath(source), toProposedIndexPath: IndexPath(target))
        target = table.validTarget(answer, source: source) ?? source
        if let place { asked = (place, target) }
      }
    }
    destination = IndexPath(target)
    table.setGap(RowGap(source: proposal.operation == .move ? source : nil, height: height, target: target), animated: true)
  }

  private func highlight(_ path: IndexPath?) {
    let cell = path.flatMap { table.cellForRow(at: $0) }
    if path != nil {
      destination = path
      table.setGap(nil, animated: true)
    }
    guard cell !== highlighted else { return }
    highlighted?.setHighlighted(false, animated: true)
    highlighted = cell
    cell?.setHighlighted(true, animated: true)
  }

  func state(of cell: UITableViewCell) -> UICellConfigurationState.DropState {
    isActive ? (cell === highlighted ? .targeted : .notTargeted) : .none
  }

  private func clear(animated: Bool) {
    highlight(nil)
    table.setGap(nil, animated: animated)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    isActive = false
    scroller.stop()
    clear(animated: true)
    delegate?.tableView(table, dropSessionDidExit: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    scroller.stop()
    highlight(nil)
    isActive = false
    guard let drag = session as? DragInProgress else { return }
    // What is inserted takes the place of the gap: nothing else moves.
    let gap = table.editing.gap
    table.editing.gap = nil
    if let source = movableSource(session), let target = gap?.target, gap?.source != nil {
      if source == target || table.commitMove(from: source, to: target) {
        for item in drag.items { drag.landings[ObjectIdentifier(item)] = drag.window.convert(table.cellFrame(at: target), from: table) }
      }
      table.contextsChanged()
      table.placeRows()
    } else {
      let coordinator = TableDropCoordinator(table, drag: drag, destination: destination, proposal: proposal)
      delegate?.tableView(table, performDropWith: coordinator)
      if table.editing.gap == nil { UIView.animate(withDuration: 0.25) { self.table.placeRows() } }
    }
    table.setNeedsLayout()
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    delegate?.tableView(table, dropSessionDidEnd: session)
  }
}
