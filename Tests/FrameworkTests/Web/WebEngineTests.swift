import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting
@testable import WebKit

private let page = """
  <!doctype html><title>Cards</title><meta name="theme-color" content="#336699">
  <style>body { margin: 0; font: 16px Inter } header { background: #0066ff; color: #fff; padding: 20px }
  .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; padding: 10px } .card { background: #eee; height: 80px; border-radius: 12px }
  input { font-size: 17px; margin: 10px }</style>
  <header id="head">…</header><input id="field"><a id="link" href="#end">To the end</a><div class="grid" id="grid"></div><p id="end">The end</p>
  <script>document.getElementById('head').textContent = [1, 2, 3].map(x => x * 2).join(' + ');
  for (let i = 0; i < 80; i++) { const card = document.createElement('div'); card.className = 'card'; card.textContent = 'Card ' + i;
  document.getElementById('grid').append(card) }</script>
  """

@MainActor @Suite(.serialized, .enabled(if: webEngineIsInstalled, withoutWebEngine)) struct WebEngineTests {
  @Test("A page with CSS and scripts is shown; the delegate is called in order, and observed properties change")
  func shows() async throws {
    let scene = WebScene()
    var titles: [String] = []
    var progress: [Double] = []
    let observations = [
      scene.web.observe(\.title, options: [.new]) { view, _ in titles.append(view.title ?? "nil") },
      scene.web.observe(\.estimatedProgress, options: [.new]) { view, _ in progress.append(view.estimatedProgress) },
    ]
    await scene.show(page)
    expect(scene.calls == ["decide", "start", "response", "commit", "finish"] || scene.calls == ["decide", "start", "commit", "finish"])
    await scene.wait { scene.web.title == "Cards" }
    expect(scene.web.title == "Cards" && titles.last == "Cards" && progress.last == 1 && !scene.web.isLoading)
    expect((scene.content.layer.contentsImage?.word(x: 4, y: 4) ?? 0) & 0xffffff, equals: 0x0066ff)
    try await expect(scene.value("document.getElementById('head').textContent") as? String, equals: "2 + 4 + 6")
    await scene.wait { scene.web.scrollView.contentSize.height > 3000 }
    expect(scene.web.scrollView.contentSize.height, above: 3000)
    expect(scene.web.themeColor, equals: UIColor(red: 0x33 / 255.0, green: 0x66 / 255.0, blue: 0x99 / 255.0, alpha: 1))
    withExtendedLifetime(observations) {}
  }

  @Test(
    "Scripts return JSON values; exceptions and values that cannot be passed are errors; functions take arguments and wait for promises")
  func scripts() async throws {
    let scene = WebScene()
    await scene.show(page)
    let value = try await scene.value("({ a: [1, 'ü', null, true], b: { c: 1.5 } })") as? [String: Any]
    expect(value?["b"] as? [String: Double], equals: ["c": 1.5])
    expect((value?["a"] as? [Any])?.count == 4 && (value?["a"] as? [Any])?[1] as? String == "ü")
    try await expect(scene.value("undefined") == nil)
    try await expect(scene.value("null") is NSNull)
    await #expect(throws: WKError(.javaScriptResultTypeIsUnsupported)) { _ = try await scene.value("document.body") }
    do {
      _ = try await scene.value("null.x")
      Issue.record("no error")
    } catch let error as NSError {
      expect(error.domain == WKErrorDomain && error.code == WKError.Code.javaScriptExceptionOccurred.rawValue)
      expect((error.userInfo["WKJavaScriptExceptionMessage"] as? String)?.hasPrefix("TypeError"), equals: true)
      expect(error.userInfo["WKJavaScriptExceptionLineNumber"] as? Int, equals: 1)
    }
    let body = "const sum = await new Promise(done => setTimeout(() => done(a + b.length), 10)); return { sum }"
    let sum = try await scene.web.callAsyncJavaScript(body, arguments: ["a": 40, "b": "xy"], contentWorld: .page) as? [String: Int]
    expect(sum, equals: ["sum": 42])
    await #expect(throws: (any Error).self) { try await scene.web.callAsyncJavaScript("throw new Error('no')", contentWorld: .page) }
    _ = try await scene.web.evaluateJavaScript("window.hidden = 1", contentWorld: .defaultClient)
    try await expect(scene.value("typeof hidden") as? String, equals: "undefined")
    try await expect(scene.web.evaluateJavaScript("hidden", contentWorld: .defaultClient) as? Int, equals: 1)
  }

  @Test("User scripts run before and after the page; its messages reach handlers, which may reply with a value or an error")
  func messages() async throws {
    let scene = WebScene()
    let content = scene.web.configuration.userContentController
    content.addUserScript(WKUserScript(source: "window.early = !document.body", injectionTime: .atDocumentStart, forMainFrameOnly: true))
    content.addUserScript(
      WKUserScript(
        source: "webkit.messageHandlers.native.postMessage({ early, end: !!document.getElementById('end') })",
        injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    content.add(scene, name: "native")
    content.addScriptMessageHandler(scene, contentWorld: .page, name: "ask")
    await scene.show(page)
    await scene.wait { scene.messages.count == 1 }
    expect(scene.messages.first?.name == "native" && scene.messages.first?.body as? [String: Bool] == ["early": true, "end": true])
    let call = "return await webkit.messageHandlers.ask.postMessage(text)"
    let reply = try await scene.web.callAsyncJavaScript(call, arguments: ["text": "hi"], contentWorld: .page) as? [String: String]
    expect(reply, equals: ["got": "hi"])
    await #expect(throws: (any Error).self) {
      try await scene.web.callAsyncJavaScript(call, arguments: ["text": "fail"], contentWorld: .page)
    }
    content.removeScriptMessageHandler(forName: "native")
    try await expect(scene.value("typeof webkit.messageHandlers.native") as? String, equals: "undefined")
  }

  @Test("Links, back and forward; the list and what can be observed follow")
  func history() async throws {
    let scene = WebScene()
    let server = try PageServer { path, _ in
      PageServer.Answer("<title>\(path)</title><a id='next' href='/two' style='display: block; font-size: 40px'>Next</a>")
    }
    await scene.load(server.url("/one"))
    expect(!scene.web.canGoBack && scene.web.url == server.url("/one"))
    try await scene.tap("#next")
    await scene.wait { scene.web.title == "/two" && !scene.web.isLoading }
    expect(scene.actions.last?.navigationType == .linkActivated && scene.web.url == server.url("/two"))
    expect(scene.web.canGoBack && scene.web.backForwardList.backItem?.url == server.url("/one"))
    scene.web.goBack()
    await scene.wait { scene.web.title == "/one" && !scene.web.isLoading && scene.web.canGoForward }
    expect(scene.actions.last?.navigationType == .backForward && scene.web.backForwardList.forwardItem?.url == server.url("/two"))
    let state = scene.web.interactionState
    scene.web.goForward()
    await scene.wait { scene.web.title == "/two" && !scene.web.isLoading }
    expect(scene.web.url == server.url("/two") && !scene.web.canGoForward && state is Data)
  }

  @Test("Policies refuse actions and responses; a redirection is reported; failures have the codes of URLSession")
  func policies() async throws {
    let scene = WebScene()
    let server = try PageServer { path, _ in
      if path == "/moved" { return PageServer.Answer(status: "302 Found", headers: ["Location: /there"]) }
      return PageServer.Answer("<title>\(path)</title>")
    }
    await scene.load(server.url("/moved"))
    expect(scene.calls.contains("redirect") && scene.web.url == server.url("/there"))
    expect((scene.responses.last?.response as? HTTPURLResponse)?.statusCode == 200 && scene.responses.last?.isForMainFrame == true)
    scene.calls = []
    scene.actionPolicy = { _ in .cancel }
    scene.web.load(URLRequest(url: server.url("/forbidden")))
    await scene.wait { scene.calls.contains("decide") }
    await scene.wait { !scene.web.isLoading }
    expect(scene.calls == ["decide"] && scene.web.title == "/there" && !scene.web.isLoading)
    scene.actionPolicy = { _ in .allow }
    scene.responsePolicy = { _ in .cancel }
    await scene.load(server.url("/refused"))
    expect(scene.calls.last == "fail provisionally" && scene.errors.last?.domain == "WebKitErrorDomain" && scene.errors.last?.code == 102)
    scene.responsePolicy = { _ in .allow }
    await scene.load(URL(string: "http://127.0.0.1:59871/")!)
    expect(scene.calls.last == "fail provisionally" && scene.errors.last?.domain == NSURLErrorDomain)
    await scene.load(URL(fileURLWithPath: "/nowhere/at-all.html"))
    expect(scene.errors.last?.code, equals: NSURLErrorFileDoesNotExist)
  }

  @Test("An alert, a confirmation and a prompt wait for the delegate; without one they are dismissed")
  func dialogs() async throws {
    let scene = WebScene()
    await scene.show(page)
    let answers = try await scene.value("alert('Hi'); [confirm('Sure?'), prompt('Name', 'x')]") as? [Any]
    expect(answers?[0] as? Bool == true && answers?[1] as? String == "Ann")
    expect(scene.panels, equals: ["alert Hi", "confirm Sure?", "prompt Name x"])
    scene.web.uiDelegate = nil
    let refused = try await scene.value("[confirm('Sure?'), prompt('Name', 'x')]") as? [Any]
    expect(refused?[0] as? Bool == false && refused?[1] is NSNull)
  }

  @Test("A new window is the delegate's view, which shares the page's opener; nil opens none; a script closes it")
  func windows() async throws {
    let scene = WebScene { $0.preferences.javaScriptCanOpenWindowsAutomatically = true }
    let server = try PageServer { path, _ in PageServer.Answer("<title>\(path)</title>\(path)") }
    await scene.load(server.url("/main"))
    _ = try await scene.value("window.child = open('/child'); 1")
    await scene.wait { scene.popUp?.title == "/child" }
    let popUp = try #require(scene.popUp)
    expect(scene.panels == ["window true"] && popUp.title == "/child")
    try await expect(popUp.evaluateJavaScript("opener.document.title") as? String, equals: "/main")
    popUp.uiDelegate = scene
    _ = try await scene.value("child.close(); 1")
    await scene.wait { scene.panels.last == "close" }
    expect(scene.panels.last, equals: "close")
    scene.opensWindows = false
    try await expect(scene.value("!open('/other')?.document.title") as? Bool, equals: true)
    expect(scene.panels.last, equals: "window true")
  }

  @Test("Cookies of the app reach the server, those of the server reach the app; observers are notified; data is removed by site")
  func cookies() async throws {
    let scene = WebScene()
    let server = try PageServer { _, request in
      let line = request.split(separator: "\r\n").first { $0.lowercased().hasPrefix("cookie:") }.map(String.init) ?? "none"
      return PageServer.Answer("<title>\(line)</title>", headers: ["Set-Cookie: fromServer=2; Path=/"])
    }
    final class Observer: NSObject, WKHTTPCookieStoreObserver {
      var count = 0
      func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { count += 1 }
    }
    let observer = Observer()
    let store = scene.web.configuration.websiteDataStore
    store.httpCookieStore.add(observer)
    let cookie = try #require(HTTPCookie(properties: [.name: "fromApp", .value: "1", .domain: "127.0.0.1", .path: "/"]))
    await store.httpCookieStore.setCookie(cookie)
    await scene.load(server.url("/"))
    await scene.wait { scene.web.title?.contains("fromApp=1") == true }
    expect(scene.web.title?.contains("fromApp=1"), equals: true)
    let all = await store.httpCookieStore.allCookies()
    expect(Set(all.map(\.name)) == ["fromApp", "fromServer"] && observer.count > 0)
    await store.httpCookieStore.deleteCookie(cookie)
    await expect(store.httpCookieStore.allCookies().map(\.name), equals: ["fromServer"])
    let types = WKWebsiteDataStore.allWebsiteDataTypes()
    let records = await store.dataRecords(ofTypes: types)
    expect(records.contains { $0.displayName.contains("127.0.0.1") && $0.dataTypes.contains(WKWebsiteDataTypeCookies) })
    await store.removeData(ofTypes: types, for: records)
    await expect(store.httpCookieStore.allCookies().isEmpty)
  }

  @Test("An app's scheme answers a page and its requests, with headers and large data; rules hide elements")
  func schemes() async throws {
    final class Handler: NSObject, WKURLSchemeHandler {
      var asked: [String] = []
      func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
        let url = urlSchemeTask.request.url!
        asked.append("\(urlSchemeTask.request.httpMethod ?? "") \(url.path)")
        if url.path == "/missing" { return urlSchemeTask.didFailWithError(URLError(.fileDoesNotExist)) }
        let isPage = url.path == "/index.html"
        let headers = ["Content-Type": isPage ? "text/html" : "application/json", "X-Size": "big"]
        urlSchemeTask.didReceive(HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: headers)!)
        let script = """
          fetch('own://app/data.json').then(async answer => { const text = await answer.text();
          document.title = [answer.headers.get('X-Size'), text.length].join() })
          """
        let text = isPage ? "<title>Own</title><header>Head</header><script>\(script)</script>" : String(repeating: "x", count: 300_000)
        urlSchemeTask.didReceive(Data(text.utf8))
        urlSchemeTask.didFinish()
      }
      func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
    }
    let handler = Handler()
    let scene = WebScene { $0.setURLSchemeHandler(handler, forURLScheme: "own") }
    let rules = #"[{ "trigger": { "url-filter": ".*" }, "action": { "type": "css-display-none", "selector": "header" } }]"#
    let list = try await WKContentRuleListStore.default().compileContentRuleList(forIdentifier: "hide", encodedContentRuleList: rules)
    scene.web.configuration.userContentController.add(try #require(list))
    await scene.load(URL(string: "own://app/index.html")!)
    await scene.wait { scene.web.title == "big,300000" }
    expect(scene.web.title == "big,300000" && handler.asked == ["GET /index.html", "GET /data.json"])
    try await expect(scene.value("getComputedStyle(document.querySelector('header')).display") as? String, equals: "none")
    let failure: (any Error)? = await withCheckedContinuation { done in
      WKContentRuleListStore.default().compileContentRuleList(forIdentifier: "bad", encodedContentRuleList: "{") {
        done.resume(returning: $1)
      }
    }
    expect((failure as? WKError)?.code, equals: .contentRuleListStoreCompileFailed)
    await scene.load(URL(string: "own://app/missing")!)
    expect(scene.calls.last, equals: "fail provisionally")
  }

  @Test("Finding reports whether there is an occurrence; a snapshot has the size and the pixels of a part")
  func findingAndSnapshots() async throws {
    let scene = WebScene()
    await scene.show(page)
    func isFound(_ text: String) async -> Bool {
      (try? await scene.web.find(text).matchFound) ?? false
    }
    await expect(isFound("card 70"))
    await expect(isFound("card 70"))
    await expect(!isFound("absent"))
    _ = try await scene.value("scrollTo(0, 0)")
    await scene.settlePixels()
    let configuration = WKSnapshotConfiguration()
    configuration.rect = CGRect(x: 0, y: 0, width: 100, height: 20)
    configuration.snapshotWidth = 50
    let image = try await scene.web.takeSnapshot(configuration: configuration)
    expect(image.size, equals: CGSize(width: 50, height: 10))
    let word = image.cgImage?.word(x: 2, y: 2) ?? 0
    expect(word & 0xffffff, equals: 0x0066ff)
  }

  @Test("A download is saved where the delegate says, from a link's response or by request; nil cancels")
  func downloads() async throws {
    final class Saver: NSObject, WKDownloadDelegate {
      var destination: URL?
      var events: [String] = []
      func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
      ) {
        events.append(suggestedFilename)
        completionHandler(destination)
      }
      func downloadDidFinish(_ download: WKDownload) { events.append("finish") }
      func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) { events.append("fail") }
    }
    let scene = WebScene()
    let server = try PageServer { _, _ in
      PageServer.Answer(
        String(repeating: "z", count: 100_000), type: "application/zip", headers: ["Content-Disposition: attachment; filename=a.zip"])
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("web-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let saver = Saver()
    saver.destination = folder.appendingPathComponent("one.zip")
    scene.downloadDelegate = saver
    scene.responsePolicy = { _ in .download }
    scene.web.load(URLRequest(url: server.url("/file")))
    await scene.wait { saver.events.last == "finish" || saver.events.last == "fail" }
    expect(saver.events == ["a.zip", "finish"] && scene.calls.contains("download"))
    try expect(Data(contentsOf: folder.appendingPathComponent("one.zip")).count, equals: 100_000)
    expect(scene.downloads.first?.progress.completedUnitCount, equals: 100_000)
    saver.events = []
    saver.destination = folder.appendingPathComponent("two.zip")
    let download: WKDownload = await withCheckedContinuation { done in
      scene.web.startDownload(using: URLRequest(url: server.url("/other"))) { done.resume(returning: $0) }
    }
    download.delegate = saver
    await scene.wait { saver.events.last == "finish" || saver.events.last == "fail" }
    expect(saver.events, equals: ["a.zip", "finish"])
    expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("two.zip").path))
  }

  @Test("A killed web process is reported, and the page is loaded again")
  func termination() async throws {
    let scene = WebScene()
    let server = try PageServer { path, _ in PageServer.Answer("<title>\(path)</title>") }
    await scene.load(server.url("/alive"))
    let processes = webProcesses()
    expect(!processes.isEmpty)
    for process in processes { kill(process, SIGKILL) }
    await scene.wait { scene.calls.last == "terminate" }
    expect(scene.calls.last == "terminate" && !scene.web.isLoading)
    scene.calls = []
    scene.web.reload()
    await scene.wait { scene.calls.last == "finish" }
    expect(scene.calls.last == "finish" && scene.web.url == server.url("/alive"))
    try await expect(scene.value("document.title") as? String, equals: "/alive")
  }

  /// The processes of pages that descend from this one.
  private func webProcesses() -> [pid_t] {
    var parents: [pid_t: pid_t] = [:]
    var names: [pid_t: String] = [:]
    for entry in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let process = pid_t(entry), let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { continue }
      guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")") else { continue }
      names[process] = String(text[text.index(after: open)..<close])
      parents[process] = pid_t(text[close...].split(separator: " ")[2])
    }
    return names.filter { $0.value.hasPrefix("WebKitWebProces") }.keys.filter { process in
      var next: pid_t? = process
      while let parent = next, parent > 1 {
        if parent == getpid() { return true }
        next = parents[parent]
      }
      return false
    }
  }
}
