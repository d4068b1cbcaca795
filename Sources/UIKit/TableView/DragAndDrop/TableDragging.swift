import CoreGraphics
import Foundation

internal import ListModel

/// Drags rows out of a table, and moves them within it where the data source can move rows.
@MainActor final class TableDragging: UIDragInteractionDelegate {
  unowned let table: UITableView
  private(set) var interaction: UIDragInteraction!
  weak var delegate: (any UITableViewDragDelegate)?
  /// The drag that began here, with the row it began at.
  private(set) var drag: DragInProgress?
  private(set) var source: ItemPath?
  private weak var cell: UITableViewCell?

  init(_ table: UITableView) {
    self.table = table
    interaction = UIDragInteraction(delegate: self)
    interaction.lifted = { [weak self] drag in self?.lift(drag) }
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let delegate, table.editing.swipe == nil, table.editing.reorder == nil else { return [] }
    guard let path = table.indexPathForRow(at: session.location(in: table)), let cell = table.cellForRow(at: path) else { return [] }
    let items = delegate.tableView(table, itemsForBeginning: session, at: path)
    guard !items.isEmpty else { return [] }
    source = ItemPath(path)
    self.cell = cell
    drag = session as? DragInProgress
    return items
  }

  private func lift(_ drag: DragInProgress) -> (view: UIView, rect: CGRect)? {
    guard let cell else { return nil }
    cell.dragStateDidChange(.lifting)
    return (cell, cell.bounds)
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    delegate?.tableView(table, dragSessionWillBegin: session)
    guard let cell else { return }
    // The picture is made of the cell as it is; the cell itself fades when it is up.
    AfterLayout.add { [weak self, weak cell] in
      guard let self, self.drag != nil, let cell else { return }
      cell.alpha = 0.4
      cell.dragStateDidChange(.dragging)
    }
  }

  func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
    if let cell {
      cell.alpha = 1
      cell.dragStateDidChange(.none)
    }
    drag = nil
    source = nil
    cell = nil
    delegate?.tableView(table, dragSessionDidEnd: session)
  }

  /// Goes along with an update; a row that is gone is dragged on without one.
  func follow(_ update: ResolvedUpdate) { source = source.flatMap { update.newItem($0) } }
}
