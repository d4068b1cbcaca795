import UIKit

/// The reason for loading a page.
public enum UIWebViewNavigationType: Int, Sendable {
  /// A link was tapped.
  case linkClicked
  /// A form was sent.
  case formSubmitted
  /// The list of pages was used.
  case backForward
  /// The page is loaded again.
  case reload
  /// A form was sent again.
  case formResubmitted
  /// The page was loaded for a reason that is none of the others, such as by the app.
  case other
}

extension UIWebView {
  /// The reason why a page is loaded.
  public typealias NavigationType = UIWebViewNavigationType
}

/// Shows HTML like ``WKWebView``, with the older interface.
open class UIWebView: UIView {
  /// The object that receives the progress of loading.
  open weak var delegate: (any UIWebViewDelegate)?
  private let web = WKWebView(frame: .zero)
  private lazy var listener = Listener(self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    web.frame = bounds
    web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    web.navigationDelegate = listener
    addSubview(web)
  }

  /// The scroll view of the page.
  open var scrollView: UIScrollView { web.scrollView }
  /// The request of the page that is shown.
  open private(set) var request: URLRequest?
  /// Whether a page is being loaded.
  open var isLoading: Bool { web.isLoading }
  /// Whether there is an earlier page.
  open var canGoBack: Bool { web.canGoBack }
  /// Whether there is a later page.
  open var canGoForward: Bool { web.canGoForward }
  /// Pages are always laid out for the width of the view.
  open var scalesPageToFit = false

  /// Loads a request. Pages from the network are not available on Linux.
  open func loadRequest(_ request: URLRequest) { web.load(request) }
  /// Shows a page from its HTML.
  open func loadHTMLString(_ string: String, baseURL: URL?) { web.loadHTMLString(string, baseURL: baseURL) }
  /// Shows a page from its data.
  open func load(_ data: Data, mimeType: String, textEncodingName: String, baseURL: URL) {
    web.load(data, mimeType: mimeType, characterEncodingName: textEncodingName, baseURL: baseURL)
  }
  /// Loads the page again.
  open func reload() { web.reload() }
  /// Stops loading the page; the parts that have arrived are shown.
  open func stopLoading() { web.stopLoading() }
  /// Shows the earlier page.
  open func goBack() { web.goBack() }
  /// Shows the later page.
  open func goForward() { web.goForward() }

  /// Returns nil, because there is no script engine.
  @discardableResult open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

  /// Forwards the events of the page.
  private final class Listener: NSObject, WKNavigationDelegate {
    private weak var owner: UIWebView?
    init(_ owner: UIWebView) { self.owner = owner }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      let types: [WKNavigationType: UIWebViewNavigationType] = [
        .linkActivated: .linkClicked, .formSubmitted: .formSubmitted, .backForward: .backForward, .reload: .reload,
        .formResubmitted: .formResubmitted,
      ]
      guard let owner else { return decisionHandler(.allow) }
      let isAllowed =
        owner.delegate?.webView(
          owner, shouldStartLoadWith: navigationAction.request, navigationType: types[navigationAction.navigationType] ?? .other) ?? true
      if isAllowed { owner.request = navigationAction.request }
      decisionHandler(isAllowed ? .allow : .cancel)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      if let owner { owner.delegate?.webViewDidStartLoad(owner) }
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      if let owner { owner.delegate?.webViewDidFinishLoad(owner) }
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
      if let owner { owner.delegate?.webView(owner, didFailLoadWithError: error) }
    }

    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
      if let owner { owner.delegate?.webView(owner, didFailLoadWithError: error) }
    }
  }
}

/// Receives the progress of loading. Every method is optional.
@preconcurrency @MainActor public protocol UIWebViewDelegate: AnyObject {
  /// Returns whether a request may be loaded. The default is true.
  func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebViewNavigationType) -> Bool
  /// Called when loading starts.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Called when a page was loaded.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Called when a page could not be loaded.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  public func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebViewNavigationType) -> Bool {
    true
  }
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
