import CoreGraphics
import Foundation

internal import ListModel

/// Drags rows out of a table, and moves them within it where the data source can move rows.
@MainActor final class TableDragging: UIDragInteractionDelegate {
  /// A row in hand.
  private struct Source {
    /// nil once the row is gone.
    var path: ItemPath?
    weak var cell: UITableViewCell?
    var items: [UIDragItem]
  }

  unowned let table: UITableView
  private(set) var interaction: UIDragInteraction!
  weak var delegate: (any UITableViewDragDelegate)?
  /// The drag that began here.
  private(set) var drag: DragInProgress?
  private var sources: [Source] = []

  init(_ table: UITableView) {
    self.table = table
    interaction = UIDragInteraction(delegate: self)
    interaction.lifts = { [weak self] items in self?.lift(items) ?? [] }
  }

  /// The row that is dragged, if it is one alone.
  var source: ItemPath? { sources.count == 1 ? sources[0].path : nil }

  /// The row an item came from.
  func source(of item: UIDragItem) -> ItemPath? { sources.first { $0.items.contains { $0 === item } }?.path }

  // MARK: Items

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    sources = []
    guard let delegate, table.editing.swipe == nil, table.editing.reorder == nil else { return [] }
    guard let path = table.indexPathForRow(at: session.location(in: table)), let cell = table.cellForRow(at: path) else { return [] }
    let items = delegate.tableView(table, itemsForBeginning: session, at: path)
    guard !items.isEmpty else { return [] }
    drag = session as? DragInProgress
    sources = [Source(path: ItemPath(path), cell: cell, items: items)]
    addSelected(with: path, session)
    return sources.flatMap(\.items)
  }

  /// A row that is selected with others takes them along.
  private func addSelected(with path: IndexPath, _ session: any UIDragSession) {
    let selected = table.indexPathsForSelectedRows ?? []
    guard selected.count > 1, selected.contains(path) else { return }
    for other in selected where other != path {
      let rect = table.rectForRow(at: other)
      add(other, session, at: CGPoint(x: rect.midX, y: rect.midY))
    }
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint)
    -> [UIDragItem]
  {
    guard let path = table.indexPathForRow(at: point), !sources.contains(where: { $0.path == ItemPath(path) }) else { return [] }
    return add(path, session, at: point)
  }

  @discardableResult
  private func add(_ path: IndexPath, _ session: any UIDragSession, at point: CGPoint) -> [UIDragItem] {
    guard let items = delegate?.tableView(table, itemsForAddingTo: session, at: path, point: point), !items.isEmpty else { return [] }
    sources.append(Source(path: ItemPath(path), cell: table.cellForRow(at: path), items: items))
    return items
  }

  // MARK: Pictures

  /// What is lifted for items: their rows, as far as they show.
  private func lift(_ items: [UIDragItem]) -> [DragLift] {
    var lifts: [DragLift] = []
    for source in sources where source.items.contains(where: { item in items.contains { $0 === item } }) {
      guard let cell = source.cell, let path = source.path else { continue }
      let parameters = delegate?.tableView(table, dragPreviewParametersForRowAt: IndexPath(path))
      cell.setDragState(.lifting)
      lifts.append(DragLift(cell, items: source.items, parameters: parameters))
    }
    // The pictures are made of the cells as they are; the cells themselves fade when they are up.
    AfterLayout.add { [weak self] in self?.fadeSources() }
    return lifts
  }

  private func fadeSources() {
    guard drag?.isUnderWay ?? false else { return }
    for source in sources {
      guard let cell = source.cell, cell.alpha == 1 else { continue }
      cell.alpha = 0.4
      cell.setDragState(.dragging)
    }
  }

  // MARK: Session

  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    delegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    delegate?.tableView(table, dragSessionWillBegin: session)
  }

  func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
    for case let cell? in sources.map(\.cell) {
      cell.alpha = 1
      cell.setDragState(.none)
    }
    drag = nil
    sources = []
    delegate?.tableView(table, dragSessionDidEnd: session)
  }

  /// Goes along with an update; a row that is gone is dragged on without one.
  func follow(_ update: ResolvedUpdate) {
    for index in sources.indices { sources[index].path = sources[index].path.flatMap { update.newItem($0) } }
  }
}
