import Foundation

/// Creates a controller again whose state was preserved.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  /// Returns the controller of a path of restoration identifiers, the outermost first; nil skips it and its children.
  static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}
