import TrestleSupport
import UIKit

/// The helper process of the app, with its views and stores. The first load of a web view starts it.
@MainActor final class WebEngine {
  @InterfaceState(end: { $0?.helper?.close() }) private static var running: WebEngine? = nil
  /// Whether new web views may use the engine. Otherwise they show formatted text, as without WebKit.
  @InterfaceState static var isAllowed = true
  /// Whether pages use the time of the interface instead of the system time, and the same random numbers each time.
  @InterfaceState static var isTimeVirtual = ProcessInfo.processInfo.environment["TRESTLE_WEB_TIME"] == "virtual"

  static var isAvailable: Bool { isAllowed && WebHelper.missingPackages.isEmpty }

  /// The engine, which starts with its first use.
  static var shared: WebEngine {
    if let running { return running }
    let engine = WebEngine()
    running = engine
    return engine
  }

  private(set) var helper: WebHelper?
  private var pages: [Int: WeakPages] = [:]
  private var nextView = 1
  private var questions: [Int: (WebPacket) -> Void] = [:]
  private var nextQuestion = 1
  private var stores: [ObjectIdentifier: (number: Int, store: WKWebsiteDataStore)] = [:]
  private var nextStore = 1
  private var downloads: [Int: WKDownload] = [:]

  private struct WeakPages {
    weak var pages: EnginePages?
  }

  private func start() {
    guard helper == nil else { return }
    let engine = self
    helper = WebHelper(
      scale: max(1, Int(UIScreen.main.scale.rounded(.up))),
      deliver: { [weak engine] packet, image in engine?.receive(packet, image) }, end: { [weak engine] in engine?.ended($0) })
    send(["rulesFolder", "0", Self.folder("Rules").path])
  }

  /// Returns a folder of the app for web data, and creates it if necessary.
  static func folder(_ name: String) -> URL {
    let folder = ProgramFolder.url(.data).appendingPathComponent("WebKit/\(name)", isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Sends a verb, a view and arguments.
  func send(_ words: [String], rest: Data? = nil) { helper?.send(words, rest: rest) }

  /// Sends a verb, and replaces the word `?` by a number that identifies the answer.
  func ask(_ words: [String], rest: Data? = nil, _ answer: @escaping (WebPacket) -> Void) {
    start()
    let number = nextQuestion
    nextQuestion += 1
    questions[number] = answer
    send(words.map { $0 == "?" ? String(number) : $0 }, rest: rest)
  }

  // MARK: Views and stores

  /// Returns the number of a store, which is opened on first use.
  func number(of store: WKWebsiteDataStore) -> Int {
    start()
    if let open = stores[ObjectIdentifier(store)] { return open.number }
    let number = nextStore
    nextStore += 1
    stores[ObjectIdentifier(store)] = (number, store)
    let folder = store.isPersistent ? Self.folder("Data").path : ""
    let caches = store.isPersistent ? Self.folder("Caches").path : ""
    send(["store", "0", String(number), folder, caches, folder.isEmpty ? "" : folder + "/cookies.sqlite"])
    return number
  }

  /// Adds pages to the engine, in a new view or in a window that WebKit has created.
  func add(_ pages: EnginePages, adopting window: Int?, store: WKWebsiteDataStore, options: String) -> Int {
    let storeNumber = number(of: store)
    if let window {
      self.pages[window] = WeakPages(pages: pages)
      return window
    }
    let view = nextView
    nextView += 1
    self.pages[view] = WeakPages(pages: pages)
    send(["view", String(view), String(storeNumber), options])
    return view
  }

  func close(_ view: Int) {
    pages[view] = nil
    held[view] = nil
    send(["close", String(view)])
    helper?.forget(view)
  }

  // MARK: Downloads

  func add(_ download: WKDownload, number: Int) { downloads[number] = download }
  func removeDownload(_ number: Int) { downloads[number] = nil }

  // MARK: Events

  /// The packets of windows that no web view has adopted yet.
  private var held: [Int: [(WebPacket, CGImage?)]] = [:]

  /// Delivers the packets of a window that arrived before it was adopted.
  func deliverHeld(_ window: Int) {
    for (packet, image) in held.removeValue(forKey: window) ?? [] { receive(packet, image) }
  }

  private func receive(_ packet: WebPacket, _ image: CGImage?) {
    switch packet.verb {
    case "ready": break
    case "result", "error", "snapshot", "done", "cookies", "sites", "identifiers":
      guard let answer = questions.removeValue(forKey: packet.number(2)) else { break }
      if packet.verb == "snapshot" { snapshot = image }
      answer(packet)
      snapshot = nil
    case "cookiesChanged": stores.values.first { $0.number == packet.number(2) }?.store.httpCookieStore.engineChanged()
    case "destination", "received", "downloadFail", "downloadEnd": downloads[packet.number(2)]?.receive(packet)
    default:
      if let pages = pages[packet.view]?.pages {
        pages.receive(packet, image)
      } else if packet.view < 0 {
        held[packet.view, default: []].append((packet, image))
      } else if packet.verb == "download" {
        send(["cancelDownload", "0", packet[2]])
      }
    }
  }

  /// The image of the current snapshot answer.
  private(set) var snapshot: CGImage?

  private func ended(_ reason: String) {
    helper = nil
    stores = [:]
    let error = WebPacket(WebPacket.bytes(["error", "0", "0", "0", reason], rest: nil))
    let waiting = questions.values
    questions = [:]
    for answer in waiting { answer(error) }
    let downloads = downloads
    self.downloads = [:]
    for (number, download) in downloads {
      download.receive(WebPacket(WebPacket.bytes(["downloadFail", "0", String(number), "0", reason], rest: nil)))
    }
    let open = pages.values.compactMap(\.pages)
    pages = [:]
    for page in open { page.engineEnded(reason) }
  }
}
