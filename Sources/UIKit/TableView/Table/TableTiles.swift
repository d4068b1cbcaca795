import CoreGraphics
internal import ListModel

/// What of a table exists as views: a stretch of rows, and the headers and footers of the sections they are in.
@MainActor struct TableTiles {
  struct Row {
    var path: ItemPath
    var cell: UITableViewCell
  }

  /// In order, without gaps.
  var rows: [Row] = []
  /// The part of the content for which they are there.
  var bounds = CGRect.null
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The row that is edited though it is out of sight: it stays, so that editing goes on.
  var edited: Row?
  /// The row whose cell is configured again; the data source is handed that cell when it dequeues one.
  var reconfigured: (path: ItemPath, cell: UITableViewCell)?
  /// Made to be measured, and not on screen yet.
  var measured: [ItemPath: UITableViewCell] = [:]
  /// Cells that have left and may be handed back in the same pass: they leave the hierarchy at its end.
  var leaving: [UITableViewCell] = []
  var leavingViews: [UIView] = []

  /// The rows whose true heights are known, where heights are learnt.
  var learnt: Set<ItemPath> = []
  /// The rows on screen whose content has asked for another height.
  var changed: Set<ItemPath> = []
  var learntHeaders: Set<Int> = []
  var learntFooters: Set<Int> = []
  /// Section views made to be measured, and not notified of yet.
  var measuredHeaders: [Int: UIView] = [:]
  var measuredFooters: [Int: UIView] = [:]

  // Kept from pass to pass so that a pass needs no memory.
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
