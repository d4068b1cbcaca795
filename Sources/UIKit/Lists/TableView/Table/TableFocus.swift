import Foundation
internal import TrestleListModel

/// The focused row, and the letters typed to find a row.
struct TableFocus {
  var path: ItemPath?
  /// Whether the focus ring is shown: a key, not a touch, moved the focus last.
  var isMarked = false
  /// Whether rows can be focused.
  var isAllowed = true
  /// Whether a row is selected when it is focused.
  var selects = false
  /// The letters typed so far to find a row that begins with them.
  var typed = ""
  var typedTime: TimeInterval = 0
}
