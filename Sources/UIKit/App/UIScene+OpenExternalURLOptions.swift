import Foundation

extension UIScene {
  /// How a URL should be opened in another program.
  @MainActor open class OpenExternalURLOptions: NSObject {
    /// Open it only if a program says it knows links of that site; there are none such here, so nothing is opened.
    open var universalLinksOnly = false
  }
}
