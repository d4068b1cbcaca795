import UIKit

@MainActor final class Batches {
  var items = [1, 2, 3]
  func remove(_ table: UITableView, _ grid: UICollectionView, _ change: () -> Void) {
    table.performBatchUpdates({ items.remove(at: 0) })
    table.performBatchUpdates(change)
    grid.performBatchUpdates(change)
    grid.performBatchUpdates({ items.remove(at: 0) }, completion: { _ in })
  }
}

final class CountingTable: UITableView {
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    super.performBatchUpdates(updates, completion: completion)
  }
}
