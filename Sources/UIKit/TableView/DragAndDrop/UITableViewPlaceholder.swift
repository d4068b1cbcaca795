import CoreGraphics
import Foundation

/// A temporary row that the table shows while the data of a drop is loading. The data source does not know it.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  final let insertionIndexPath: IndexPath
  final let reuseIdentifier: String
  final let rowHeight: CGFloat
  /// Fills the cell, each time it is shown.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder. A `rowHeight` of `UITableView.automaticDimension` is the height of the table's rows.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}
