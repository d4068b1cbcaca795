internal import TrestleListModel

/// The place of a row among all rows of its list, from 1, as screen readers say it.
package struct RowPlace: Equatable, Sendable {
  package let position: Int
  package let count: Int
}

/// A list that knows the place of a row in sight.
@MainActor package protocol RowPlacing: UIScrollView {
  func place(ofRow row: UIView) -> RowPlace?
}

extension UITableView: RowPlacing {
  package final func place(ofRow row: UIView) -> RowPlace? {
    guard let path = tiles.rows.first(where: { $0.cell === row })?.path, geometry.contains(path) else { return nil }
    return RowPlace(position: geometry.ordinal(of: path) + 1, count: geometry.rowCount)
  }
}

extension UICollectionView: RowPlacing {
  package final func place(ofRow row: UIView) -> RowPlace? {
    guard let path = tiles.order.first(where: { $0.key.isCell && $0.view === row })?.key.path, hasItem(path) else { return nil }
    let before = loadedCounts.prefix(path.section).reduce(0, +)
    return RowPlace(position: before + path.item + 1, count: loadedCounts.reduce(0, +))
  }
}
