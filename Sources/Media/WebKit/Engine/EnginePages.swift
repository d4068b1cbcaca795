import FoundationNetworking
import TrestleSupport
import UIKit

/// The pages of a web view in the engine. The view in the helper is created by the first load.
@MainActor final class EnginePages: WebPages {
  unowned let webView: WKWebView
  let scroll: EngineScrollView
  private var number: Int?
  /// The WebKit window that this view shows, if it was opened by a page.
  private let adoptedWindow: Int?
  /// A load that the app has requested, until WebKit starts it.
  private var requested: WKNavigation?
  var navigation: WKNavigation?
  private(set) var url: URL?
  private(set) var pageTitle: String?
  private(set) var estimatedProgress = 0.0
  private(set) var list = WKBackForwardList([], index: -1)
  private(set) var themeColor: UIColor?
  var becomingDownloads: [(WKDownload) -> Void] = []
  private var findings: [(Bool) -> Void] = []
  private var downloadRequests: [(URLRequest, @MainActor (WKDownload) -> Void)] = []
  var schemeTasks: [Int: (task: SchemeTask, handler: any WKURLSchemeHandler)] = [:]
  var presented: AnyObject?
  private var sentSize: CGSize?
  private var savedState: Data?
  /// The identifier of the rules for readable files; nil if pages may read all files.
  private var folderRules: String?

  init(_ webView: WKWebView) {
    self.webView = webView
    scroll = EngineScrollView(frame: webView.bounds)
    adoptedWindow = webView.configuration.takeWindow()
    scroll.pages = self
    scroll.content.pages = self
    if adoptedWindow != nil { DispatchQueue.main.async { [weak self] in self?.adopt() } }
  }

  isolated deinit { if let number { WebEngine.shared.close(number) } }

  var view: UIView { scroll }
  var scrollView: UIScrollView { scroll }
  var title: String? { url == nil ? nil : pageTitle ?? "" }
  var isLoading: Bool { navigation != nil || requested != nil }
  var hasOnlySecureContent: Bool { url?.scheme == "https" }
  var canGoBack: Bool { list.backItem != nil }
  var canGoForward: Bool { list.forwardItem != nil }

  // MARK: The view in the helper

  /// Whether the helper has created the view.
  var isOpen: Bool { number != nil }

  /// Returns the number of the view, which is created on first use.
  @discardableResult func open() -> Int {
    if let number { return number }
    let configuration = webView.configuration
    let number = WebEngine.shared.add(
      self, adopting: adoptedWindow, store: configuration.websiteDataStore, options: configuration.engineOptions)
    self.number = number
    for scheme in configuration.schemeHandlers.keys { tell(["scheme", "", scheme]) }
    tell(["handler", "", PageScripts.world, PageScripts.handler, "0"])
    sendScripts()
    configuration.userContentController.attach(self)
    agentChanged()
    zoomChanged()
    sentSize = nil
    resize()
    tell(["focus", "", "1"])
    return number
  }

  private func adopt() {
    guard number == nil, let adoptedWindow else { return }
    open()
    WebEngine.shared.deliverHeld(adoptedWindow)
  }

  /// Sends a verb with arguments. The second word is replaced by the number of the view.
  func tell(_ words: [String], rest: Data? = nil) {
    guard let number else { return }
    var words = words
    words[1] = String(number)
    WebEngine.shared.send(words, rest: rest)
  }

  func ask(_ words: [String], rest: Data? = nil, _ answer: @escaping (WebPacket) -> Void) {
    var words = words
    words[1] = String(open())
    WebEngine.shared.ask(words, rest: rest, answer)
  }

