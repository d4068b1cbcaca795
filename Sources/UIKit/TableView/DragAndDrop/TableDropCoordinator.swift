import CoreGraphics
import Foundation

/// What a table's drop delegate is handed.
@MainActor final class TableDropCoordinator: UITableViewDropCoordinator, UIDragAnimating {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  private let drag: DragInProgress
  private unowned let table: UITableView

  init(_ table: UITableView, drag: DragInProgress, destination: IndexPath?, proposal: UITableViewDropProposal, source: IndexPath?) {
    self.table = table
    self.drag = drag
    destinationIndexPath = destination
    self.proposal = proposal
    items = drag.items.map { Item(dragItem: $0, sourceIndexPath: source) }
  }

  var session: any UIDropSession { drag }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    drag.landing = drag.window.convert(table.rectForRow(at: indexPath), from: table)
    return self
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    let row = table.rectForRow(at: indexPath)
    drag.landing = drag.window.convert(rect.offsetBy(dx: row.minX, dy: row.minY), from: table)
    return self
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
