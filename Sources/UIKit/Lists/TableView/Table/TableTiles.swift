import CoreGraphics
internal import TrestleListModel

/// The existing views of a table: a contiguous range of rows, and the headers and footers of their sections.
@MainActor struct TableTiles {
  struct Row {
    var path: ItemPath
    var cell: UITableViewCell
  }

  /// In order, without gaps.
  var rows: [Row] = []
  /// The bounds for which the rows were laid out.
  var bounds = CGRect.null
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The invisible row that contains the first responder; it is kept so that text editing continues.
  var edited: Row?
  /// The row whose cell is being reconfigured; the cell is returned when the data source dequeues one for the row.
  var reconfigured: (path: ItemPath, cell: UITableViewCell)?
  /// Cells created for measuring that are not on screen yet.
  var measured: [ItemPath: UITableViewCell] = [:]
  /// Recycled cells that may be dequeued in the same pass; they are removed from the hierarchy at its end.
  var leaving: [UITableViewCell] = []
  var leavingViews: [UIView] = []

  /// The rows whose heights have been measured.
  var learnt: Set<ItemPath> = []
  /// The visible rows whose content has requested another height.
  var changed: Set<ItemPath> = []
  var learntHeaders: Set<Int> = []
  var learntFooters: Set<Int> = []
  /// Section views created for measuring and not reported to the delegate yet.
  var measuredHeaders: [Int: UIView] = [:]
  var measuredFooters: [Int: UIView] = [:]

  // Kept between passes so that a pass does not allocate.
  var headerSections: [Int] = []
  var footerSections: [Int] = []
  var droppedSections: [Int] = []

  func index(of path: ItemPath) -> Int? {
    guard let first = rows.first, let last = rows.last, path >= first.path, path <= last.path else { return nil }
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && rows[low].path == path ? low : nil
  }
}
