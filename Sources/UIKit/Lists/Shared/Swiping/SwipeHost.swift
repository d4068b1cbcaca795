import CoreGraphics

/// A cell that moves aside for its swipe actions.
@MainActor protocol SwipeableCell: UIView {
  /// The part of the cell that belongs to its group's box.
  var boxBounds: CGRect { get }
  /// The width at the trailing side that is reserved for the index.
  var trailingReserve: CGFloat { get }
  /// Applies the corners of the cell's position.
  func applyCorners()
  /// Hides the editing controls without animation, because the item is gone.
  func endEditingQuietly()
}

/// A list whose items have swipe actions.
@MainActor protocol SwipeHost: ListHost {
  var openItem: SwipeSession? { get }
  /// Closes the open item. Returns true if there was one.
  @discardableResult
  func endSwipe(animated: Bool) -> Bool
  /// Deletes the open item after its destructive action, unless the app has already deleted it.
  func deleteSwipedItem()
}
