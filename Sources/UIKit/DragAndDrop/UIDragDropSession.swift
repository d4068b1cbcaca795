import CoreGraphics
import Foundation

/// What dragging and dropping have in common: the items, and where they are.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Whether the items may be moved, in place of copied.
  var allowsMoveOperation: Bool { get }
  /// The place of the drag in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether one of the items has data of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether one of the items can become an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as seen from where it began.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// Anything the app wants to find again when the items are dropped.
  var localContext: Any? { get set }
}

/// A drag, as seen from what it is over.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The session of the drag, if it began in this app.
  var localDragSession: (any UIDragSession)? { get }
  /// Makes objects of all items that can give one of that class.
  @discardableResult
  func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void) -> Progress
}