  /// Sends the scripts of the app and of this module again, after all were removed.
  func sendScripts() {
    tell(["removeScripts", ""])
    if WebEngine.isTimeVirtual { tell(["script", "", "", "0", "0"], rest: Data(PageScripts.virtualTime.utf8)) }
    tell(["script", "", PageScripts.world, "0", "1"], rest: Data(PageScripts.observer.utf8))
    for script in webView.configuration.userContentController.userScripts {
      let time = script.injectionTime == .atDocumentStart ? "0" : "1"
      tell(["script", "", script.world, time, script.isForMainFrameOnly ? "1" : "0"], rest: Data(script.source.utf8))
    }
  }

  func resize() {
    let size = CGSize(width: scroll.bounds.width.rounded(), height: scroll.bounds.height.rounded())
    guard number != nil, size.width >= 1, size.height >= 1, size != sentSize else { return }
    sentSize = size
    tell(["size", "", String(Int(size.width)), String(Int(size.height))])
  }

  func zoomChanged() { tell(["zoom", "", "\(webView.pageZoom)"]) }

  func agentChanged() {
    let configuration = webView.configuration
    let standard = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    let name = configuration.applicationNameForUserAgent.map { " \($0)" } ?? ""
    tell(["agent", "", webView.customUserAgent ?? standard + name])
  }

  func setMuted(_ isMuted: Bool) { tell(["mute", "", isMuted ? "1" : "0"]) }

  /// The helper has ended: nothing is shown until the next load, which starts a new helper.
  func engineEnded(_ reason: String) {
    number = nil
    let lost = navigation ?? requested
    webView.change {
      navigation = nil
      requested = nil
    }
    let error = WebError.engineEnded(reason, url)
    if let lost {
      webView.navigationDelegate?.webView(webView, didFailProvisionalNavigation: lost, withError: error)
    } else {
      webView.navigationDelegate?.webViewWebContentProcessDidTerminate(webView)
    }
  }

  // MARK: Loading

  func load(_ content: WebContent) -> WKNavigation? {
    guard let url = content.request.url else { return nil }
    allowAllFiles()
    return begin(url) { [self] in
      if case .file(_, let folder) = content { return allow(folder) { [weak self] in self?.send(content, url) } }
      send(content, url)
    }
  }

  private func send(_ content: WebContent, _ url: URL) {
    switch content {
    case .request(let request), .file(let request, _):
      if request.httpBody != nil || (request.httpMethod ?? "GET") != "GET" {
        withoutEffect("the engine sends requests of the method GET only, without a body.", member: "URLRequest.httpBody in load(_:)")
      }
      let headers = (request.allHTTPHeaderFields ?? [:]).flatMap { [$0.key, $0.value] }
      tell(["load", "", url.absoluteString] + headers)
    case .html(let html, _): tell(["data", "", "text/html", "utf-8", url.absoluteString], rest: Data(html.utf8))
    case .data(let data, let mimeType, let encoding, _): tell(["data", "", mimeType, encoding, url.absoluteString], rest: data)
    }
  }

  // MARK: Files

  /// Replaces the rules for readable files, and calls the block when they are active.
  private func allow(_ folder: ReadableFolder, then: @escaping () -> Void) {
    // The rules are compiled in the app's own store, and removed from it afterward.
    let identifier = "trestle.files.\(UUID().uuidString)"
    folderRules = identifier
    WebEngine.shared.ask(["compileRules", "0", "?", identifier], rest: Data(folder.rules.utf8)) { [weak self] answer in
      guard let self, folderRules == identifier else { return }
      guard answer[3].isEmpty else { return refuse(answer[3]) }
      ask(["useRules", "", "?", identifier]) { [weak self] answer in
        WebEngine.shared.ask(["deleteRules", "0", "?", identifier]) { _ in }
        if answer[3].isEmpty { then() } else { self?.refuse(answer[3]) }
      }
    }
  }

  private func allowAllFiles() {
    if let folderRules { tell(["dropRules", "", "", folderRules]) }
    folderRules = nil
  }

  /// Fails a requested load that cannot be restricted to a folder.
  private func refuse(_ reason: String) {
    guard let lost = requested else { return }
    webView.change { requested = nil }
    webView.navigationDelegate?.webView(webView, didFailProvisionalNavigation: lost, withError: WebError.failed(reason, lost.url))
  }

