import Foundation
internal import TrestleListModel

/// The row that an animated scroll goes to, and its requested position.
struct RowScrollTarget {
  var path: ItemPath
  var position: UITableView.ScrollPosition
  /// The time at which the scroll began; identifies the scroll.
  var startTime: TimeInterval

  /// Changes the path of the row after an update; a deleted row keeps its path.
  mutating func follow(_ update: ResolvedUpdate) { path = update.newItem(path) ?? path }
}
