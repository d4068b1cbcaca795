import FoundationNetworking
import UIKit

/// Shows pages as formatted text, for machines without the engine: HTML from the app, its files and its own URL schemes. There is no script
/// engine, and style sheets are not supported. For pages from the network it shows a message with the URL and a button that opens it in the
/// desktop's browser.
@MainActor final class TextPages: WebPages {
  private unowned let webView: WKWebView
  let page = WebPageView()
  private var schemeTask: (task: SchemeTask, handler: any WKURLSchemeHandler)?
  private var pages: [WebPage] = []
  private var index = -1
  private var loading: WKNavigation?
  private(set) var estimatedProgress = 0.0
  /// The files that links may open; nil for all.
  private var readable: ReadableFolder?

  init(_ webView: WKWebView) {
    self.webView = webView
    _ = WebHelper.reportMissing
    page.follow = { [weak self] in self?.follow($0) }
  }

  var view: UIView { page }
  var scrollView: UIScrollView { page.textView }
  private var navigationDelegate: (any WKNavigationDelegate)? { webView.navigationDelegate }
  private var configuration: WKWebViewConfiguration { webView.configuration }
  private func change(_ body: () -> Void) { webView.change(body) }

  // MARK: State

  private var current: WebPage? { pages.indices.contains(index) ? pages[index] : nil }
  var url: URL? { current?.url }
  var title: String? { current.map { $0.title ?? "" } }
  var isLoading: Bool { loading != nil }
  var hasOnlySecureContent: Bool { url?.scheme == "https" }
  var canGoBack: Bool { index > 0 }
  var canGoForward: Bool { index + 1 < pages.count }
  var list: WKBackForwardList {
    WKBackForwardList(pages.map { WKBackForwardListItem($0.url, initial: $0.url, title: $0.title, page: $0) }, index: index)
  }

  var interactionState: Any? {
    get { InteractionState(pages: pages, index: index) }
    set {
      guard let state = newValue as? InteractionState, state.pages.indices.contains(state.index) else { return }
      change {
        pages = state.pages
        index = state.index
      }
      zoomChanged()
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

  // MARK: Loading

  func load(_ content: WebContent) -> WKNavigation? {
    guard let url = content.request.url else { return nil }
    readable = if case .file(_, let folder) = content { folder } else { nil }
    return start(WKNavigationAction(content.request, .other, in: webView)) {
      switch content {
      case .request, .file: WebPage(contentsOf: url)
      case .html(let html, _): WebPage(html: html, url: url)
      case .data(let data, let mimeType, _, _): WebPage(data: data, mimeType: mimeType, url: url)
      }
    }
  }

  func reload(ignoringCache: Bool) -> WKNavigation? {
    guard let page = current ?? failed else { return nil }
    return start(WKNavigationAction(URLRequest(url: page.url), .reload, in: webView), replaces: current != nil) { page.reloaded() }
  }

  func stop() {
    guard let navigation = loading else { return }
    stopSchemeTask()
    change { loading = nil }
    navigationDelegate?.webView(webView, didFailProvisionalNavigation: navigation, withError: WebError.cancelled(navigation.url))
  }

  func go(to item: WKBackForwardListItem) -> WKNavigation? { pages.firstIndex { $0 === item.page }.flatMap { go(to: $0) } }
  func go(by distance: Int) -> WKNavigation? { pages.indices.contains(index + distance) ? go(to: index + distance) : nil }

  private func go(to target: Int) -> WKNavigation? {
    let page = pages[target]
    return start(WKNavigationAction(URLRequest(url: page.url), .backForward, in: webView), index: target) { page }
  }

  /// The page that could not be loaded, for reloading.
  private var failed: WebPage?

  /// Asks the delegate, then loads in later turns of the main queue, like an asynchronous page load.
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
        navigationDelegate?.webView(webView, didStartProvisionalNavigation: navigation)
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
    handler.webView(webView, start: task)
  }

  private func stopSchemeTask() {
    guard let (task, handler) = schemeTask else { return }
    schemeTask = nil
    task.cancel()
    handler.webView(webView, stop: task)
  }

  private func decide(_ action: WKNavigationAction, _ answer: @escaping (Bool) -> Void) {
    guard let delegate = navigationDelegate else { return answer(true) }
    delegate.webView(webView, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences) { policy, _ in
      answer(policy == .allow)
    }
  }

  private func finish(_ navigation: WKNavigation, _ page: WebPage, replaces: Bool, index target: Int?) {
    if let error = page.error {
      change { loading = nil }
      failed = page
      self.page.show(page, zoom: webView.pageZoom)
      navigationDelegate?.webView(webView, didFailProvisionalNavigation: navigation, withError: error)
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
    navigationDelegate?.webView(webView, didCommit: navigation)
    self.page.show(page, zoom: webView.pageZoom)
    change {
      estimatedProgress = 1
      loading = nil
    }
    navigationDelegate?.webView(webView, didFinish: navigation)
  }

  func zoomChanged() { (failed ?? current).map { page.show($0, zoom: webView.pageZoom) } }
  func agentChanged() {}
  func setMuted(_ isMuted: Bool) {}

  private func follow(_ url: URL) {
    let action = WKNavigationAction(URLRequest(url: url), .linkActivated, in: webView)
    if ["mailto", "tel", "sms"].contains(url.scheme?.lowercased() ?? "") {
      return decide(action) { isAllowed in if isAllowed { UIApplication.shared.open(url) } }
    }
    _ = start(action) { [readable] in
      if url.isFileURL, readable?.contains(url) == false { return WebPage(error: WebError.notReadable(url), url: url) }
      return WebPage(contentsOf: url)
    }
  }

  // MARK: Scripts

  func evaluate(_ script: String, in world: WKContentWorld, _ answer: @escaping @MainActor (Result<Any?, any Error>) -> Void) {
    let result = Result { try self.answer(script) }
    DispatchQueue.main.async { answer(result) }
  }

  func call(
    _ body: String, _ arguments: [String: Any], in world: WKContentWorld, _ answer: @escaping @MainActor (Result<Any?, any Error>) -> Void
  ) { DispatchQueue.main.async { answer(.failure(WebError.noScripts)) } }

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
    case "navigator.userAgent": webView.customUserAgent ?? "Mozilla/5.0 (Linux) " + (configuration.applicationNameForUserAgent ?? "")
    default: throw WebError.noScripts
    }
  }

  // MARK: Finding, images and downloads

  func find(_ string: String, _ configuration: WKFindConfiguration, _ answer: @escaping @MainActor (Bool) -> Void) {
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
    let isFound = found.location != NSNotFound
    DispatchQueue.main.async { answer(isFound) }
  }

  func takeSnapshot(_ area: CGRect, _ answer: @escaping @MainActor (UIImage?) -> Void) {
    let image = UIGraphicsImageRenderer(size: area.size).image { context in
      context.cgContext.translateBy(x: -area.minX, y: -area.minY)
      webView.layer.render(in: context.cgContext)
    }
    DispatchQueue.main.async { answer(image) }
  }

  func html(_ answer: @escaping @MainActor (String) -> Void) {
    let html = current?.html ?? ""
    DispatchQueue.main.async { answer(html) }
  }

  func startDownload(_ request: URLRequest, _ answer: @escaping @MainActor (WKDownload) -> Void) {
    let download = WKDownload(request, in: webView, number: nil)
    DispatchQueue.main.async { answer(download) }
    download.fail(request.url.map(WebError.noNetwork) ?? WebError.noPicture)
  }
}
