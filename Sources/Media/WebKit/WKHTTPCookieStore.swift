import Foundation
import FoundationNetworking

/// The cookies of pages and of the app. Without the engine it contains only cookies that the app sets.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] { entries.map(\.cookie) }
  private var entries: [(cookie: HTTPCookie, date: Date)] = []
  private var observers: [WeakObserver] = []

  private struct WeakObserver {
    weak var object: (any WKHTTPCookieStoreObserver)?
  }

  nonisolated(unsafe) weak var store: WKWebsiteDataStore?

  override nonisolated init() {}

  /// The number of the store in the engine; nil without the engine.
  private var number: String? {
    guard WebEngine.isAvailable, let store else { return nil }
    return String(WebEngine.shared.number(of: store))
  }

  /// Calls the handler with all cookies on the main queue.
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    guard let number else {
      let cookies = cookies
      return DispatchQueue.main.async { completionHandler(cookies) }
    }
    WebEngine.shared.ask(["getCookies", "0", number, "?"]) { packet in
      completionHandler(packet.groups(of: 8, from: 3).compactMap(Self.cookie))
    }
  }

  open func allCookies() async -> [HTTPCookie] {
    await withCheckedContinuation { continuation in getAllCookies { continuation.resume(returning: $0) } }
  }

  private static func cookie(_ words: [String]) -> HTTPCookie? {
    var properties: [HTTPCookiePropertyKey: Any] = [.name: words[0], .value: words[1], .domain: words[2], .path: words[3]]
    if let seconds = TimeInterval(words[4]), seconds >= 0 { properties[.expires] = Date(timeIntervalSince1970: seconds) }
    if words[5] != "0" { properties[.secure] = "TRUE" }
    if words[6] != "0" { properties[HTTPCookiePropertyKey("HttpOnly")] = "TRUE" }
    return HTTPCookie(properties: properties)
  }

  private func send(_ verb: String, _ cookie: HTTPCookie, _ completionHandler: (@MainActor () -> Void)?) -> Bool {
    guard let number else { return false }
    let expires = cookie.expiresDate.map { String(Int($0.timeIntervalSince1970)) } ?? "-1"
    let words = [verb, "0", number, "?", cookie.name, cookie.value, cookie.domain, cookie.path, expires]
    WebEngine.shared.ask(words + [cookie.isSecure ? "1" : "0", cookie.isHTTPOnly ? "1" : "0"]) { _ in completionHandler?() }
    return true
  }

  /// Called when the engine's cookies have changed, by a page or by the app.
  func engineChanged() {
    for observer in observers { observer.object?.cookiesDidChange(in: self) }
  }

  /// Sets a cookie, and replaces one of the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    if send("addCookie", cookie, completionHandler) { return }
    entries.removeAll { Self.isSame($0.cookie, cookie) }
    entries.append((cookie, Date()))
    changed(completionHandler)
  }

  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    if send("deleteCookie", cookie, completionHandler) { return }
    entries.removeAll { Self.isSame($0.cookie, cookie) }
    changed(completionHandler)
  }

  /// Adds an observer, which is held weakly.
  open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(WeakObserver(object: observer)) }
  open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.removeAll { $0.object == nil || $0.object === observer } }

  var domains: [String] { Set(cookies.map(Self.site)).sorted() }
  static func site(of cookie: HTTPCookie) -> String { cookie.domain.hasPrefix(".") ? String(cookie.domain.dropFirst()) : cookie.domain }
  func wasSet(_ cookie: HTTPCookie, since date: Date) -> Bool { entries.contains { $0.cookie === cookie && $0.date >= date } }
  func remove(where isRemoved: (HTTPCookie) -> Bool) {
    let removed = cookies.filter(isRemoved)
    guard !removed.isEmpty else { return }
    entries.removeAll { entry in removed.contains { $0 === entry.cookie } }
    changed(nil)
  }

  private static func isSame(_ first: HTTPCookie, _ second: HTTPCookie) -> Bool {
    first.name == second.name && first.domain == second.domain && first.path == second.path
  }

  private func changed(_ completionHandler: (@MainActor () -> Void)?) {
    let observers = observers
    DispatchQueue.main.async {
      completionHandler?()
      for observer in observers { observer.object?.cookiesDidChange(in: self) }
    }
  }
}

@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: AnyObject {
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
