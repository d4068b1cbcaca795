import CoreGraphics
import Foundation

/// What dragging and dropping have in common: the items, and where they are.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as seen from where it began.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// Anything the app wants to find again when the items are dropped.
  var localContext: Any? { get set }
}

/// A drag, as seen from what it is over.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  /// Makes objects of all items that can give one of that class.
  @discardableResult
  func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void) -> Progress
}
