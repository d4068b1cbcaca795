extension UITableView {
  /// Runs `body` as a pass, or as a part of the active pass. See `TablePass` for what callbacks may do meanwhile.
  final func pass(_ body: () -> Void) {
    guard loading.pass.isIdle else { return body() }
    loading.pass = .tiling(isOutdated: false)
    body()
    let isOutdated = loading.isOutdated
    loading.pass = .idle
    guard isOutdated else { return }
    // A lifted row may no longer exist.
    editing.reorder?.abandon()
    dropPlaceholders()
    endSwipe(animated: false)
    loading.state = .stale
    recycleAll()
    setNeedsLayout()
  }

  /// Requests a reload at the end of the active pass.
  final func outdate() {
    loading.pass.outdate()
    setNeedsLayout()
  }
}
