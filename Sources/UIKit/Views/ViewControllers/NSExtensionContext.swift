import Foundation

/// The program that an app extension runs in. Extensions are not run on Linux, so controllers have none.
open class NSExtensionContext: NSObject {
  /// The items that the extension received.
  open var inputItems: [Any] { [] }
  /// Ends the request with results; nothing receives them.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
  /// Ends the request with an error; nothing receives it.
  open func cancelRequest(withError error: any Error) {}
  /// Opens an address. On Linux the handler is called with `false`.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

extension UIViewController {
  /// The context of an app extension; nil in an app.
  public var extensionContext: NSExtensionContext? { nil }
}
