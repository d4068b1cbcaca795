/// What a table does at the moment with its data source and delegate.
///
/// This is the contract of what a callback may do:
///
/// - `idle`: Anything. Changes take effect at once: `reloadData()` asks counts and heights, an update is checked and shown.
/// - `asking`: The table asks counts and heights of everything. The geometry is the previous one. A change or a reload marks the pass as
///   outdated: the answers so far are dropped and the questions begin again, a few times at most.
/// - `tiling`: The table brings the rows on screen into agreement with what is known, or carries out an update. The geometry, the
///   selection and the rows on screen may be read, and rows selected. A change or a reload marks the pass as outdated: it asks no further
///   question, no row is laid out after it, and when the pass ends all rows leave and everything is asked again at the next layout.
///
/// A pass within a pass is part of the outer one: only the outer one ends it, and only there an outdated pass is followed up.
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

  /// Notes that what the pass knows is no longer true.
  mutating func outdate() {
    switch self {
    case .idle: break
    case .asking: self = .asking(isOutdated: true)
    case .tiling: self = .tiling(isOutdated: true)
    }
  }
}
