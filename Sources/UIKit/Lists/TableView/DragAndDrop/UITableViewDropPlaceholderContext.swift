import Foundation

/// A visible placeholder, which is replaced by a row after its content was loaded, or deleted.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dragged item that the placeholder represents.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by a row. `dataSourceUpdates` inserts the content into the model at the given index path. Returns false if
  /// the placeholder no longer exists, as after a reload.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder. Returns false if it no longer exists.
  @discardableResult
  func deletePlaceholder() -> Bool
}
