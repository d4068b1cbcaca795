import Foundation
import Synchronization

/// The reasons for which addresses could not be fetched: the rounds of a build do not ask for them again.
enum FailedFetches {
  private static let reasons = Mutex<[String: String]>([:])

  static subscript(key: String) -> String? {
    get { reasons.withLock { $0[key] } }
    set { reasons.withLock { $0[key] = newValue } }
  }
}

/// Fetches the packages that a project pins, several at a time.
public struct PackageFetch: Sendable {
  /// The folders of packages by their identities.
  public private(set) var folders: [String: String] = [:]
  /// The reason for which a package is not there, by its identity.
  public private(set) var failures: [String: String] = [:]

  let cache: GitCache
  let isOffline: Bool

  public init(cache: GitCache = GitCache(), isOffline: Bool) {
    self.cache = cache
    self.isOffline = isOffline
  }

  /// The number of packages that are fetched at the same time.
  private static let width = 6

  /// Fetches pins.
  ///
  /// - Parameter progress: Called before the packages that are not in the cache, with their names.
  public mutating func fetch(_ pins: [PackagePins.Pin], progress: ([String]) -> Void) {
    var waiting: [PackagePins.Pin] = []
    for pin in pins where folders[pin.identity] == nil {
      if let known = cache.checkout(of: pin.address, at: pin.revision) {
        folders[pin.identity] = known
      } else if isOffline {
        failures[pin.identity] = "it is not in the cache, and --offline forbids to fetch it"
      } else if let reason = FailedFetches[pin.address + pin.revision] {
        failures[pin.identity] = reason
      } else {
        waiting.append(pin)
      }
    }
    if waiting.isEmpty { return }
    progress(waiting.map { PackagePins.name(of: $0.address) })
    let cache = cache
    let results = limitedConcurrentMap(waiting, width: Self.width) { pin -> Result<String, GitCache.Failure> in
      Result { () throws(GitCache.Failure) in try cache.fetch(pin.address, at: pin.revision) }
    }
    for (pin, result) in zip(waiting, results) {
      switch result {
      case .success(let folder): folders[pin.identity] = folder
      case .failure(let failure):
        failures[pin.identity] = failure.reason
        FailedFetches[pin.address + pin.revision] = failure.reason
      }
    }
  }

  /// Returns the pin for a package without one: the newest release that fulfills a requirement of a manifest.
  public mutating func resolve(_ address: String, requirement: String?) -> PackagePins.Pin? {
    let identity = PackagePins.identity(of: address)
    if isOffline {
      failures[identity] = "nothing pins it, and --offline forbids to ask for its releases"
      return nil
    }
    do {
      let names = try cache.names(of: address)
      guard let (name, revision) = ReleaseChoice(requirement).newest(of: names) else {
        failures[identity] = "none of its releases is \(requirement ?? "a version")"
        return nil
      }
      return PackagePins.Pin(identity: identity, address: address, revision: revision, version: name)
    } catch {
      failures[identity] = error.reason
      return nil
    }
  }
}

/// Maps on several threads, for work that waits.
package func limitedConcurrentMap<Element: Sendable, Value: Sendable>(
  _ elements: [Element], width: Int, _ transform: @escaping @Sendable (Element) -> Value
) -> [Value] {
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = width
  let values = Values<Value>(count: elements.count)
  for (index, element) in elements.enumerated() { queue.addOperation { values.set(transform(element), at: index) } }
  queue.waitUntilAllOperationsAreFinished()
  return values.all
}

private final class Values<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value?]
  init(count: Int) { values = Array(repeating: nil, count: count) }
  func set(_ value: Value, at index: Int) { lock.withLock { values[index] = value } }
  var all: [Value] { values.compactMap(\.self) }
}
