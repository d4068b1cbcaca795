import Foundation
import FoundationNetworking

/// The cookies that the app sets for pages.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []
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
    cookies.removeAll { Self.isSame($0, cookie) }
    cookies.append(cookie)
    changed(completionHandler)
  }

  /// Removes a cookie.
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    cookies.removeAll { Self.isSame($0, cookie) }
    changed(completionHandler)
  }

  /// Adds an observer, which is held weakly.
  open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(WeakObserver(object: observer)) }
  /// Removes an observer.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.removeAll { $0.object == nil || $0.object === observer } }

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
