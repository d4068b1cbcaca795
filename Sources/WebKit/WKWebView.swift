@_exported import FoundationNetworking
@_exported import UIKit

/// Shows HTML that the app hands over, as formatted text. Pages from the network are not shown: in their place is a note with the address
/// and a button that opens it in the desktop's browser, and the navigation delegate hears that the load failed.
///
/// There is no script engine and no style sheets are read.
open class WKWebView: UIView {
  /// The configuration given on creation.
  public let configuration: WKWebViewConfiguration
  /// The receiver of the navigation's progress; held weakly.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The receiver of requests for windows and panels; held weakly, and never called here.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Whether swipes go back and forward; kept, but has no effect.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links have previews; kept, but has no effect.
  open var allowsLinkPreview = true
  /// The name sent to servers; kept, but has no effect.
  open var customUserAgent: String?
  /// The scale of the page; 1 by default.
  open var pageZoom: CGFloat = 1 { didSet { showPage() } }
  /// Whether development tools may attach; kept, but has no effect.
  open var isInspectable = false
  /// The color behind the page while it bounces; kept, but has no effect.
  open var underPageBackgroundColor: UIColor! = .systemBackground

  let page = WebPageView()
  private var pages: [WebPage] = []
  private var index = -1
  private var loading: WKNavigation?

