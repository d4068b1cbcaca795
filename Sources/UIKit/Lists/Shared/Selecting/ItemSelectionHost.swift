import CoreGraphics

internal import TrestleListModel

/// A list whose items can be selected by dragging.
@MainActor protocol ItemSelectionHost: ListHost, ItemTouchHost {
  /// Recognizes drags that select items; nil unless several items may be selected.
  var selectionPan: ItemSelectionPan? { get set }
  /// Whether several items may be selected, outside of editing or during it.
  var selectsSeveral: Bool { get }
  func willSelectItems(from path: ItemPath)
  func didSelectItems()
  /// Returns whether a point is on a selection control, such as the circle of a row in editing mode.
  func hasSelectionControl(at point: CGPoint) -> Bool
  /// Returns whether a movement of one finger from a selection control selects instead of scrolling.
  func selectsItems(movingBy step: CGPoint) -> Bool
  /// Asks the delegate whether a drag from `point` may select items.
  func allowsSelectingItems(from point: CGPoint) -> Bool
  /// Returns the visible item nearest to a point.
  func nearestItem(to point: CGPoint) -> ItemPath?
  /// Returns the number of items before an item.
  func ordinal(of path: ItemPath) -> Int
  func item(withOrdinal ordinal: Int) -> ItemPath?
  /// Incremented on each change of the items.
  var itemChanges: Int { get }
}

extension ItemSelectionHost {
  func isItemSelected(_ path: ItemPath) -> Bool { selection.isSelected(path) }

  /// Selects or deselects an item as a tap does, with delegate calls.
  func activateItem(_ path: ItemPath) {
    selection.activate(path)
    runSelection()
  }

  /// Enables selection by dragging if multiple selection is allowed.
  func updateSelectionPan() {
    guard selectsSeveral != (selectionPan != nil) else { return }
    if let pan = selectionPan {
      removeGestureRecognizer(pan)
      selectionPan = nil
    } else {
      let pan = ItemSelectionPan(self)
      selectionPan = pan
      addGestureRecognizer(pan)
    }
  }
}
