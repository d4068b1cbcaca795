/// The activity of a table while it calls its data source and delegate.
///
/// It determines what a callback may do:
///
/// - `idle`: Anything. Changes take effect immediately: `reloadData()` queries counts and heights, an update is validated and shown.
/// - `asking`: The table queries counts and heights of all rows. The geometry is the previous one. A change or a reload marks the pass as
///   outdated: the answers are discarded and the queries start over, a few times at most.
/// - `tiling`: The table updates the visible rows, or performs an update. The geometry, the selection and the visible rows may be read, and
///   rows may be selected. A change or a reload marks the pass as outdated: it makes no further queries and lays out no further rows. When
///   the pass ends, all rows are recycled and everything is queried again at the next layout.
///
/// A nested pass is part of the outer one: only the outer one ends it and handles an outdated pass.
enum TablePass: Equatable {
  case idle
  case asking(isOutdated: Bool)
  case tiling(isOutdated: Bool)

  var isIdle: Bool { self == .idle }

  var isTiling: Bool {
    if case .tiling = self { return true }
    return false
  }

  /// Whether a callback of this pass has changed or reloaded the table.
  var isOutdated: Bool {
    switch self {
    case .idle: false
    case .asking(let isOutdated), .tiling(let isOutdated): isOutdated
    }
  }

  /// Marks the results of the pass as outdated.
  mutating func outdate() {
    switch self {
    case .idle: break
    case .asking: self = .asking(isOutdated: true)
    case .tiling: self = .tiling(isOutdated: true)
    }
  }
}
