import CoreGraphics

/// Properties common to drag and drop sessions: the items, and their location.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Whether the items may be moved instead of being copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the items can be dropped only in the app they come from.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the location of the drag in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Returns whether one of the items has data of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, from the point of view of its source.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// An object that the app associates with the drag for use at the drop.
  var localContext: Any? { get set }
}

/// A drag, from the point of view of its destination.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// Determines whether progress is shown while items load for long.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading the requested data.
  var progress: Progress { get }
  /// The session of the drag, if it began in this app.
  var localDragSession: (any UIDragSession)? { get }
  /// Creates objects of a class from all items that support it.
  @discardableResult
  func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void) -> Progress
}

/// Determines whether a drop shows progress while data loads for long.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Nothing is shown.
  case none = 0
  /// An alert with the progress, which can cancel the loading.
  case `default` = 1
}

extension UIDropSession {
  /// Returns whether a string can be created from one of the items.
  public func canLoadObjects(ofClass aClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }
  /// Returns whether a URL can be created from one of the items.
  public func canLoadObjects(ofClass aClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }

  /// Creates strings from all items that support it.
  @discardableResult
  public func loadObjects(ofClass aClass: String.Type, completion: @escaping ([String]) -> Void) -> Progress {
    loadObjects(ofClass: NSString.self) { objects in completion(objects.map { ($0 as? NSString)?.description ?? "" }) }
  }

  /// Creates URLs from all items that support it.
  @discardableResult
  public func loadObjects(ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void) -> Progress {
    loadObjects(ofClass: NSURL.self) { objects in completion(objects.compactMap { ($0 as? NSURL).map { $0 as URL } }) }
  }
}
