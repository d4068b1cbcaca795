import CoreGraphics
import Foundation

/// Properties common to drag and drop sessions: the items, and their location.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Whether the items may be moved, instead of copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the items can be dropped in the app they come from only.
  var isRestrictedToDraggingApplication: Bool { get }
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
  /// Shows whether loading items that take long tells the user so.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading the requested data.
  var progress: Progress { get }
  /// The session of the drag, if it began in this app.
  var localDragSession: (any UIDragSession)? { get }
  /// Makes objects of all items that can give one of that class.
  @discardableResult
  func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void) -> Progress
}

/// Whether a drop that loads data for long tells the user so.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Nothing is shown.
  case none = 0
  /// An alert with the progress, which can cancel the loading.
  case `default` = 1
}

extension UIDropSession {
  /// Whether one of the items can become a string.
  public func canLoadObjects(ofClass aClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }
  /// Whether one of the items can become a URL.
  public func canLoadObjects(ofClass aClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }

  /// Makes strings of all items that can give one.
  @discardableResult
  public func loadObjects(ofClass aClass: String.Type, completion: @escaping ([String]) -> Void) -> Progress {
    loadObjects(ofClass: NSString.self) { objects in completion(objects.map { ($0 as? NSString)?.description ?? "" }) }
  }

  /// Makes URLs of all items that can give one.
  @discardableResult
  public func loadObjects(ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void) -> Progress {
    loadObjects(ofClass: NSURL.self) { objects in completion(objects.compactMap { ($0 as? NSURL).map { $0 as URL } }) }
  }
}
