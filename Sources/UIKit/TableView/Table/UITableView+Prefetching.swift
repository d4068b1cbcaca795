import Foundation
internal import ListModel

extension UITableView {
  /// Announces the rows that come next in the direction of scrolling, once each, and takes back those that have fallen behind unseen.
  final func prefetch(around visible: Range<Int>) {
    let old = extras.prefetched
    extras.prefetched = visible
    guard let source = prefetchDataSource, extras.prefetches, !visible.isEmpty else { return }
    let goesDown = visible.lowerBound >= old.lowerBound
    let reach = visible.count
    let ahead =
      goesDown
      ? visible.upperBound..<min(geometry.rowCount, visible.upperBound + reach)
      : max(0, visible.lowerBound - reach)..<visible.lowerBound
    let announced = extras.announced
    guard ahead != announced else { return }
    extras.announced = ahead
    let dropped = paths(announced.clamped(to: 0..<geometry.rowCount)) { !ahead.contains($0) && !visible.contains($0) }
    // What has been on screen since it was announced has not fallen behind.
    let unseen = dropped.filter { path in !(old.contains(geometry.ordinal(of: ItemPath(path)))) }
    let fresh = paths(ahead) { !announced.contains($0) }
    if !unseen.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: unseen) }
    if !fresh.isEmpty { source.tableView(self, prefetchRowsAt: goesDown ? fresh : fresh.reversed()) }
  }

  /// After a reload or an update nothing that was announced counts any more.
  final func forgetPrefetching() {
    extras.prefetched = 0..<0
    extras.announced = 0..<0
  }

  private func paths(_ ordinals: Range<Int>, where isWanted: (Int) -> Bool) -> [IndexPath] {
    ordinals.compactMap { isWanted($0) ? geometry.row(withOrdinal: $0).map(IndexPath.init) : nil }
  }
}
