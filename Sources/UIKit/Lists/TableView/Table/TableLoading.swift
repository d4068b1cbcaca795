/// The state of the data source as loaded by a table, and the active pass.
struct TableLoading: ListLoading {
  enum State {
    /// Everything has to be queried before it is used.
    case stale
    case loaded
  }

  var state = State.stale
  var pass = ListPass()
  /// The counts while heights are queried, when the geometry is still the previous one.
  var counts: [Int]?
}