  /// Creates a view with a configuration.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    prepare()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    page.frame = bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.follow = { [weak self] in self?.follow($0) }
    insertSubview(page, at: 0)
  }

  /// The scroll view of the page.
  open var scrollView: UIScrollView { page.textView }

  // MARK: State

  private var current: WebPage? { pages.indices.contains(index) ? pages[index] : nil }

  /// The address of the page that is shown; `nil` before the first.
  open var url: URL? { current?.url }
  /// The title of the page; empty if it has none, and `nil` before the first.
  open var title: String? { current.map { $0.title ?? "" } }
  /// Whether a page is being loaded.
  open var isLoading: Bool { loading != nil }
  /// The part that is loaded, from 0.0 to 1.0.
  open private(set) var estimatedProgress = 0.0
  /// Whether the page came by a secure connection.
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  /// Whether there is a page before the current one.
  open var canGoBack: Bool { index > 0 }
  /// Whether there is a page after the current one.
  open var canGoForward: Bool { index + 1 < pages.count }
  /// The pages that were shown, as a snapshot.
  open var backForwardList: WKBackForwardList { WKBackForwardList(pages: pages, index: index) }

  /// Changes what observers may watch.
  private func change(_ body: () -> Void) {
    willChangeValue(for: \WKWebView.url)
    willChangeValue(for: \WKWebView.title)
    willChangeValue(for: \WKWebView.isLoading)
    willChangeValue(for: \WKWebView.estimatedProgress)
    willChangeValue(for: \WKWebView.canGoBack)
    willChangeValue(for: \WKWebView.canGoForward)
    body()
    didChangeValue(for: \WKWebView.isLoading)
    didChangeValue(for: \WKWebView.url)
    didChangeValue(for: \WKWebView.title)
    didChangeValue(for: \WKWebView.estimatedProgress)
    didChangeValue(for: \WKWebView.canGoBack)
    didChangeValue(for: \WKWebView.canGoForward)
  }

  // MARK: Loading

  /// Loads a request; a page from the network shows a note in its place.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url else { return nil }
    return start(WKNavigationAction(request, .other, in: self)) { WebPage(contentsOf: url) }
  }

  /// Shows HTML as formatted text; links are relative to `baseURL`.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let url = baseURL ?? URL(string: "about:blank")!
    return start(WKNavigationAction(URLRequest(url: url), .other, in: self)) { WebPage(html: string, url: url) }
  }

  /// Loads a file; the folder for access has no effect.
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL))
  }

  /// Shows data of a type and an encoding.
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    start(WKNavigationAction(URLRequest(url: baseURL), .other, in: self)) { WebPage(data: data, mimeType: MIMEType, url: baseURL) }
  }

  /// Loads the current page again, or the one that failed.
  @discardableResult open func reload() -> WKNavigation? {
    guard let page = current ?? failed else { return nil }
    return start(WKNavigationAction(URLRequest(url: page.url), .reload, in: self), replaces: current != nil) { page.reloaded() }
  }

  /// Loads the current page again; here the same as `reload()`.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Stops loading a page.
  open func stopLoading() {
    guard let navigation = loading else { return }
    change { loading = nil }
    navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: WebError.cancelled(navigation.url))
  }

  /// Shows the page before the current one.
  @discardableResult open func goBack() -> WKNavigation? { canGoBack ? go(to: index - 1) : nil }
  /// Shows the page after the current one.
  @discardableResult open func goForward() -> WKNavigation? { canGoForward ? go(to: index + 1) : nil }

  /// Shows a page of the list.
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    pages.firstIndex { $0 === item.page }.flatMap { go(to: $0) }
  }

  private func go(to target: Int) -> WKNavigation? {
    let page = pages[target]
    return start(WKNavigationAction(URLRequest(url: page.url), .backForward, in: self), index: target) { page }
  }

  /// A page that could not be loaded, for reloading it.
  private var failed: WebPage?

  /// Asks the delegate, then loads on the main queue's next turns, as a page that comes from elsewhere does.
  private func start(
    _ action: WKNavigationAction, replaces: Bool = false, index target: Int? = nil, _ make: @escaping () -> WebPage
  ) -> WKNavigation {
    let navigation = WKNavigation(action.request.url)
    change {
      loading = navigation
      estimatedProgress = 0.1
    }
    DispatchQueue.main.async { [weak self] in
      guard let self, loading === navigation else { return }
      decide(action) { [weak self] isAllowed in
        guard let self, loading === navigation else { return }
        guard isAllowed else { return change { self.loading = nil } }
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        DispatchQueue.main.async { [weak self] in
          guard let self, loading === navigation else { return }
          finish(navigation, make(), replaces: replaces, index: target)
        }
      }
    }
    return navigation
  }

  private func decide(_ action: WKNavigationAction, _ answer: @escaping (Bool) -> Void) {
    guard let delegate = navigationDelegate else { return answer(true) }
    delegate.webView(self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences) { policy, _ in
      answer(policy == .allow)
    }
  }

  private func finish(_ navigation: WKNavigation, _ page: WebPage, replaces: Bool, index target: Int?) {
    if let error = page.error {
      change { loading = nil }
      failed = page
      self.page.show(page, zoom: pageZoom)
      navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
      return
    }
    failed = nil
    change {
      if let target {
        index = target
      } else if replaces {
        pages[index] = page
      } else {
        pages = pages.prefix(index + 1) + [page]
        index += 1
      }
    }
    navigationDelegate?.webView(self, didCommit: navigation)
    self.page.show(page, zoom: pageZoom)
    change {
      estimatedProgress = 1
      loading = nil
    }
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  private func showPage() { (failed ?? current).map { page.show($0, zoom: pageZoom) } }

  /// A link was tapped.
  private func follow(_ url: URL) {
    let action = WKNavigationAction(URLRequest(url: url), .linkActivated, in: self)
    if ["mailto", "tel", "sms"].contains(url.scheme?.lowercased() ?? "") {
      return decide(action) { isAllowed in if isAllowed { UIApplication.shared.open(url) } }
    }
    _ = start(action) { WebPage(contentsOf: url) }
  }

  // MARK: Scripts

  /// Answers with an error: there is no script engine. Only the title of the document can be asked for.
  open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
    let isTitle = javaScriptString.trimmingCharacters(in: CharacterSet(charactersIn: " ;\n")) == "document.title"
    let title = title
    DispatchQueue.main.async {
      if isTitle { completionHandler?(title, nil) } else { completionHandler?(nil, WebError.noScripts) }
    }
  }

  /// Answers `document.title`; other scripts throw, because there is no engine.
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    guard javaScriptString == "document.title" else { throw WebError.noScripts }
    return title
  }

  /// A picture of what is shown.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    let area = snapshotConfiguration.flatMap { $0.rect.isNull ? nil : $0.rect } ?? bounds
    guard !area.isEmpty else { return completionHandler(nil, WebError.noPicture) }
    let image = UIGraphicsImageRenderer(size: area.size).image { context in
      context.cgContext.translateBy(x: -area.minX, y: -area.minY)
      layer.render(in: context.cgContext)
    }
    DispatchQueue.main.async { completionHandler(image, nil) }
  }

  /// Whether the view handles addresses of a scheme itself.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data"].contains(urlScheme.lowercased())
  }
}
