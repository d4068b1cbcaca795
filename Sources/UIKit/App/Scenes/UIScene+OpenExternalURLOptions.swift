import Foundation

extension UIScene {
  /// How a URL should be opened in another program.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Open it only if a program says it knows links of that site; there are none such here, so nothing is opened.
    open var universalLinksOnly = false
  }
}

extension UIScene {
  /// Opens a URL with the program the desktop has for it.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    if options?.universalLinksOnly ?? false {
      completion?(false)
    } else {
      URLOpener.open(url) { completion?($0) }
    }
  }
}
