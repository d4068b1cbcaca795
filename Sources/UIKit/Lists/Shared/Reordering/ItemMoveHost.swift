import CoreGraphics

internal import TrestleListModel

/// A list in which items can be moved; a gap shows the target.
@MainActor protocol ItemMoveHost: ListHost {
  /// Returns the target that the delegate allows for a moved item.
  func allowedTarget(from source: ItemPath, to place: ItemPath) -> ItemPath
  var shownGap: (source: ItemPath?, target: ItemPath?)? { get }
  /// - Parameters:
  ///   - source: The moved item; nil if it stays in place.
  ///   - held: The lifted item, which determines the height of the gap.
  func showGap(source: ItemPath?, held: ItemPath?, target: ItemPath, animated: Bool)
  func hideGap(animated: Bool)
  /// Removes the gap without an animation: the inserted item takes its place.
  func forgetGap()
  /// Asks the data source to move an item; returns false if the data source changed the list itself.
  func commitMove(from source: ItemPath, to target: ItemPath) -> Bool
}

/// A list whose items are moved by dragging.
@MainActor protocol ItemReorderHost: ItemMoveHost {
  var reordering: ItemReorderSession? { get set }
  /// Returns the frame of a lifted item. `finger` is relative to the host's origin, `grip` to the item's origin.
  func heldFrame(of source: ItemPath, finger: CGPoint, grip: CGPoint) -> CGRect
  /// Returns the target of an item whose frame is `frame`.
  func place(for frame: CGRect, source: ItemPath, present: ItemPath) -> ItemPath?
  /// Applies or removes the lifted appearance of a cell.
  func setHeld(_ isHeld: Bool, cell: UIView)
  func makeShadow(for cell: UIView) -> any HeldShadow
  var heldAlpha: CGFloat { get }
  /// Positions all items except the lifted one.
  func placeItems()
  /// Adds the cell to the visible cells if its item is visible; otherwise returns false.
  func takeIn(_ cell: UIView, at path: ItemPath) -> Bool
  func isTiled(_ cell: UIView) -> Bool
  /// Returns a tiled cell to its place among the others.
  func putBack(_ cell: UIView)
  /// Called when the cell is no longer visible.
  func endDisplaying(_ cell: UIView, at path: ItemPath)
  /// Called after items moved, to update separators and corners.
  func contextsChanged()
  /// Called after an update moved the lifted item: the gap moves there without animation.
  func gapMoved(to source: ItemPath)
  /// Orders the lifted cell in front of the others.
  func bringHeldToFront(_ cell: UIView, shadow: UIView)
}

/// A shadow around a lifted cell.
@MainActor protocol HeldShadow: UIView {
  func show(_ cell: UIView, frame: CGRect)
}
