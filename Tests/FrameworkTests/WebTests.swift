import SafariServices
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting
@testable import WebKit

/// Returns a screen on which web views show formatted text, also where the engine is installed.
@MainActor private func screenWithoutEngine(size: CGSize = CGSize(width: 375, height: 667)) -> TestScreen {
  let screen = TestScreen(size: size)
  WebEngine.isAllowed = false
  return screen
}

/// Typical app code.
private class Browser: UIViewController, WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandler {
  var webView: WKWebView!
  var calls: [String] = []
  var observation: NSKeyValueObservation?
  var forbidden: String?

  override func loadView() {
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.add(self, name: "native")
    configuration.preferences.javaScriptEnabled = true
    webView = WKWebView(frame: .zero, configuration: configuration)
    webView.navigationDelegate = self
    webView.uiDelegate = self
    view = webView
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    calls.append("decide")
    decisionHandler(navigationAction.request.url?.host == forbidden && forbidden != nil ? .cancel : .allow)
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { calls.append("start") }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { calls.append("commit") }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { calls.append("finish") }
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) {
    calls.append("fail")
    expect(error.localizedDescription.contains("not available on Linux"))
  }

  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {}
}

/// Newer app code: its implementation must be called, not the default.
private class NewBrowser: NSObject, WKNavigationDelegate {
  var decisions = 0
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    decisions += 1
    decisionHandler(.cancel)
  }
}

@MainActor struct WebTests {
  @Test("HTML is shown as text; the delegate is called in order, and observed properties change")
  func html() async {
    let screen = screenWithoutEngine()
    let browser = Browser()
    screen.show(browser)
    var titles: [String] = []
    let observation = browser.webView.observe(\.title, options: [.new]) { view, _ in titles.append(view.title ?? "nil") }
    browser.webView.loadHTMLString("<title>Hi</title><h1>Head</h1><p>One &amp; <b>two</b></p><script>no()</script>", baseURL: nil)
    expect(browser.webView.isLoading)
    await screen.settle()
    expect(browser.calls, equals: ["decide", "start", "commit", "finish"])
    expect(browser.webView.title == "Hi" && titles.last == "Hi" && browser.webView.estimatedProgress == 1)
    let text = (browser.webView.scrollView as? UITextView)?.text ?? ""
    expect(text.contains("Head\n") && text.contains("One & two") && !text.contains("no()"))
    withExtendedLifetime(observation) {}
  }

  @Test("A page from the network fails provisionally, and a button opens it elsewhere")
  func remote() async throws {
    let screen = screenWithoutEngine()
    let browser = Browser()
    screen.show(browser)
    browser.webView.load(URLRequest(url: try #require(URL(string: "https://example.com/a"))))
    await screen.settle()
    expect(browser.calls, equals: ["decide", "start", "fail"])
    expect(browser.webView.url == nil && !browser.webView.isLoading && !browser.webView.canGoBack)
    expect((browser.webView.scrollView as? UITextView)?.text.contains("https://example.com/a"), equals: true)
  }

  @Test("Pages are navigated backward and forward; a load that is not allowed changes nothing")
  func history() async throws {
    let screen = screenWithoutEngine()
    let browser = Browser()
    screen.show(browser)
    for name in ["one", "two"] {
      browser.webView.loadHTMLString("<title>\(name)</title>\(name)", baseURL: URL(string: "https://\(name).example"))
      await screen.settle()
    }
    expect(browser.webView.canGoBack && browser.webView.backForwardList.backList.count == 1)
    browser.webView.goBack()
    await screen.settle()
    expect(browser.webView.title == "one" && browser.webView.canGoForward)
    browser.forbidden = "three.example"
    browser.webView.loadHTMLString("three", baseURL: URL(string: "https://three.example"))
    await screen.settle()
    expect(browser.webView.title == "one" && !browser.webView.isLoading)
    let newer = NewBrowser()
    browser.webView.navigationDelegate = newer
    browser.webView.loadHTMLString("four", baseURL: nil)
    await screen.settle()
    expect(newer.decisions == 1 && browser.webView.title == "one")
  }

  @Test("All kinds of markup return text and do not crash")
  func markup() {
    expect(HTMLReader.read("<ul><li>a<li>b</ul>").text.string, equals: "•\u{a0}a\n•\u{a0}b")
    expect(HTMLReader.read("a < b &lt; c &unknown; &#65;").text.string, equals: "a < b < c &unknown; A")
    let source =
      "<html><head><title>x &amp; y</title></head><body><p class='a'>A <a href=\"b.html\">link</a><!-- c --><pre> y\n z</pre></body>"
    for length in 0...source.utf8.count { _ = HTMLReader.read(String(decoding: Array(source.utf8.prefix(length)), as: UTF8.self)) }
    let page = HTMLReader.read(source, HTMLReader.Look(base: URL(string: "https://example.org/a/")))
    expect(page.title, equals: "x & y")
    let place = (page.text.string as NSString).range(of: "link").location
    expect(page.text.attribute(.link, at: place, effectiveRange: nil) as? URL, equals: URL(string: "https://example.org/a/b.html"))
  }

  @Test("A Safari controller shows the address and finishes by Done")
  func safari() async throws {
    final class Delegate: NSObject, SFSafariViewControllerDelegate {
      var loaded: Bool?
      var finished = false
      func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
        loaded = didLoadSuccessfully
      }
      func safariViewControllerDidFinish(_ controller: SFSafariViewController) { finished = true }
    }
    let screen = screenWithoutEngine()
    let root = UIViewController()
    screen.show(root)
    let safari = SFSafariViewController(url: try #require(URL(string: "https://example.com")))
    let delegate = Delegate()
    safari.delegate = delegate
    root.present(safari, animated: true)
    await screen.settle()
    expect(delegate.loaded, equals: false)
    let bar = try #require(safari.view.subviews.first { $0 is UINavigationBar })
    screen.tap(bar.convert(CGPoint(x: 32, y: bar.bounds.midY), to: nil))
    await screen.settle()
    expect(delegate.finished && root.presentedViewController == nil)
  }
}

/// Typical code of older apps.
private class OlderBrowser: UIViewController, UIWebViewDelegate {
  let webView = UIWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var calls: [String] = []

  override func viewDidLoad() {
    webView.delegate = self
    view.addSubview(webView)
    webView.loadHTMLString("<html><body><p>Hello</p></body></html>", baseURL: nil)
  }

  func webViewDidStartLoad(_ webView: UIWebView) { calls.append("start") }
  func webViewDidFinishLoad(_ webView: UIWebView) { calls.append("finish") }
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) { calls.append("fail") }
}

@MainActor @Suite struct OlderWebTests {
  @Test("The older web view shows HTML and notifies its delegate")
  func loads() async {
    let screen = screenWithoutEngine(size: CGSize(width: 320, height: 480))
    let browser = OlderBrowser()
    screen.show(browser)
    await screen.settle()
    expect(browser.calls, equals: ["start", "finish"])
    expect(browser.webView.stringByEvaluatingJavaScript(from: "1") == nil)
  }
}

/// Serves an app's own URL scheme.
private final class Answers: NSObject, WKURLSchemeHandler {
  var asked: [String] = []
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
    let url = urlSchemeTask.request.url!
    asked.append(url.absoluteString)
    guard url.host == "page" else { return urlSchemeTask.didFailWithError(URLError(.badURL)) }
    urlSchemeTask.didReceive(URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: nil))
    urlSchemeTask.didReceive(Data("<title>Own</title><p>needle in".utf8))
    urlSchemeTask.didReceive(Data(" a haystack, needle</p>".utf8))
    urlSchemeTask.didFinish()
  }
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
}

