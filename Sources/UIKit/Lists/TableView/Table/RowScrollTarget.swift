import Foundation
internal import TrestleListModel

/// The row that an animated scroll goes to, and where it is to be.
struct RowScrollTarget {
  var path: ItemPath
  var position: UITableView.ScrollPosition
  /// When the scroll began, by which it is known.
  var startTime: TimeInterval

  /// Names the row by its place after an update; one that is gone keeps its place.
  mutating func follow(_ update: ResolvedUpdate) { path = update.newItem(path) ?? path }
}
