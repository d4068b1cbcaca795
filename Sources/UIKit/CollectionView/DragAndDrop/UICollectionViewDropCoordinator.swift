import CoreGraphics
import Foundation

/// Hands dropped items to the delegate, and lets their picture land where it says.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: AnyObject {
  /// The dragged items, with the index paths they come from.
  var items: [any UICollectionViewDropItem] { get }
  /// Where the items were dropped; nil where there is no item.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal in effect at the drop.
  var proposal: UICollectionViewDropProposal { get }
  /// The session of the drop, with the dragged data.
  var session: any UIDropSession { get }
  /// Shows a temporary cell while the content of the item is loading.
  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext
  /// Lets the item land on an item of the collection view, which has been inserted before.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets the item shrink into a part of an item, in its cell's coordinates.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Lets the item land anywhere.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that was dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: AnyObject {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The place the item came from, if it is this collection view's.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the picture of the item.
  var previewSize: CGSize { get }
}

/// A placeholder that shows: to be exchanged for an item when the content has come, or taken away.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dragged item that the placeholder represents.
  var dragItem: UIDragItem { get }
  /// Exchanges the placeholder for an item: `dataSourceUpdates` puts the content into the data at the index path it is handed. False if
  /// the placeholder is no more, as after a reload.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the placeholder away. False if it is no more.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Calls the placeholder's cell update handler again.
  func setNeedsCellUpdate()
}
