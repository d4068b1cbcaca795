import Foundation

/// A placeholder that shows: to be exchanged for a row when the content has come, or taken away.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dragged item that the placeholder represents.
  var dragItem: UIDragItem { get }
  /// Exchanges the placeholder for a row: `dataSourceUpdates` puts the content into the data at the index path it is handed. False if
  /// the placeholder is no more, as after a reload.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the placeholder away. False if it is no more.
  @discardableResult
  func deletePlaceholder() -> Bool
}
