import UIKit

/// The data that pages store: cookies, caches and databases. In a persistent store they remain after the app has ended. Without the engine
/// it contains only the cookies that the app sets.
open class WKWebsiteDataStore: NSObject, @unchecked Sendable {
  private static let standard = WKWebsiteDataStore(isPersistent: true)
  /// Whether data remains after the app has ended.
  public let isPersistent: Bool
  private init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
    httpCookieStore.store = self
  }
  public let httpCookieStore = WKHTTPCookieStore()
  /// Returns the store that all views share by default.
  open class func `default`() -> WKWebsiteDataStore { standard }
  /// Returns a store that keeps its data in memory only.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  open class func allWebsiteDataTypes() -> Set<String> { Set(kinds.map(\.name)) }

  /// The identifier of the store: always nil on Linux.
  open var identifier: UUID? { nil }

  /// The types of data, with the flags of the engine.
  static let kinds: [(name: String, bits: Int)] = [
    (WKWebsiteDataTypeMemoryCache, 1), (WKWebsiteDataTypeDiskCache, 2), (WKWebsiteDataTypeSessionStorage, 8),
    (WKWebsiteDataTypeLocalStorage, 16), (WKWebsiteDataTypeIndexedDBDatabases, 64), (WKWebsiteDataTypeCookies, 256),
    (WKWebsiteDataTypeServiceWorkerRegistrations, 4096), (WKWebsiteDataTypeFetchCache, 8192),
  ]
  private static func bits(_ names: Set<String>) -> String { String(kinds.filter { names.contains($0.name) }.reduce(0) { $0 | $1.bits }) }

  /// Calls the handler with the sites that have stored data.
  open func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void) {
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        guard WebEngine.isAvailable else {
          let domains = dataTypes.contains(WKWebsiteDataTypeCookies) ? httpCookieStore.domains : []
          return handler(domains.map { WKWebsiteDataRecord($0, [WKWebsiteDataTypeCookies]) })
        }
        let number = String(WebEngine.shared.number(of: self))
        WebEngine.shared.ask(["getSites", "0", number, "?", Self.bits(dataTypes)]) { packet in
          handler(
            packet.groups(of: 3, from: 3).map { words in
              let bits = Int(words[1]) ?? 0
              return WKWebsiteDataRecord(words[0], Set(Self.kinds.filter { $0.bits & bits != 0 }.map(\.name)))
            })
        }
      }
    }
  }

  /// Removes the stored data of sites, and calls the handler.
  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void) {
    let domains = Set(dataRecords.map(\.displayName))
    let names = domains.sorted().joined(separator: "\0")
    remove(
      dataTypes, completionHandler, { ["removeSites", "0", $0, "?", $1] }, rest: Data(names.utf8) + [0]
    ) { domains.contains(WKHTTPCookieStore.site(of: $0)) }
  }

  /// Removes the data that was stored since a date, and calls the handler.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void) {
    let cookies = httpCookieStore
    // The engine expects microseconds before now; 0 means all data.
    let past = max(1e-6, -date.timeIntervalSinceNow)
    let span = date.timeIntervalSince1970 > 0 ? Int64(min(past, 1e12) * 1_000_000) : 0
    remove(dataTypes, completionHandler, { ["clear", "0", $0, "?", $1, String(span)] }, rest: nil) { cookies.wasSet($0, since: date) }
  }

  private func remove(
    _ dataTypes: Set<String>, _ completionHandler: @escaping () -> Void, _ words: @escaping @Sendable (String, String) -> [String],
    rest: Data?, where isRemoved: @escaping @MainActor (HTTPCookie) -> Bool
  ) {
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        guard WebEngine.isAvailable else {
          if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.remove(where: isRemoved) }
          return handler()
        }
        let number = String(WebEngine.shared.number(of: self))
        WebEngine.shared.ask(words(number, Self.bits(dataTypes)), rest: rest) { _ in handler() }
      }
    }
  }
}

public final class WKWebsiteDataRecord: NSObject, Sendable {
  /// The domain of the site.
  public let displayName: String
  public let dataTypes: Set<String>
  init(_ domain: String, _ dataTypes: Set<String>) { (displayName, self.dataTypes) = (domain, dataTypes) }
}

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
/// The pages that applications of the web kept for the time without a network. The engine has none any more.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// The databases of Web SQL. The engine has none any more.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// The responses in the Cache API of scripts.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
