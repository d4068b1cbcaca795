import CoreGraphics
internal import TrestleListModel

extension CGFloat {
  /// A distance with which a layout can calculate, for any value that an app has given.
  var bounded: Double { Double(self).bounded }
}
