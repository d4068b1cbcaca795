import CoreGraphics

/// Passes dropped items to the delegate, and animates them to their targets.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: AnyObject {
  /// The dragged items, with their source rows.
  var items: [any UITableViewDropItem] { get }
  /// The target of the drop; nil below the last row.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal at the time of the drop.
  var proposal: UITableViewDropProposal { get }
  /// The drop session with the dragged data.
  var session: any UIDropSession { get }
  /// Shows a temporary row while the content of the item is loading.
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
  /// Animates the preview of a dropped item to a position in any view.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Animates the item to a row, which must already be inserted.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates the item into a part of a row, in its cell's coordinates.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
}

/// An item that was dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  /// The source row of the item, if it is in this table.
  var sourceIndexPath: IndexPath? { get }
}
