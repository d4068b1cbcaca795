import WebKit

public struct ASWebAuthenticationSessionError: Error, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided
    /// The window is not valid, or pages cannot be shown.
    case presentationContextInvalid
  }

  public let code: Code
  public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    switch code {
    case .canceledLogin: [NSLocalizedDescriptionKey: "The user canceled."]
    case .presentationContextNotProvided: [NSLocalizedDescriptionKey: "No window was named."]
    case .presentationContextInvalid: [NSLocalizedDescriptionKey: WKWebView.missingEngine]
    }
  }
}

@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Lets the user sign in on a web page, which WebKitGTK displays. The session ends with the first URL of the callback's scheme. Without
/// WebKitGTK no session starts, because a page in the desktop's browser cannot return to the app.
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
  /// Receives the callback URL, or an error.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The URLs that end a session.
  public struct Callback: Sendable {
    let matches: @Sendable (URL) -> Bool
    /// URLs with a custom scheme of the app.
    public static func customScheme(_ customScheme: String) -> Callback {
      let scheme = customScheme.lowercased()
      return Callback { $0.scheme?.lowercased() == scheme }
    }
    /// HTTPS URLs with a host and a path.
    public static func https(host: String, path: String) -> Callback {
      Callback { $0.scheme == "https" && $0.host?.lowercased() == host.lowercased() && $0.path == path }
    }
    public func matchesURL(_ url: URL) -> Bool { matches(url) }
  }

  private let url: URL
  private let callback: Callback?
  private var handler: CompletionHandler?
  private var sheet: WebSignInController?
  /// Retains the session while it runs.
  private var itself: ASWebAuthenticationSession?
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page starts without cookies; `false` by default.
  open var prefersEphemeralWebBrowserSession = false
  open var canStart: Bool { WKWebView.showsWebPages && sheet == nil && handler != nil }

  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    self.url = url
    callback = callbackURLScheme.map(Callback.customScheme)
    handler = completionHandler
    super.init()
  }

  public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    (self.url, self.callback, handler) = (url, callback, completionHandler)
    super.init()
  }

  /// Shows the page over the provider's window. Returns false, and calls the handler with an error, if that is not possible.
  @discardableResult open func start() -> Bool {
    guard sheet == nil, handler != nil else { return false }
    guard WKWebView.showsWebPages else { return fail(.presentationContextInvalid) }
    guard let presentationContextProvider else { return fail(.presentationContextNotProvided) }
    guard var top = presentationContextProvider.presentationAnchor(for: self).rootViewController else {
      return fail(.presentationContextInvalid)
    }
    while let next = top.presentedViewController { top = next }
    let sheet = WebSignInController(url, isEphemeral: prefersEphemeralWebBrowserSession) { [weak self] in
      self?.callback?.matches($0) ?? false
    }
    sheet.end = { [weak self] url in self?.end(url, url == nil ? ASWebAuthenticationSessionError(code: .canceledLogin) : nil) }
    self.sheet = sheet
    itself = self
    let navigation = UINavigationController(rootViewController: sheet)
    navigation.isModalInPresentation = true
    top.present(navigation, animated: true)
    return true
  }

  private func fail(_ code: ASWebAuthenticationSessionError.Code) -> Bool {
    DispatchQueue.main.async { self.end(nil, ASWebAuthenticationSessionError(code: code)) }
    return false
  }

  private func end(_ url: URL?, _ error: (any Error)?) {
    guard let handler else { return }
    self.handler = nil
    sheet?.navigationController?.dismiss(animated: true)
    sheet = nil
    itself = nil
    handler(url, error)
  }

  /// Closes the page. The handler receives the error that the user has canceled.
  open func cancel() {
    if sheet != nil { end(nil, ASWebAuthenticationSessionError(code: .canceledLogin)) }
  }
}
