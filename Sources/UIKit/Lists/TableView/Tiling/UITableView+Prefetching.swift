import Foundation
internal import TrestleListModel

extension UITableView {
  /// Requests the next rows in the direction of scrolling, once each, and cancels those that were passed without being shown.
  final func prefetch(around visible: Range<Int>) {
    guard let source = prefetchDataSource, prefetching.isEnabled, !visible.isEmpty else { return prefetching.window.note(visible) }
    let (fresh, cancelled) = prefetching.window.advance(to: visible, count: geometry.rowCount)
    if !cancelled.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: paths(cancelled)) }
    if !fresh.isEmpty { source.tableView(self, prefetchRowsAt: paths(fresh)) }
  }

  /// Discards prefetch requests after a reload or an update.
  final func forgetPrefetching() { prefetching.window = PrefetchWindow() }

  private func paths(_ ordinals: [Int]) -> [IndexPath] { ordinals.compactMap { geometry.row(withOrdinal: $0).map(IndexPath.init) } }
}
