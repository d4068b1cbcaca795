import Foundation
import FoundationNetworking

/// The cookies that the app sets for pages.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] { entries.map(\.cookie) }
  private var entries: [(cookie: HTTPCookie, date: Date)] = []
  private var observers: [WeakObserver] = []

  private struct WeakObserver {
    weak var object: (any WKHTTPCookieStoreObserver)?
  }

  override init() {}

  /// Passes all cookies to the handler on the main queue.
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    let cookies = cookies
    DispatchQueue.main.async { completionHandler(cookies) }
  }

  /// Returns every cookie of the store.
  open func allCookies() async -> [HTTPCookie] { cookies }

  /// Sets a cookie. One of the same name, domain and path is replaced.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    entries.removeAll { Self.isSame($0.cookie, cookie) }
    entries.append((cookie, Date()))
    changed(completionHandler)
  }

  /// Removes a cookie.
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    entries.removeAll { Self.isSame($0.cookie, cookie) }
    changed(completionHandler)
  }

  /// Adds an observer, which is held weakly.
  open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(WeakObserver(object: observer)) }
  /// Removes an observer.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.removeAll { $0.object == nil || $0.object === observer } }

  /// The domains that have cookies, in order.
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

/// Receives changes of the cookies.
@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: AnyObject {
  /// Called after cookies have changed.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
