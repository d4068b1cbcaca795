/// The state of the data source as loaded by a table, and the active pass.
struct TableLoading {
  enum State {
    /// Everything has to be queried before it is used.
    case stale
    case loaded
  }

  var state = State.stale
  var pass = TablePass.idle
  /// The counts while heights are queried, when the geometry is still the previous one.
  var counts: [Int]?

  /// Whether a change has to wait for the end of a pass.
  var isBusy: Bool { !pass.isIdle }
  /// Whether rows are being laid out or measured.
  var isTiling: Bool { pass.isTiling }
  /// Whether the current pass must not query anything else.
  var isOutdated: Bool { pass.isOutdated }
}
