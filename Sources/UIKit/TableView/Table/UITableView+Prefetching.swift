import Foundation
internal import ListModel

extension UITableView {
  /// Requests the next rows in the direction of scrolling, once each, and cancels those that were passed without being shown.
  final func prefetch(around visible: Range<Int>) {
    guard let source = prefetchDataSource, extras.prefetches, !visible.isEmpty else { return extras.prefetching.note(visible) }
    let (fresh, cancelled) = extras.prefetching.advance(to: visible, count: geometry.rowCount)
    if !cancelled.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: paths(cancelled)) }
    if !fresh.isEmpty { source.tableView(self, prefetchRowsAt: paths(fresh)) }
  }

  /// Discards prefetch requests after a reload or an update.
  final func forgetPrefetching() { extras.prefetching = PrefetchWindow() }

  private func paths(_ ordinals: [Int]) -> [IndexPath] { ordinals.compactMap { geometry.row(withOrdinal: $0).map(IndexPath.init) } }
}
