import Foundation

/// Creates an object again whose state was preserved, and that was registered with
/// ``UIApplication/registerObject(forStateRestoration:restorationIdentifier:)``.
@preconcurrency @MainActor public protocol UIObjectRestoration: AnyObject {
  /// Returns the object of a path of identifiers; nil skips it.
  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (any UIStateRestoring)?
}