  private func begin(_ url: URL?, _ send: @escaping () -> Void) -> WKNavigation {
    let new = WKNavigation(url)
    webView.change {
      requested = new
      estimatedProgress = 0.1
    }
    open()
    // The first page uses the rules that were added before.
    webView.configuration.userContentController.useRules(in: self) { [weak self] in if self?.requested === new { send() } }
    return new
  }

  func reload(ignoringCache: Bool) -> WKNavigation? {
    guard let url else { return nil }
    let isAlive = number != nil
    return begin(url) { [self] in tell(isAlive ? ["reload", "", ignoringCache ? "1" : "0"] : ["load", "", url.absoluteString]) }
  }

  func stop() { tell(["stop", ""]) }

  func go(by distance: Int) -> WKNavigation? {
    guard let item = list.item(at: distance) else { return nil }
    return begin(item.url) { [self] in tell(["go", "", String(distance)]) }
  }

  func go(to item: WKBackForwardListItem) -> WKNavigation? {
    if let index = list.backList.firstIndex(of: item) { return go(by: index - list.backList.count) }
    return list.forwardList.firstIndex(of: item).flatMap { go(by: $0 + 1) }
  }

  /// The serialized list of pages at the last load.
  var interactionState: Any? {
    get { savedState }
    set {
      guard let state = newValue as? Data else { return }
      _ = begin(nil) { [self] in tell(["restore", ""], rest: state) }
    }
  }

  // MARK: Events

  func receive(_ packet: WebPacket, _ image: CGImage?) {
    switch packet.verb {
    case "frame":
      if let image { scroll.content.show(image) }
      tell(["read", ""])
    case "load": loadChanged(packet)
    case "fail": failed(packet)
    case "action": decideAction(packet)
    case "response": decideResponse(packet)
    case "title": webView.change { pageTitle = packet[2] }
    case "address": webView.change { if !packet[2].isEmpty { url = packet.url(2) } }
    case "progress": if isLoading { webView.change { estimatedProgress = Double(packet[2]) ?? 0 } }
    case "list": listChanged(packet)
    case "state": savedState = packet.rest(from: 2)
    case "message": received(packet)
    case "scheme": requestScheme(packet)
    case "found": if !findings.isEmpty { findings.removeFirst()(packet.number(2) > 0) }
    case "keyboard": scroll.content.showKeyboard(packet.isTrue(2), purpose: packet.number(3))
    case "dialog": showDialog(packet)
    case "options": showOptions(packet)
    case "files": chooseFiles(packet)
    case "create": createWindow(packet)
    case "close": webView.uiDelegate?.webViewDidClose(webView)
    case "download": becameDownload(packet)
    case "terminated": terminated()
    default: break
    }
  }

  private func loadChanged(_ packet: WebPacket) {
    let delegate = webView.navigationDelegate
    let address = packet.url(3)
    switch packet[2] {
    case "start":
      webView.change {
        navigation = requested ?? WKNavigation(address)
        requested = nil
        if let address { url = address }
      }
      delegate?.webView(webView, didStartProvisionalNavigation: navigation)
    case "redirect": delegate?.webView(webView, didReceiveServerRedirectForProvisionalNavigation: navigation)
    case "commit":
      webView.change {
        if let address { url = address }
        pageTitle = nil
      }
      scroll.begin()
      delegate?.webView(webView, didCommit: navigation)
    default:
      let finished = navigation
      webView.change {
        estimatedProgress = 1
        navigation = nil
      }
      tell(["getState", ""])
      if let finished { delegate?.webView(webView, didFinish: finished) }
    }
  }

