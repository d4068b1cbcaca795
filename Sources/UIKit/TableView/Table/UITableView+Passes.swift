import Foundation

extension UITableView {
  /// Does what asks the data source and delegate about the rows on screen. Whatever a callback changes meanwhile comes in the next pass.
  final func pass(_ body: () -> Void) {
    let isInner = loading.isTiling
    loading.isTiling = true
    body()
    loading.isTiling = isInner
    if !isInner { endPass() }
  }

  /// Everything is to be asked anew once the pass under way is over.
  final func outdate() {
    loading.isOutdated = true
    setNeedsLayout()
  }

  private func endPass() {
    guard loading.isOutdated, !loading.isBusy else { return }
    loading.isOutdated = false
    loading.state = .stale
    recycleAll()
    setNeedsLayout()
  }
}
