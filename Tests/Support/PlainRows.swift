import Foundation
import UIKit

/// A table's data for tests: one section of rows, whose cells a closure creates.
///
/// It implements the two required methods alone. The presence of an optional method has an effect, and the table finds only those of the class
/// that declares the conformance; a test of such a method declares a class of its own.
@MainActor package class PlainRows: NSObject, UITableViewDataSource {
  /// The number of rows.
  package final var count: Int
  /// The rows whose cells were requested, in order.
  package private(set) final var requested: [Int] = []
  private let cell: (UITableView, IndexPath) -> UITableViewCell

  /// Creates rows; by default with new and empty cells.
  package init(_ count: Int, cell: @escaping (UITableView, IndexPath) -> UITableViewCell = { _, _ in UITableViewCell() }) {
    self.count = count
    self.cell = cell
  }

  /// Discards the list of requested rows, and returns it.
  package final func takeRequested() -> [Int] {
    defer { requested = [] }
    return requested
  }

  package final func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  package final func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    requested.append(indexPath.row)
    return cell(tableView, indexPath)
  }
}
