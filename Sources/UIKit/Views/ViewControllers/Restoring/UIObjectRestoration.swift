import Foundation

/// Creates an object again whose state was preserved, and that was registered with
/// ``UIApplication/registerObject(forStateRestoration:restorationIdentifier:)``.
@preconcurrency @MainActor public protocol UIObjectRestoration: AnyObject {
  /// Returns the object for a path of restoration identifiers; nil if it is not restored.
  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (any UIStateRestoring)?
}
