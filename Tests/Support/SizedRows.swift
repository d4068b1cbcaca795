import CoreGraphics
import UIKit

/// Rows of a table for tests, with a height for each.
@MainActor package final class SizedRows: PlainRows, UITableViewDelegate {
  /// The rows whose heights were requested, in order.
  package private(set) var measured: [Int] = []
  private let height: (Int) -> CGFloat

  /// Creates rows with heights by their number; by default with new and empty cells.
  package init(
    _ count: Int, height: @escaping (Int) -> CGFloat,
    cell: @escaping (UITableView, IndexPath) -> UITableViewCell = { _, _ in UITableViewCell() }
  ) {
    self.height = height
    super.init(count, cell: cell)
  }

  /// Discards the list of measured rows, and returns it.
  package func takeMeasured() -> [Int] {
    defer { measured = [] }
    return measured
  }

  package func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    measured.append(indexPath.row)
    return height(indexPath.row)
  }
}
