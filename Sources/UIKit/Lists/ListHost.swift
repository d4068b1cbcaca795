import CoreGraphics

internal import ListModel

/// A table or collection view as the parts that they share see it: items at paths, shown by cells at frames.
@MainActor protocol ListHost: UIScrollView {
  /// The item at a point of the content.
  func itemPath(at point: CGPoint) -> ItemPath?
  /// The item that a cell in sight shows.
  func itemPath(of cell: UIView) -> ItemPath?
  /// The cell of an item in sight.
  func itemCell(at path: ItemPath) -> UIView?
  /// The frame of an item by the geometry, whether it is in sight or not.
  func itemFrame(at path: ItemPath) -> CGRect
  func containsItem(at path: ItemPath) -> Bool
  /// Whether items are being edited.
  var editsItems: Bool { get }
  /// Takes the highlight off a touched item: the press has become something else.
  func dropHighlight()
}