  private func failed(_ packet: WebPacket) {
    let isProvisional = packet.number(2) < 2
    let error = WebError.engine(packet[3], packet.number(4), packet[6], packet.url(5))
    guard let lost = navigation ?? requested else { return }
    webView.change {
      navigation = nil
      requested = nil
      if isProvisional, let current = list.currentItem { url = current.url } else if isProvisional { url = nil }
    }
    if isProvisional {
      webView.navigationDelegate?.webView(webView, didFailProvisionalNavigation: lost, withError: error)
    } else {
      webView.navigationDelegate?.webView(webView, didFail: lost, withError: error)
    }
  }

  /// A load that the delegate did not allow causes no further events.
  func cancelRequested() {
    guard requested != nil else { return }
    webView.change { requested = nil }
  }

  private func terminated() {
    webView.change {
      navigation = nil
      requested = nil
    }
    webView.navigationDelegate?.webViewWebContentProcessDidTerminate(webView)
  }

  private func listChanged(_ packet: WebPacket) {
    let index = packet.number(2)
    let former = list.backList + [list.currentItem].compactMap { $0 } + list.forwardList
    let items = packet.groups(of: 4, from: 3).map { words in
      let url = URL(string: words[0]) ?? URL(string: "about:blank")!
      let title = words[2].isEmpty ? nil : words[2]
      // An unchanged item keeps its identity.
      if let same = former.first(where: { $0.url == url && $0.title == title }) { return same }
      return WKBackForwardListItem(url, initial: URL(string: words[1]) ?? url, title: title)
    }
    webView.change { list = WKBackForwardList(items, index: index) }
  }

  /// Called when the position, the size or the color of the page has changed.
  func layoutChanged(_ value: [String: Any]) {
    func number(_ name: String) -> CGFloat { CGFloat((value[name] as? NSNumber)?.doubleValue ?? 0) * webView.pageZoom }
    themeColor = (value["color"] as? String).flatMap(UIColor.init(css:))
    scroll.pageChanged(CGPoint(x: number("x"), y: number("y")), CGSize(width: number("width"), height: number("height")))
  }

  // MARK: Finding, images and downloads

  func find(_ text: String, _ configuration: WKFindConfiguration, _ answer: @escaping @MainActor (Bool) -> Void) {
    guard number != nil, !text.isEmpty else { return DispatchQueue.main.async { answer(false) } }
    let options = (configuration.caseSensitive ? 0 : 1) | (configuration.backwards ? 8 : 0) | (configuration.wraps ? 16 : 0)
    findings.append(answer)
    tell(["find", "", String(options), text])
  }

  func takeSnapshot(_ area: CGRect, _ answer: @escaping @MainActor (UIImage?) -> Void) {
    let size = scroll.bounds.size
    ask(["snapshot", "", "?", "0"]) { _ in
      guard let whole = WebEngine.shared.snapshot, size.width > 0 else { return answer(nil) }
      let scale = CGFloat(whole.width) / size.width
      let part = area.applying(CGAffineTransform(scaleX: scale, y: scale))
      answer(whole.cropping(to: part).map { UIImage(cgImage: $0, scale: scale, orientation: .up) })
    }
  }

  func html(_ answer: @escaping @MainActor (String) -> Void) {
    evaluate("document.documentElement.outerHTML", in: .inner) { answer((try? $0.get() as? String) ?? "") }
  }

  func startDownload(_ request: URLRequest, _ answer: @escaping @MainActor (WKDownload) -> Void) {
    guard let url = request.url else { return }
    open()
    downloadRequests.append((request, answer))
    tell(["startDownload", "", url.absoluteString])
  }

  private func becameDownload(_ packet: WebPacket) {
    let request = packet.url(3).map { URLRequest(url: $0) }
    if let index = downloadRequests.firstIndex(where: { $0.0.url?.absoluteString == packet[3] }) {
      let (request, answer) = downloadRequests.remove(at: index)
      answer(WKDownload(request, in: webView, number: packet.number(2)))
    } else {
      let download = WKDownload(request, in: webView, number: packet.number(2))
      if !becomingDownloads.isEmpty { becomingDownloads.removeFirst()(download) }
    }
  }
}
