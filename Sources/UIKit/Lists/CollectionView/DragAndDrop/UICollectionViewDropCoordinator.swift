import CoreGraphics

/// Passes dropped items to the delegate, and animates them to their targets.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: AnyObject {
  /// The dragged items, with their source index paths.
  var items: [any UICollectionViewDropItem] { get }
  /// The target of the drop; nil if there is no item there.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal at the time of the drop.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop session with the dragged data.
  var session: any UIDropSession { get }
  /// Shows a temporary cell while the content of the item is loading.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext
  /// Animates the item to an item of the collection view, which must already be inserted.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates the item into a part of an item, in its cell's coordinates.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Animates the preview of a dropped item to a position in any view.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that was dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  /// The source of the item, if it is in this collection view.
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// A visible placeholder, which is replaced by an item after its content was loaded, or deleted.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dragged item that the placeholder represents.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by an item. `dataSourceUpdates` inserts the content into the model at the given index path. Returns false if
  /// the placeholder no longer exists, as after a reload.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder. Returns false if it no longer exists.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Calls the placeholder's cell update handler again.
  func setNeedsCellUpdate()
}
