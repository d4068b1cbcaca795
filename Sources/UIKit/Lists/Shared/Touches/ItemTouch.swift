import CoreGraphics

internal import TrestleListModel

/// The active touch on an item of a list.
struct ItemTouch {
  /// The distance from its item at which a touch is no longer a tap, in points.
  static let strayDistance: CGFloat = 22

  weak var touch: UITouch?
  /// The touched item; nil if the touch is on an open row, which a tap closes.
  var path: ItemPath?
  /// The time at which the list received the touch.
  var time: TimeInterval = 0
}
