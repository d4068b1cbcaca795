import Foundation

/// Makes a controller again whose state was kept.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
  /// The controller of that path of restoration identifiers, the outermost first; nil leaves it and what is in it out.
  static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}
