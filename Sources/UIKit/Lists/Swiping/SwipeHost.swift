import CoreGraphics

/// A cell that moves aside for the actions of its item.
@MainActor protocol SwipeableCell: UIView {
  /// The part of the cell that is its group's box, where the design draws one.
  var boxBounds: CGRect { get }
  /// The room at the trailing side that belongs to the list, for its index.
  var trailingReserve: CGFloat { get }
  /// Gives the cell the corners of its place.
  func applyCorners()
  /// Takes the editing controls away without a motion: the item is gone.
  func endEditingQuietly()
}

/// A list whose items can be swiped aside.
@MainActor protocol SwipeHost: ListHost {
  /// The item that is open.
  var openItem: SwipeSession? { get }
  /// Closes the item that is open. True if there was one.
  @discardableResult
  func endSwipe(animated: Bool) -> Bool
  /// Deletes the open item, whose destructive action is done, unless the app has done so itself.
  func deleteSwipedItem()
}
