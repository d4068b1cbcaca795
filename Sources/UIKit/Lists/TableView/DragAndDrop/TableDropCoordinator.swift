import CoreGraphics

/// The drop coordinator passed to a table's drop delegate.
@MainActor final class TableDropCoordinator: UITableViewDropCoordinator, UIDragAnimating {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  private let drag: DragInProgress
  private unowned let table: UITableView

  init(_ table: UITableView, drag: DragInProgress, destination: IndexPath?, proposal: UITableViewDropProposal) {
    self.table = table
    self.drag = drag
    destinationIndexPath = destination
    self.proposal = proposal
    let dragging = table.dragAndDrop.dragging.flatMap { $0.drag === drag ? $0 : nil }
    items = drag.items.map { Item(dragItem: $0, sourceIndexPath: dragging?.source(of: $0).map { IndexPath($0) }) }
  }

  var session: any UIDropSession { drag }

  private func land(_ item: UIDragItem, at place: CGRect) {
    drag.landings[ObjectIdentifier(item)] = drag.window.convert(place, from: table)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    var place = table.rectForRow(at: indexPath)
    let parameters = table.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: indexPath)
    if let visible = parameters?.visiblePath?.bounds { place = visible.offsetBy(dx: place.minX, dy: place.minY) }
    land(dragItem, at: place)
    return self
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    let row = table.rectForRow(at: indexPath)
    land(dragItem, at: rect.offsetBy(dx: row.minX, dy: row.minY))
    return self
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    let center = drag.window.convert(target.center, from: target.container)
    drag.landings[ObjectIdentifier(dragItem)] = CGRect(origin: center, size: .zero)
    return self
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext {
    let row = TablePlaceholder(placeholder, item: dragItem, in: table, drag: drag)
    table.insert(row)
    land(dragItem, at: row.landing(placeholder))
    return row
  }

  func addAnimations(_ animations: @escaping () -> Void) { drag.alongside.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { drag.afterwards.append { completion(.end) } }

  private final class Item: UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?

    init(dragItem: UIDragItem, sourceIndexPath: IndexPath?) {
      self.dragItem = dragItem
      self.sourceIndexPath = sourceIndexPath
    }
  }
}
