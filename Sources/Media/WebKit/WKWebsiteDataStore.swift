import UIKit

/// The data that pages store: cookies, caches and databases. In a store that is persistent they remain after the app has ended. Without the
/// engine it has only the cookies that the app sets.
open class WKWebsiteDataStore: NSObject, @unchecked Sendable {
  private static let standard = WKWebsiteDataStore(isPersistent: true)
  /// Whether data remains after the app has ended.
  public let isPersistent: Bool
  private init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
    httpCookieStore.store = self
  }
  /// The cookies of the app and of pages.
  public let httpCookieStore = WKHTTPCookieStore()
  /// Returns the store that all views share by default.
  open class func `default`() -> WKWebsiteDataStore { standard }
  /// Returns a store that keeps its data in memory only.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// The kinds of data a store can hold.
  open class func allWebsiteDataTypes() -> Set<String> { Set(kinds.map(\.name)) }

  /// The identifier of a store that has one; nil here.
  open var identifier: UUID? { nil }

  /// The kinds of data with the bits of the engine.
  static let kinds: [(name: String, bits: Int)] = [
    (WKWebsiteDataTypeMemoryCache, 1), (WKWebsiteDataTypeDiskCache, 2), (WKWebsiteDataTypeSessionStorage, 8),
    (WKWebsiteDataTypeLocalStorage, 16), (WKWebsiteDataTypeIndexedDBDatabases, 64), (WKWebsiteDataTypeCookies, 256),
    (WKWebsiteDataTypeServiceWorkerRegistrations, 4096), (WKWebsiteDataTypeFetchCache, 8192),
  ]
  private static func bits(_ names: Set<String>) -> String { String(kinds.filter { names.contains($0.name) }.reduce(0) { $0 | $1.bits }) }

  /// Passes the sites with stored data to the handler.
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

  /// Removes stored data of sites, and calls the handler.
  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void) {
    let domains = Set(dataRecords.map(\.displayName))
    let names = domains.sorted().joined(separator: "\0")
    remove(
      dataTypes, completionHandler, { ["removeSites", "0", $0, "?", $1] }, rest: Data(names.utf8) + [0]
    ) { domains.contains(WKHTTPCookieStore.site(of: $0)) }
  }

  /// Removes data stored since a date, and calls the handler.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void) {
    let cookies = httpCookieStore
    // The engine counts microseconds back from now; 0 is all data.
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

/// The data that one site stored.
public final class WKWebsiteDataRecord: NSObject, Sendable {
  /// The domain of the site.
  public let displayName: String
  /// The kinds of data stored.
  public let dataTypes: Set<String>
  init(_ domain: String, _ dataTypes: Set<String>) { (displayName, self.dataTypes) = (domain, dataTypes) }
}

/// The cookies of websites.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// The cache in files.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The responses that are cached in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The storage of scripts.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// The storage of scripts for one visit.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// The databases of scripts.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// The scripts that run without a page.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
/// The responses that scripts cached.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
