import CoreGraphics

internal import TrestleListModel

/// Drags items from a list, and moves them within it if the data source can move items.
@MainActor final class ItemDragging: UIDragInteractionDelegate {
  private struct Source {
    /// nil once the item was deleted.
    var path: ItemPath?
    weak var cell: UIView?
    var items: [UIDragItem]
  }

  private unowned let host: any ItemDragHost
  private(set) var interaction: UIDragInteraction!
  /// The drag that began here.
  private(set) var drag: DragInProgress?
  private var sources: [Source] = []

  init(_ host: any ItemDragHost) {
    self.host = host
    interaction = UIDragInteraction(delegate: self)
    interaction.lifts = { [weak self] items in self?.lift(items) ?? [] }
  }

  /// The dragged item, if there is only one.
  var source: ItemPath? { sources.count == 1 ? sources[0].path : nil }

  func source(of item: UIDragItem) -> ItemPath? { sources.first { $0.items.contains { $0 === item } }?.path }

  // MARK: Items

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    sources = []
    guard host.mayBeginDrag, let path = host.itemPath(at: session.location(in: host)), let cell = host.itemCell(at: path) else { return [] }
    let items = host.dragItems(for: session, at: IndexPath(path))
    guard !items.isEmpty else { return [] }
    drag = session as? DragInProgress
    sources = [Source(path: path, cell: cell, items: items)]
    addSelected(with: IndexPath(path), session)
    return sources.flatMap(\.items)
  }

  /// Adds the other selected items to a drag of a selected item.
  private func addSelected(with path: IndexPath, _ session: any UIDragSession) {
    let selected = host.selectedItems
    guard selected.count > 1, selected.contains(path) else { return }
    for other in selected where other != path {
      let rect = host.itemFrame(at: ItemPath(other))
      add(other, session, at: CGPoint(x: rect.midX, y: rect.midY))
    }
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint)
    -> [UIDragItem]
  {
    guard let path = host.itemPath(at: point), !sources.contains(where: { $0.path == path }) else { return [] }
    return add(IndexPath(path), session, at: point)
  }

  @discardableResult
  private func add(_ path: IndexPath, _ session: any UIDragSession, at point: CGPoint) -> [UIDragItem] {
    let items = host.dragItems(addingTo: session, at: path, point: point)
    guard !items.isEmpty else { return [] }
    sources.append(Source(path: ItemPath(path), cell: host.itemCell(at: ItemPath(path)), items: items))
    return items
  }

  // MARK: Previews

  /// Returns the previews of drag items: their cells, if visible.
  private func lift(_ items: [UIDragItem]) -> [DragLift] {
    var lifts: [DragLift] = []
    for source in sources where source.items.contains(where: { item in items.contains { $0 === item } }) {
      guard let cell = source.cell, let path = source.path else { continue }
      let parameters = host.dragPreviewParameters(at: IndexPath(path))
      host.setDragState(.lifting, of: cell)
      lifts.append(DragLift(cell, items: source.items, parameters: parameters))
    }
    // The previews are rendered from the present cells, which fade after being lifted.
    AfterLayout.add { [weak self] in self?.fadeSources() }
    return lifts
  }

  private func fadeSources() {
    guard drag?.isUnderWay ?? false else { return }
    for source in sources {
      guard let cell = source.cell, cell.alpha == 1 else { continue }
      cell.alpha = 0.4
      host.setDragState(.dragging, of: cell)
    }
  }

  // MARK: Session

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { host.isRestricted(session) }

  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    host.allowsMove(in: session)
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    host.dragWillBegin(session)
  }

  func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
    for case let cell? in sources.map(\.cell) {
      cell.alpha = 1
      host.setDragState(.none, of: cell)
    }
    drag = nil
    sources = []
    host.dragDidEnd(session)
  }

  /// Carries the drag through an update; deleted items are removed from it.
  func follow(_ update: ResolvedUpdate) {
    for index in sources.indices { sources[index].path = sources[index].path.flatMap { update.newItem($0) } }
  }
}
