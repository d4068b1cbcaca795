import UIKit

extension WKWebView {
  /// Whether network pages can be shown.
  package static var showsWebPages: Bool { WebEngine.isAvailable }
  /// The reason why network pages cannot be shown, with the packages to install.
  package static var missingEngine: String { WebError.missingEngine }
}

/// A page for signing in, which ends when it redirects to a URL of the app.
package final class WebSignInController: UIViewController, WKNavigationDelegate {
  private let url: URL
  private let isEphemeral: Bool
  private let isCallback: (URL) -> Bool
  /// Called once with the URL, or nil if the user has canceled.
  package var end: (URL?) -> Void = { _ in }

  package init(_ url: URL, isEphemeral: Bool, isCallback: @escaping (URL) -> Bool) {
    (self.url, self.isEphemeral, self.isCallback) = (url, isEphemeral, isCallback)
    super.init(nibName: nil, bundle: nil)
    title = url.host
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish(nil) })
  }

  package required init?(coder: NSCoder) { nil }

  package override func loadView() {
    let configuration = WKWebViewConfiguration()
    if isEphemeral { configuration.websiteDataStore = .nonPersistent() }
    let web = WKWebView(frame: .zero, configuration: configuration)
    web.navigationDelegate = self
    view = web
    web.load(URLRequest(url: url))
  }

  private func finish(_ url: URL?) {
    let end = end
    self.end = { _ in }
    end(url)
  }

  package func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    guard let url = navigationAction.request.url, isCallback(url) else { return decisionHandler(.allow) }
    decisionHandler(.cancel)
    finish(url)
  }

  package func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { title = webView.url?.host ?? title }
}
