@_exported import FoundationNetworking
@_exported import UIKit

/// Shows HTML provided by the app as formatted text. Pages from the network are not shown: they are replaced by a note with the address and
/// a button that opens it in the desktop's browser, and the navigation delegate receives an error.
///
/// There is no script engine, and style sheets are not supported.
open class WKWebView: UIView {
  /// The configuration given on creation.
  public let configuration: WKWebViewConfiguration
  /// The delegate that is notified of navigations; a weak reference.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The receiver of requests for windows and panels; held weakly, and never called here.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Whether swipes go back and forward; stored without effect.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links have previews; stored without effect.
  open var allowsLinkPreview = true
  /// The name sent to servers; stored without effect.
  open var customUserAgent: String?
  /// The scale of the page; 1 by default.
  open var pageZoom: CGFloat = 1 { didSet { showPage() } }
  /// Whether development tools may attach; stored without effect.
  open var isInspectable = false
  /// The color behind the page while it bounces; stored without effect.
  open var underPageBackgroundColor: UIColor! = .systemBackground
  /// The color that the page suggests for bars; nil, because pages are shown as text.
  open var themeColor: UIColor? { nil }
  /// The kind of device that style sheets are read for; stored without effect.
  open var mediaType: String?
  /// Whether the user can search the page. The default is false.
  open var isFindInteractionEnabled: Bool {
    get { page.textView.isFindInteractionEnabled }
    set { page.textView.isFindInteractionEnabled = newValue }
  }
  /// The interaction for searching the page, while it is enabled.
  open var findInteraction: UIFindInteraction? { page.textView.findInteraction }
  /// Whether a part of the page fills the screen: `notInFullscreen` on Linux.
  open var fullscreenState: FullscreenState { .notInFullscreen }
  /// Whether the page records with the camera: `none` on Linux.
  open var cameraCaptureState: WKMediaCaptureState { .none }
  /// Whether the page records with the microphone: `none` on Linux.
  open var microphoneCaptureState: WKMediaCaptureState { .none }

  /// Whether a part of a page fills the screen.
  public enum FullscreenState: Int, Sendable {
    /// No element is in full screen.
    case notInFullscreen = 0
    /// A part is growing.
    case enteringFullscreen = 1
    /// A part fills the screen.
    case inFullscreen = 2
    /// A part is shrinking.
    case exitingFullscreen = 3
  }

  let page = WebPageView()
  private var schemeTask: (task: SchemeTask, handler: any WKURLSchemeHandler)?
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

  /// The view that scrolls the page. On Linux it contains the page's text.
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

  /// Changes properties that may be observed.
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

