import CoreGraphics

/// A temporary row that the table shows while the data of a drop is loading. The data source does not contain it.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  final let insertionIndexPath: IndexPath
  final let reuseIdentifier: String
  final let rowHeight: CGFloat
  /// Configures the cell each time it is shown.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder. A `rowHeight` of `UITableView.automaticDimension` uses the table's row height.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}
