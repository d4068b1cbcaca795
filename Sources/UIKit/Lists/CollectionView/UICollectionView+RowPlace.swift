internal import TrestleListModel

extension UICollectionView: RowPlacing {
  package final func place(ofRow row: UIView) -> RowPlace? {
    guard let path = tiles.order.first(where: { $0.key.isCell && $0.view === row })?.key.path, hasItem(path) else { return nil }
    let before = loadedCounts.prefix(path.section).reduce(0, +)
    return RowPlace(position: before + path.item + 1, count: loadedCounts.reduce(0, +))
  }
}