  /// Loads a request; a page from the network is replaced by a note.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url else { return nil }
    return start(WKNavigationAction(request, .other, in: self)) { WebPage(contentsOf: url) }
  }

  /// Shows data as if it were the response to a request.
  @discardableResult open func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData data: Data
  ) -> WKNavigation {
    let url = request.url ?? URL(string: "about:blank")!
    return start(WKNavigationAction(request, .other, in: self)) {
      WebPage(data: data, mimeType: response.mimeType ?? "text/html", url: url)
    }
  }

  /// Shows HTML as if it were the response to a request.
  @discardableResult open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
    let url = request.url ?? URL(string: "about:blank")!
    return start(WKNavigationAction(request, .other, in: self)) { WebPage(html: string, url: url) }
  }

  /// Loads a file by a request; the folder for access has no effect.
  @discardableResult open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(request)
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
    stopSchemeTask()
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

  /// Asks the delegate, then loads in the next turns of the main queue, like an asynchronous page load.
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
          if target == nil, let handler = schemeHandler(for: action.request.url) {
            ask(handler, action.request) { [weak self] page in
              guard let self, loading === navigation else { return }
              finish(navigation, page, replaces: replaces, index: nil)
            }
          } else {
            finish(navigation, make(), replaces: replaces, index: target)
          }
        }
      }
    }
    return navigation
  }

  private func schemeHandler(for url: URL?) -> (any WKURLSchemeHandler)? {
    url?.scheme.flatMap { configuration.urlSchemeHandler(forURLScheme: $0) }
  }

  /// Requests the content of a URL from the app.
  private func ask(_ handler: any WKURLSchemeHandler, _ request: URLRequest, _ answer: @escaping (WebPage) -> Void) {
    guard let url = request.url else { return }
    stopSchemeTask()
    let task = SchemeTask(request) { [weak self] result in
      self?.schemeTask = nil
      switch result {
      case .success((let data, let response)): answer(WebPage(data: data, mimeType: response?.mimeType ?? "text/html", url: url))
      case .failure(let error): answer(WebPage(error: error, url: url))
      }
    }
    schemeTask = (task, handler)
    handler.webView(self, start: task)
  }

  private func stopSchemeTask() {
    guard let (task, handler) = schemeTask else { return }
    schemeTask = nil
    task.cancel()
    handler.webView(self, stop: task)
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

  /// Fails with an error, because there is no script engine. Only a few expressions are supported: the page's title, address, text, HTML,
  /// ready state, and the name of the browser.
  open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
    let result = Result { try answer(javaScriptString) }
    DispatchQueue.main.async {
      switch result {
      case .success(let value): completionHandler?(value, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }

  /// Evaluates the same supported expressions; other scripts throw.
  @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { try answer(javaScriptString) }

  /// Evaluates a script in a frame and a world, like ``evaluateJavaScript(_:completionHandler:)``.
  open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) {
    evaluateJavaScript(javaScript) { value, error in
      completionHandler?(error.map { .failure($0) } ?? .success(value ?? NSNull()))
    }
  }

  /// Runs the body of a function. There is no script engine: the handler receives an error.
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(.failure(WebError.noScripts)) } }

  /// Runs the body of a function. There is no script engine: it throws.
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { throw WebError.noScripts }

  /// Evaluates the same supported expressions in a frame and a world; other scripts throw.
  @discardableResult open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { try answer(javaScript) }

  private func answer(_ script: String) throws -> Any? {
    switch script.trimmingCharacters(in: CharacterSet(charactersIn: " ;\n")) {
    case "document.title": title
    case "document.URL", "document.location.href", "window.location.href", "location.href": url?.absoluteString
    case "document.readyState": isLoading ? "loading" : "complete"
    case "document.documentElement.outerHTML", "document.documentElement.outerHTML.toString()", "document.documentElement.innerHTML":
      current?.html
    case "document.body.innerText", "document.body.textContent": page.textView.text
    case "document.body.scrollHeight", "document.body.offsetHeight", "document.documentElement.scrollHeight":
      NSNumber(value: Double(page.textView.contentSize.height))
    case "navigator.userAgent": customUserAgent ?? "Mozilla/5.0 (Linux) " + (configuration.applicationNameForUserAgent ?? "")
    default: throw WebError.noScripts
    }
  }

  // MARK: Media, downloads and the state of the view

  /// Closes media that fill the screen: there are none here. The handler is called on the main queue.
  open func closeAllMediaPresentations(completionHandler: (@MainActor () -> Void)? = nil) { call(completionHandler) }
  /// Pauses media: there are none here. The handler is called on the main queue.
  open func pauseAllMediaPlayback(completionHandler: (@MainActor () -> Void)? = nil) { call(completionHandler) }
  /// Suspends media: there are none here. The handler is called on the main queue.
  open func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (@MainActor () -> Void)? = nil) { call(completionHandler) }

  private func call(_ completionHandler: (@MainActor () -> Void)?) { DispatchQueue.main.async { completionHandler?() } }

  /// Starts a download, which fails here, see ``WKDownload``. The handler receives it on the main queue.
  open func startDownload(using request: URLRequest, completionHandler: @escaping @MainActor (WKDownload) -> Void) {
    let download = WKDownload(request, in: self)
    completionHandler(download)
  }

  /// The pages that were shown, for another view or a later time; see ``WKWebView``.
  open var interactionState: Any? {
    get { InteractionState(pages: pages, index: index) }
    set {
      guard let state = newValue as? InteractionState, state.pages.indices.contains(state.index) else { return }
      change {
        pages = state.pages
        index = state.index
      }
      showPage()
    }
  }

  private final class InteractionState: NSObject {
    let pages: [WebPage]
    let index: Int
    init(pages: [WebPage], index: Int) {
      self.pages = pages
      self.index = index
    }
  }

  // MARK: Finding and images

  /// Selects the next occurrence of a text in the page, and reports to the handler on the main queue whether there is one.
  open func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
    completionHandler: @escaping @MainActor (WKFindResult) -> Void
  ) {
    let text = page.textView.text as NSString
    var options: NSString.CompareOptions = configuration.caseSensitive ? [] : .caseInsensitive
    if configuration.backwards { options.insert(.backwards) }
    let selected = page.textView.selectedRange
    let rest =
      configuration.backwards
      ? NSRange(location: 0, length: min(selected.location, text.length))
      : NSRange(location: min(NSMaxRange(selected), text.length), length: text.length - min(NSMaxRange(selected), text.length))
    var found = string.isEmpty ? NSRange(location: NSNotFound, length: 0) : text.range(of: string, options: options, range: rest)
    if found.location == NSNotFound, configuration.wraps, !string.isEmpty { found = text.range(of: string, options: options) }
    if found.location != NSNotFound {
      page.textView.selectedRange = found
      page.textView.scrollRangeToVisible(found)
    }
    let result = WKFindResult(found.location != NSNotFound)
    DispatchQueue.main.async { completionHandler(result) }
  }

  /// Writes the part of the page that is shown, or the rectangle of the configuration, as one page of PDF.
  open func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(), completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) {
    let area = configuration.rect ?? bounds
    guard !area.isEmpty else { return DispatchQueue.main.async { completionHandler(.failure(WebError.noPicture)) } }
    let data = UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: area.size)).pdfData { context in
      context.beginPage()
      context.cgContext.translateBy(x: -area.minX, y: -area.minY)
      layer.render(in: context.cgContext)
    }
    DispatchQueue.main.async { completionHandler(.success(data)) }
  }

  /// Writes the page as a web archive, a property list with the HTML and its address.
  open func createWebArchiveData(completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void) {
    let resource: [String: Any] = [
      "WebResourceData": Data((current?.html ?? "").utf8), "WebResourceMIMEType": "text/html", "WebResourceTextEncodingName": "UTF-8",
      "WebResourceURL": url?.absoluteString ?? "about:blank", "WebResourceFrameName": "",
    ]
    let result = Result {
      try PropertyListSerialization.data(fromPropertyList: ["WebMainResource": resource], format: .binary, options: 0)
    }
    DispatchQueue.main.async { completionHandler(result) }
  }

  /// Takes an image of the displayed content.
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

  /// Returns whether the view handles addresses of a scheme itself.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data"].contains(urlScheme.lowercased())
  }
}
