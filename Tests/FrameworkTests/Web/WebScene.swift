import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import WebKit

/// The reason that tests of the engine are skipped.
let webEngineIsInstalled = WebHelper.missingPackages.isEmpty
let withoutWebEngine: Comment =
  "Without the packages libwebkit2gtk-4.1-0 and xvfb, the engine of web pages is not tested. Scripts/web installs them."

/// A web view on a screen, with a record of its delegates' calls. Pages are shown by another process, so tests wait in the machine's time.
@MainActor final class WebScene: NSObject, WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandler, WKScriptMessageHandlerWithReply {
  let screen: TestScreen
  let web: WKWebView
  let controller = UIViewController()
  var calls: [String] = []
  var messages: [WKScriptMessage] = []
  var actionPolicy: (WKNavigationAction) -> WKNavigationActionPolicy = { _ in .allow }
  var responsePolicy: (WKNavigationResponse) -> WKNavigationResponsePolicy = { $0.canShowMIMEType ? .allow : .cancel }
  var actions: [WKNavigationAction] = []
  var responses: [WKNavigationResponse] = []
  var errors: [NSError] = []
  var panels: [String] = []
  var popUp: WKWebView?
  var opensWindows = true
  var downloads: [WKDownload] = []
  weak var downloadDelegate: (any WKDownloadDelegate)?

  init(
    size: CGSize = CGSize(width: 375, height: 667), isTimeVirtual: Bool = false, _ configure: (WKWebViewConfiguration) -> Void = { _ in }
  ) {
    screen = TestScreen(size: size)
    WebEngine.isTimeVirtual = isTimeVirtual
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .nonPersistent()
    configure(configuration)
    web = WKWebView(frame: CGRect(origin: .zero, size: size), configuration: configuration)
    super.init()
    web.navigationDelegate = self
    web.uiDelegate = self
    web.scrollView.contentInsetAdjustmentBehavior = .never
    controller.view.addSubview(web)
    screen.show(controller)
  }

  /// Waits until a condition is true, for at most ten seconds by default.
  @discardableResult func wait(_ seconds: Double = 10, until isTrue: () -> Bool) async -> Bool {
    let end = Date() + seconds
    while !isTrue() {
      guard Date() < end else { return false }
      try? await Task.sleep(for: .milliseconds(4))
      await screen.advance(by: 1.0 / 60)
    }
    return true
  }

  func pause(_ seconds: Double) async { await wait(seconds) { false } }

  /// Loads a page and waits for its end and its first pixels.
  func show(_ html: String, baseURL: URL? = nil) async {
    let count = calls.count
    web.loadHTMLString(html, baseURL: baseURL)
    await wait { calls.dropFirst(count).contains("finish") && content.layer.contents != nil }
    await settlePixels()
  }

  func load(_ url: URL) async {
    let count = calls.count
    web.load(URLRequest(url: url))
    await wait { calls.dropFirst(count).contains { $0 == "finish" || $0.hasPrefix("fail") } }
    await settlePixels()
  }

  var content: EngineContentView { web.enginePages!.scroll.content }

  /// Waits until no frame has arrived for a tenth of a second.
  func settlePixels() async {
    var last = content.layer.contentsImage
    var time = Date()
    await wait(5) {
      if content.layer.contentsImage !== last {
        last = content.layer.contentsImage
        time = Date()
      }
      return Date().timeIntervalSince(time) > 0.15
    }
  }

  func value(_ script: String) async throws -> Any? { try await web.evaluateJavaScript(script) }

  /// Taps the middle of an element.
  func tap(_ selector: String) async throws {
    let script =
      "(() => { const r = document.querySelector('\(selector)').getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2] })()"
    let place = try #require(try await value(script) as? [Double])
    screen.tap(CGPoint(x: place[0], y: place[1]))
  }

  // MARK: Navigation

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    calls.append("decide")
    actions.append(navigationAction)
    decisionHandler(actionPolicy(navigationAction))
  }
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    calls.append("response")
    responses.append(navigationResponse)
    decisionHandler(responsePolicy(navigationResponse))
  }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { calls.append("start") }
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
    calls.append("redirect")
  }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { calls.append("commit") }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { calls.append("finish") }
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    calls.append("fail")
    errors.append(error as NSError)
  }
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
    calls.append("fail provisionally")
    errors.append(error as NSError)
  }
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { calls.append("terminate") }
  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) { became(download) }
  func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) { became(download) }
  private func became(_ download: WKDownload) {
    calls.append("download")
    download.delegate = downloadDelegate
    downloads.append(download)
  }

  // MARK: Panels

  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    panels.append("window \(navigationAction.targetFrame == nil)")
    guard opensWindows else { return nil }
    let new = WKWebView(frame: web.frame, configuration: configuration)
    popUp = new
    return new
  }
  func webViewDidClose(_ webView: WKWebView) { panels.append("close") }
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    panels.append("alert \(message)")
    completionHandler()
  }
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    panels.append("confirm \(message)")
    completionHandler(true)
  }
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    panels.append("prompt \(prompt) \(defaultText ?? "nil")")
    completionHandler("Ann")
  }

  // MARK: Messages

  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
    messages.append(message)
  }
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
  ) {
    messages.append(message)
    if message.body as? String == "fail" { replyHandler(nil, "No.") } else { replyHandler(["got": message.body], nil) }
  }
}
