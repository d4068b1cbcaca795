internal import TrestleListModel

extension UITableView: RowPlacing {
  package final func place(ofRow row: UIView) -> RowPlace? {
    guard let path = tiles.rows.first(where: { $0.cell === row })?.path, geometry.contains(path) else { return nil }
    return RowPlace(position: geometry.ordinal(of: path) + 1, count: geometry.rowCount)
  }
}
