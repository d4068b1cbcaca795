import CoreGraphics
import Foundation

/// A row that the table shows in a place of which the data source knows nothing yet.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  final let insertionIndexPath: IndexPath
  final let reuseIdentifier: String
  final let rowHeight: CGFloat
  /// Fills the cell, each time it is shown.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// - Parameter rowHeight: The row's height; `UITableView.automaticDimension` for that of the table's rows.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}
