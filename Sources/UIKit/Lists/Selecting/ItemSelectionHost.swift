import CoreGraphics

internal import ListModel

/// A list whose items can be selected along a drag.
@MainActor protocol ItemSelectionHost: ListHost {
  func isItemSelected(_ path: ItemPath) -> Bool
  /// Selects or deselects an item as a tap does: the delegate is asked and told.
  func activateItem(_ path: ItemPath)
  /// Whether a point is on a control that selects its item, as the circles of edited rows are.
  func hasSelectionControl(at point: CGPoint) -> Bool
  /// Whether one finger that moved by a vector from a selection control selects, and does not scroll.
  func selectsItems(movingBy step: CGPoint) -> Bool
  /// Asks the delegate whether a drag that began at `point` selects items.
  func allowsSelectingItems(from point: CGPoint) -> Bool
  /// The item in sight that is nearest to a point.
  func nearestItem(to point: CGPoint) -> ItemPath?
  /// The number of items before an item.
  func ordinal(of path: ItemPath) -> Int
  func item(withOrdinal ordinal: Int) -> ItemPath?
  /// Increases with every change of the items.
  var itemChanges: Int { get }
}
