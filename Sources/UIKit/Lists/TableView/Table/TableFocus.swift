import Foundation
internal import TrestleListModel

/// The row that keys act on, and the letters typed to find one.
struct TableFocus {
  /// The focused row.
  var path: ItemPath?
  /// Whether the focused row is marked: a key moved the focus last, no finger.
  var isMarked = false
  /// Whether the app lets rows become focused.
  var isAllowed = true
  /// Whether a row is selected as it becomes focused.
  var selects = false
  /// The letters typed so far to find a row that begins with them.
  var typed = ""
  var typedTime: TimeInterval = 0
}
