import CoreGraphics
import Foundation

/// Hands dropped items to the delegate, and lets their picture land where it says.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: AnyObject {
  /// The dragged items, with the rows they come from.
  var items: [any UITableViewDropItem] { get }
  /// Where the items were dropped; nil below the last row.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal in effect at the drop.
  var proposal: UITableViewDropProposal { get }
  /// The session of the drop, with the dragged data.
  var session: any UIDropSession { get }
  /// Shows a temporary row while the content of the item is loading.
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
  /// Lets the item land anywhere.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Lets the item land on a row, which has been inserted before.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets the item shrink into a part of a row, in its cell's coordinates.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
}

/// An item that was dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: AnyObject {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The row the item came from, if it is this table's.
  var sourceIndexPath: IndexPath? { get }
}

/// The landing of a dropped item.
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
  /// Adds animations that run along with the drop.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that runs after the drop's animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