@MainActor struct WebMemberTests {
  @Test("An app loads the URLs of its own scheme; the page is searched, written as PDF and queried")
  func ownScheme() async throws {
    let screen = screenWithoutEngine()
    let answers = Answers()
    let configuration = WKWebViewConfiguration()
    configuration.setURLSchemeHandler(answers, forURLScheme: "own")
    let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), configuration: configuration)
    let controller = UIViewController()
    screen.show(controller)
    controller.view.addSubview(web)
    web.load(URLRequest(url: URL(string: "own://page/1")!))
    await screen.settle()
    expect(web.title == "Own" && answers.asked == ["own://page/1"])
    let text = try await web.evaluateJavaScript("document.body.innerText") as? String
    expect(text?.trimmingCharacters(in: .whitespacesAndNewlines), equals: "needle in a haystack, needle")
    var found: [Bool] = []
    web.find("needle") { found.append($0.matchFound) }
    await screen.settle()
    let first = web.textPages!.page.textView.selectedRange
    web.find("needle") { found.append($0.matchFound) }
    web.find("absent") { found.append($0.matchFound) }
    await screen.settle()
    expect(found == [true, true, false] && web.textPages!.page.textView.selectedRange.location > first.location)
    var pdf: Data?
    web.createPDF { pdf = try? $0.get() }
    await screen.settle()
    expect(pdf?.starts(with: Data("%PDF".utf8)), equals: true)
    await #expect(throws: (any Error).self) { try await web.evaluateJavaScript("1 + 1") }
    try await expect(web.evaluateJavaScript("document.title", in: nil, contentWorld: .page) as? String, equals: "Own")
    await #expect(throws: (any Error).self) { try await web.callAsyncJavaScript("return a", arguments: ["a": 1], contentWorld: .page) }
  }

  @Test("Cookies that an app sets are kept, and observers are notified of them; rules have to be a JSON array")
  func cookiesAndRules() async throws {
    let screen = screenWithoutEngine()
    let store = WKWebsiteDataStore.nonPersistent().httpCookieStore
    let cookie = try #require(HTTPCookie(properties: [.name: "a", .value: "1", .domain: "example.org", .path: "/"]))
    await store.setCookie(cookie)
    await expect(store.allCookies().map(\.name), equals: ["a"])
    await store.deleteCookie(cookie)
    await expect(store.allCookies().isEmpty)
    var outcomes: [Bool] = []
    WKContentRuleListStore.default().compileContentRuleList(forIdentifier: "x", encodedContentRuleList: "[]") { list, _ in
      outcomes.append(list != nil)
    }
    WKContentRuleListStore.default().compileContentRuleList(forIdentifier: "y", encodedContentRuleList: "{") { list, _ in
      outcomes.append(list != nil)
    }
    await screen.settle()
    expect(outcomes, equals: [false, false])
    let rules = try #require(WKContentRuleListStore.default())
    await #expect(throws: WKError.self) { try await rules.compileContentRuleList(forIdentifier: "x", encodedContentRuleList: "[]") }
    await #expect(throws: WKError.self) { try await rules.removeContentRuleList(forIdentifier: "x") }
    await expect(rules.availableIdentifiers(), equals: [])
  }
}
