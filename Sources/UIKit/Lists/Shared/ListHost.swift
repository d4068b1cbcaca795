import CoreGraphics

internal import TrestleListModel

/// The common interface of tables and collection views for shared parts: items at paths, shown by cells at frames.
@MainActor protocol ListHost: UIScrollView {
  /// Returns the item at a point of the content.
  func itemPath(at point: CGPoint) -> ItemPath?
  func itemPath(of cell: UIView) -> ItemPath?
  func itemCell(at path: ItemPath) -> UIView?
  /// Returns the frame of an item in the geometry, visible or not.
  func itemFrame(at path: ItemPath) -> CGRect
  func containsItem(at path: ItemPath) -> Bool
  /// Whether items are being edited.
  var editsItems: Bool { get }
  /// Removes the highlight of a touched item, because the touch became another gesture.
  func dropHighlight()
}
