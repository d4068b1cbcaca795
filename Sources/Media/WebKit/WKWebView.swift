@_exported import FoundationNetworking
@_exported import UIKit

/// Shows web pages with WebKitGTK, in a separate process that the first load starts. If its packages are not installed, HTML from the app
/// is shown as formatted text, and a message is shown for pages from the network.
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The delegate for windows and dialogs; a weak reference.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Whether edge swipes navigate back and forward. The default is false.
  open var allowsBackForwardNavigationGestures = false { didSet { swipes.isEnabled = allowsBackForwardNavigationGestures } }
  /// Whether links have previews; stored without effect.
  open var allowsLinkPreview = true
  /// The user agent sent to servers; nil for the engine's own.
  open var customUserAgent: String? { didSet { pages.agentChanged() } }
  /// The scale of the page; 1 by default.
  open var pageZoom: CGFloat = 1 { didSet { pages.zoomChanged() } }
  /// Whether development tools may attach; stored without effect.
  open var isInspectable = false
  /// The color behind the page while it bounces. The default is `UIColor.systemBackground`.
  open var underPageBackgroundColor: UIColor! = .systemBackground { didSet { pages.scrollView.backgroundColor = underPageBackgroundColor } }
  /// The color that the page suggests for bars by a `theme-color` element; nil if it has none, or without the engine.
  open var themeColor: UIColor? { enginePages?.themeColor }
  /// The media type for style sheets; stored without effect.
  open var mediaType: String?
  /// Whether the user can search the page. The default is false.
  open var isFindInteractionEnabled = false { didSet { textPages?.page.textView.isFindInteractionEnabled = isFindInteractionEnabled } }
  /// The interaction for searching the page, while it is enabled; nil for pages that the engine shows.
  open var findInteraction: UIFindInteraction? { textPages?.page.textView.findInteraction }
  /// Whether an element is in full screen: `notInFullscreen` on Linux.
  open var fullscreenState: FullscreenState { .notInFullscreen }
  /// Whether the page records with the camera: `none` on Linux.
  open var cameraCaptureState: WKMediaCaptureState { .none }
  /// Whether the page records with the microphone: `none` on Linux.
  open var microphoneCaptureState: WKMediaCaptureState { .none }

  public enum FullscreenState: Int, Sendable {
    case notInFullscreen = 0
    case enteringFullscreen = 1
    case inFullscreen = 2
    case exitingFullscreen = 3
  }

  private(set) var pages: (any WebPages)!
  private lazy var swipes = HistorySwipes(self)
  var enginePages: EnginePages? { pages as? EnginePages }
  var textPages: TextPages? { pages as? TextPages }

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
    if WebEngine.isAvailable { pages = EnginePages(self) } else { pages = TextPages(self) }
    pages.view.frame = bounds
    pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(pages.view, at: 0)
  }

  /// The view that scrolls the page. Its content offset and the page's position follow each other.
  open var scrollView: UIScrollView { pages.scrollView }

  // MARK: State

  /// The URL of the page; `nil` before the first page.
  open var url: URL? { pages.url }
  /// The title of the page; empty if it has none, and `nil` before the first page.
  open var title: String? { pages.title }
  open var isLoading: Bool { pages.isLoading }
  /// The loaded part, from 0.0 to 1.0.
  open var estimatedProgress: Double { pages.estimatedProgress }
  /// Whether the URL of the page has the scheme `https`.
  open var hasOnlySecureContent: Bool { pages.hasOnlySecureContent }
  open var canGoBack: Bool { pages.canGoBack }
  open var canGoForward: Bool { pages.canGoForward }
  /// A snapshot of the visited pages.
  open var backForwardList: WKBackForwardList { pages.list }

  /// Changes properties, with key-value observing notifications.
  func change(_ body: () -> Void) {
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

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { pages.load(.request(request)) }

  /// Shows data as if it were the response to a request.
  @discardableResult open func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData data: Data
  ) -> WKNavigation {
    let url = request.url ?? URL(string: "about:blank")!
    let encoding = response.textEncodingName ?? "utf-8"
    return pages.load(.data(data, mimeType: response.mimeType ?? "text/html", encoding: encoding, url)) ?? WKNavigation(url)
  }

  /// Shows HTML as if it were the response to a request.
  @discardableResult open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
    let url = request.url ?? URL(string: "about:blank")!
    return pages.load(.html(string, url)) ?? WKNavigation(url)
  }

  /// Loads a file by a request, see ``loadFileURL(_:allowingReadAccessTo:)``.
  @discardableResult open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    guard let url = request.url else { return nil }
    if let folder = ReadableFolder(readAccessURL), folder.contains(url) { return pages.load(.file(request, folder)) }
    let navigation = WKNavigation(url)
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: WebError.notReadable(url))
    }
    return navigation
  }

  /// Shows HTML; links are relative to `baseURL`.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    pages.load(.html(string, baseURL ?? URL(string: "about:blank")!))
  }

  /// Loads a file. The page and those it links to can only read the files of a folder, or one file. A file elsewhere fails with
  /// `NSURLErrorNoPermissionsToReadFile`.
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    loadFileRequest(URLRequest(url: URL), allowingReadAccessTo: readAccessURL)
  }

  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { pages.load(.data(data, mimeType: MIMEType, encoding: characterEncodingName, baseURL)) }

  /// Reloads the current page, or the one that failed.
  @discardableResult open func reload() -> WKNavigation? { pages.reload(ignoringCache: false) }

  /// Reloads the current page without using caches.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { pages.reload(ignoringCache: true) }

  open func stopLoading() { pages.stop() }

  @discardableResult open func goBack() -> WKNavigation? { canGoBack ? pages.go(by: -1) : nil }
  @discardableResult open func goForward() -> WKNavigation? { canGoForward ? pages.go(by: 1) : nil }
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { pages.go(to: item) }

  // MARK: Scripts

  /// Evaluates a script in the page. Values are passed as JSON: results of other kinds, such as functions and nodes, are errors.
  ///
  /// Without the engine only a few expressions are supported: the page's title, address, text, HTML, ready state, and the browser's name.
  open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
    pages.evaluate(javaScriptString, in: .page) { result in
      switch result {
      case .success(let value): completionHandler?(value, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }

  /// Evaluates a script in the page, see ``evaluateJavaScript(_:completionHandler:)``.
  @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    try await evaluateJavaScript(javaScriptString, in: nil, contentWorld: .page)
  }

  /// Evaluates a script in a world of the main frame; other frames are not supported.
  open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) {
    pages.evaluate(javaScript, in: contentWorld) { result in completionHandler?(result.map { $0 ?? NSNull() }) }
  }

  /// Runs the body of an asynchronous function with arguments in a world of the main frame. The result may be a promise.
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) {
    pages.call(functionBody, arguments, in: contentWorld) { result in completionHandler?(result.map { $0 ?? NSNull() }) }
  }

  /// Runs the body of an asynchronous function with arguments in a world of the main frame.
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Any?, any Error>) in
      pages.call(functionBody, arguments, in: contentWorld) { result in
        nonisolated(unsafe) let result = result
        continuation.resume(with: result)
      }
    }
  }

  @discardableResult open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Any?, any Error>) in
      pages.evaluate(javaScript, in: contentWorld) { result in
        nonisolated(unsafe) let result = result
        continuation.resume(with: result)
      }
    }
  }

  // MARK: Media, downloads and the state of the view

  /// Closes media in full screen: there are none on Linux. The handler is called on the main queue.
  open func closeAllMediaPresentations(completionHandler: (@MainActor () -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?() }
  }
  /// Pauses the media of the page. The handler is called on the main queue.
  open func pauseAllMediaPlayback(completionHandler: (@MainActor () -> Void)? = nil) {
    pages.evaluate("document.querySelectorAll('video, audio').forEach(media => media.pause())", in: .inner) { _ in completionHandler?() }
  }
  /// Suspends or resumes media playback. The handler is called on the main queue.
  open func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (@MainActor () -> Void)? = nil) {
    pages.setMuted(suspended)
    guard suspended else { return DispatchQueue.main.async { completionHandler?() } }
    pauseAllMediaPlayback(completionHandler: completionHandler)
  }

  /// Starts a download. The handler receives it on the main queue; without the engine the download fails, see ``WKDownload``.
  open func startDownload(using request: URLRequest, completionHandler: @escaping @MainActor (WKDownload) -> Void) {
    pages.startDownload(request, completionHandler)
  }

  /// The visited pages, which another view can restore.
  open var interactionState: Any? {
    get { pages.interactionState }
    set { pages.interactionState = newValue }
  }

  // MARK: Finding and images

  /// Selects the next occurrence of a text in the page. The handler is called on the main queue with whether there is one.
  open func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
    completionHandler: @escaping @MainActor (WKFindResult) -> Void
  ) { pages.find(string, configuration) { completionHandler(WKFindResult($0)) } }

  /// Writes the visible part of the page, or the rectangle of the configuration, as a single PDF page.
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

  /// Writes the page as a web archive, a property list with the HTML and its URL.
  open func createWebArchiveData(completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void) {
    let url = url?.absoluteString ?? "about:blank"
    pages.html { html in
      let resource: [String: Any] = [
        "WebResourceData": Data(html.utf8), "WebResourceMIMEType": "text/html", "WebResourceTextEncodingName": "UTF-8",
        "WebResourceURL": url,
        "WebResourceFrameName": "",
      ]
      completionHandler(
        Result { try PropertyListSerialization.data(fromPropertyList: ["WebMainResource": resource], format: .binary, options: 0) })
    }
  }

  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    let area = snapshotConfiguration.flatMap { $0.rect.isNull ? nil : $0.rect } ?? bounds
    guard !area.isEmpty else { return completionHandler(nil, WebError.noPicture) }
    let width = snapshotConfiguration?.snapshotWidth.map { CGFloat($0.doubleValue) }
    pages.takeSnapshot(area) { image in
      guard let image else { return completionHandler(nil, WebError.noPicture) }
      guard let width, width > 0 else { return completionHandler(image, nil) }
      let size = CGSize(width: width, height: area.height * width / area.width)
      completionHandler(UIGraphicsImageRenderer(size: size).image { _ in image.draw(in: CGRect(origin: .zero, size: size)) }, nil)
    }
  }

  /// Returns whether the web view handles a URL scheme itself.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data"].contains(urlScheme.lowercased())
  }
}
