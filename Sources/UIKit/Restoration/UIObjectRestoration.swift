import Foundation

/// Makes an object again whose state was kept, and that was registered with ``UIApplication/registerObject(forStateRestoration:restorationIdentifier:)``.
@preconcurrency @MainActor public protocol UIObjectRestoration: AnyObject {
  /// The object of that path of identifiers; nil leaves it out.
  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (any UIStateRestoring)?
}
