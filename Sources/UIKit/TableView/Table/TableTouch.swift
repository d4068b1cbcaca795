import Foundation
internal import ListModel

/// The finger on a table's row.
struct TableTouch {
  weak var touch: UITouch?
  var path: ItemPath?
  /// When it was given to the table.
  var time: TimeInterval = 0
}
