import Foundation

extension UIScene {
  /// The options for opening a URL in another program.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether to open it only in a program that supports universal links; there are none here, so nothing is opened.
    open var universalLinksOnly = false
  }
}

extension UIScene {
  /// Opens a URL with the desktop's default program.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    if options?.universalLinksOnly ?? false {
      completion?(false)
    } else {
      URLOpener.open(url) { completion?($0) }
    }
  }

  /// Opens a URL with the desktop's default program; returns whether it was opened.
  @discardableResult public func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
    await withCheckedContinuation { done in open(url, options: options) { done.resume(returning: $0) } }
  }
}
