import CoreGraphics
internal import TrestleListModel

/// The existing rows of a table: a contiguous range.
@MainActor struct TableTiles {
  struct Row {
    var path: ItemPath
    var cell: UITableViewCell
  }

  /// In order, without gaps.
  var rows: [Row] = []
  /// The bounds for which the rows were laid out.
  var bounds = CGRect.null
  /// The invisible row that contains the first responder; it is kept so that text editing continues.
  var edited: Row?
  /// The row whose cell is being reconfigured; the cell is returned when the data source dequeues one for the row.
  var reconfigured: (path: ItemPath, cell: UITableViewCell)?
  /// Cells created for measuring that are not on screen yet.
  var measured: [ItemPath: UITableViewCell] = [:]
  /// Recycled cells that may be dequeued in the same pass; they are removed from the hierarchy at its end.
  var leaving: [UITableViewCell] = []

  /// The rows whose heights have been measured.
  var learnt: Set<ItemPath> = []
  /// The visible rows whose content has requested another height.
  var changed: Set<ItemPath> = []

  func index(of path: ItemPath) -> Int? { rows.index(of: path) }
}

extension [TableTiles.Row] {
  /// Returns the index of a row; the rows are in ascending order.
  func index(of path: ItemPath) -> Int? {
    let index = lowerBound { $0.path < path }
    return index < count && self[index].path == path ? index : nil
  }
}
