import WebKit

public let SSReadingListErrorDomain = "SSReadingListErrorDomain"

/// The user's reading list. There is none on Linux.
open class SSReadingList: NSObject {
  /// Returns the reading list: nil on Linux.
  open class func `default`() -> SSReadingList? { nil }
  /// Returns whether a URL can be added: true for HTTP and HTTPS.
  open class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme?.lowercased() ?? "") }
  /// Throws on Linux, which has no reading list.
  open func addItem(with URL: URL, title: String?, previewText: String?) throws {
    throw NSError(domain: SSReadingListErrorDomain, code: 1, userInfo: [NSLocalizedDescriptionKey: "There is no reading list on Linux."])
  }
}

/// An error of signing in on a web page.
public struct SFAuthenticationError: Error, LocalizedError, Equatable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1
  }

  public let code: Code
  public var errorDescription: String? { "The user canceled." }
  /// The kind ``Code/canceledLogin``, for patterns.
  public static let canceledLogin = Code.canceledLogin
}

/// Signs in on a web page, as before iOS 12. WebKitGTK shows the page over the key window. Without it no session starts, because a page in
/// the desktop's browser cannot return to the app.
@preconcurrency @MainActor open class SFAuthenticationSession: NSObject {
  /// A block that receives the URL that the page redirects to, or an error.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  private let url: URL
  private let scheme: String?
  private var handler: CompletionHandler?
  private var sheet: WebSignInController?

  /// Creates a session that opens a page and ends with a URL of the scheme.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    (url, scheme, handler) = (URL, callbackURLScheme?.lowercased(), completionHandler)
  }

  /// Shows the page. Returns false, and calls the handler on the main queue with an error, if pages cannot be shown.
  @discardableResult open func start() -> Bool {
    guard sheet == nil, handler != nil else { return false }
    guard WKWebView.showsWebPages, var top = UIApplication.shared.keyWindow?.rootViewController else {
      let error = CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: WKWebView.missingEngine])
      DispatchQueue.main.async { self.end(nil, error) }
      return false
    }
    while let next = top.presentedViewController { top = next }
    let sheet = WebSignInController(url, isEphemeral: false) { [scheme] in scheme != nil && $0.scheme?.lowercased() == scheme }
    sheet.end = { url in self.end(url, url == nil ? SFAuthenticationError(code: .canceledLogin) : nil) }
    self.sheet = sheet
    top.present(UINavigationController(rootViewController: sheet), animated: true)
    return true
  }

  private func end(_ url: URL?, _ error: (any Error)?) {
    guard let handler else { return }
    self.handler = nil
    sheet?.end = { _ in }
    sheet?.navigationController?.dismiss(animated: true)
    sheet = nil
    handler(url, error)
  }

  /// Closes the page. The handler receives the error ``SFAuthenticationError/Code/canceledLogin``.
  open func cancel() {
    if sheet != nil { end(nil, SFAuthenticationError(code: .canceledLogin)) }
  }
}
