import Foundation

extension UITableView {
  /// Runs `body` as a pass, or as a part of the pass under way. See `TablePass` for what callbacks may do meanwhile.
  final func pass(_ body: () -> Void) {
    guard loading.pass.isIdle else { return body() }
    loading.pass = .tiling(isOutdated: false)
    body()
    let isOutdated = loading.isOutdated
    loading.pass = .idle
    guard isOutdated else { return }
    // What fingers hold is not known to be there any more.
    editing.reorder?.abandon()
    dropPlaceholders()
    endSwipe(animated: false)
    loading.state = .stale
    recycleAll()
    setNeedsLayout()
  }

  /// Has everything asked again once the pass under way is over.
  final func outdate() {
    loading.pass.outdate()
    setNeedsLayout()
  }
}
