import CoreGraphics
import Foundation

internal import ListModel

/// A list in which items can be moved: a gap shows where they would go.
@MainActor protocol ItemMoveHost: ListHost {
  /// The place where the delegate lets a moved item go.
  func allowedTarget(from source: ItemPath, to place: ItemPath) -> ItemPath
  /// The gap that shows where items would be put.
  var shownGap: (source: ItemPath?, target: ItemPath?)? { get }
  /// - Parameters:
  ///   - source: The item that leaves its place to the gap; nil if it stays.
  ///   - held: The item in hand, as high as which the gap is.
  func showGap(source: ItemPath?, held: ItemPath?, target: ItemPath, animated: Bool)
  func hideGap(animated: Bool)
  /// Forgets the gap without a motion: what is inserted takes its place.
  func forgetGap()
  /// Has the data source move an item; false if the list was changed by that itself.
  func commitMove(from source: ItemPath, to target: ItemPath) -> Bool
}

/// A list whose items are moved by a finger that holds one of them.
@MainActor protocol ItemReorderHost: ItemMoveHost {
  /// The item in hand.
  var reordering: ItemReorderSession? { get set }
  /// The frame of an item in hand whose finger is at `finger`, from the host's corner, and holds it at `grip`, from the item's corner.
  func heldFrame(of source: ItemPath, finger: CGPoint, grip: CGPoint) -> CGRect
  /// Where an item would be put that is held at `frame`.
  func place(for frame: CGRect, source: ItemPath, present: ItemPath) -> ItemPath?
  /// Gives the cell the look of one in hand, or its own.
  func setHeld(_ isHeld: Bool, cell: UIView)
  /// The shadow of a cell in hand.
  func makeShadow(for cell: UIView) -> any HeldShadow
  var heldAlpha: CGFloat { get }
  /// Brings all items but the one in hand to their places.
  func placeItems()
  /// Lists the cell among those in sight, if its item is; false if it is not.
  func takeIn(_ cell: UIView, at path: ItemPath) -> Bool
  func isTiled(_ cell: UIView) -> Bool
  /// Puts a tiled cell back among the others, at its place.
  func putBack(_ cell: UIView)
  /// The cell has left sight.
  func endDisplaying(_ cell: UIView, at path: ItemPath)
  /// Items have moved: lines and corners follow.
  func contextsChanged()
  /// An update has moved the item in hand: the gap is there now, without a motion.
  func gapMoved(to source: ItemPath)
  /// Puts the cell in hand in front of the others.
  func bringHeldToFront(_ cell: UIView, shadow: UIView)
}

/// A view that lies around a cell in hand.
@MainActor protocol HeldShadow: UIView {
  func show(_ cell: UIView, frame: CGRect)
}
