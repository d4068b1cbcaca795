import Foundation
internal import ListModel

extension UITableView {
  /// Announces the rows that come next in the direction of scrolling, once each, and takes back those that have fallen behind.
  final func prefetch(around visible: Range<Int>) {
    let old = extras.prefetched
    extras.prefetched = visible
    guard let source = prefetchDataSource, !visible.isEmpty else { return }
    let goesDown = visible.lowerBound >= old.lowerBound
    let reach = visible.count
    let ahead =
      goesDown
      ? visible.upperBound..<min(geometry.rowCount, visible.upperBound + reach)
      : max(0, visible.lowerBound - reach)..<visible.lowerBound
    let announced = extras.announced
    extras.announced = ahead
    let fresh = ahead.filter { !announced.contains($0) }.compactMap { geometry.row(withOrdinal: $0).map(IndexPath.init) }
    let dropped = announced.filter { !ahead.contains($0) && !visible.contains($0) && $0 < geometry.rowCount }
      .compactMap { geometry.row(withOrdinal: $0).map(IndexPath.init) }
    if !dropped.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: dropped) }
    if !fresh.isEmpty { source.tableView(self, prefetchRowsAt: fresh) }
  }
}
