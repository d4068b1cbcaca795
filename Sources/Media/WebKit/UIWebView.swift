import UIKit

public enum UIWebViewNavigationType: Int, Sendable {
  case linkClicked
  case formSubmitted
  case backForward
  case reload
  case formResubmitted
  case other
}

extension UIWebView {
  public typealias NavigationType = UIWebViewNavigationType
}

/// Shows HTML like ``WKWebView``, with the older interface.
open class UIWebView: UIView {
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

  open var scrollView: UIScrollView { web.scrollView }
  open private(set) var request: URLRequest?
  open var isLoading: Bool { web.isLoading }
  open var canGoBack: Bool { web.canGoBack }
  open var canGoForward: Bool { web.canGoForward }
  /// Has no effect: pages are always laid out for the width of the view.
  open var scalesPageToFit = false

  /// Loads a request. Pages from the network are not available on Linux.
  open func loadRequest(_ request: URLRequest) { web.load(request) }
  open func loadHTMLString(_ string: String, baseURL: URL?) { web.loadHTMLString(string, baseURL: baseURL) }
  open func load(_ data: Data, mimeType: String, textEncodingName: String, baseURL: URL) {
    web.load(data, mimeType: mimeType, characterEncodingName: textEncodingName, baseURL: baseURL)
  }
  open func reload() { web.reload() }
  open func stopLoading() { web.stopLoading() }
  open func goBack() { web.goBack() }
  open func goForward() { web.goForward() }

  /// Returns nil, because there is no script engine.
  @discardableResult open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

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

@preconcurrency @MainActor public protocol UIWebViewDelegate: AnyObject {
  func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebViewNavigationType) -> Bool
  func webViewDidStartLoad(_ webView: UIWebView)
  func webViewDidFinishLoad(_ webView: UIWebView)
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
