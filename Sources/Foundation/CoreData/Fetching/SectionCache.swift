internal import TrestleSupport
import Foundation

/// The names and sizes of the sections of fetched results, stored in a file that is valid as long as the store does not change. It allows
/// dividing results into sections without reading a value, and counting them without reading an index.
struct SectionCache {
  struct Section: Equatable {
    let name: String
    let count: Int
  }

  private let file: URL
  /// The statement and values of the request, and the key path of its sections.
  private let request: String
  /// The identifier and the state of the store.
  private let state: String

  /// Returns nil if the request or the store cannot be recognized at another time.
  ///
  /// - Parameter name: Nil for the number of an entity's objects alone, which does not depend on an order. The last request has the file.
  init?(_ name: String?, _ query: StoreQuery, keyPath: String?, _ store: SQLiteStore) {
    guard let entity = store.layout.entity(query.entity), let state = store.fileState else { return nil }
    var select = SQLSelect(entity, store.layout)
    guard select.filter(query), name == nil || select.sort(query.sort) else { return nil }
    file = Self.file(name ?? "\(entity.name) of \(store.identifier)")
    request = "\(select.text("t0.Z_PK"))\n\(select.values)\n\(keyPath ?? "")"
    self.state = "\(store.identifier) \(state)"
  }

  private static var folder: URL {
    let caches =
      FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first ?? URL(fileURLWithPath: NSHomeDirectory() + "/.cache")
    return caches.appendingPathComponent(ProgramFolder.name(for: ProgramFolder.identifier)).appendingPathComponent("FetchedResults")
  }

  private static func file(_ name: String) -> URL { folder.appendingPathComponent(ProgramFolder.name(for: name) + ".plist") }

  /// Deletes the cache with a name, or all caches for nil.
  static func delete(_ name: String?) { try? FileManager.default.removeItem(at: name.map(file) ?? folder) }

  private struct Content: Codable {
    var request: String
    var state: String
    var names: [String]
    var counts: [Int]
  }

  /// Returns the sections; nil if there is no cache of this request and state.
  func read() -> [Section]? {
    guard let data = try? Data(contentsOf: file), let content = try? PropertyListDecoder().decode(Content.self, from: data),
      content.request == request, content.state == state, content.names.count == content.counts.count,
      content.counts.allSatisfy({ $0 >= 0 })
    else { return nil }
    return zip(content.names, content.counts).map { Section(name: $0, count: $1) }
  }

  /// Returns whether the store is still in the state of the cache.
  func holds(_ store: SQLiteStore) -> Bool { store.fileState.map { "\(store.identifier) \($0)" } == state }

  /// Writes sections, unless the store has changed in the meantime. If writing fails, the cache is missing and results are computed again.
  func write(_ sections: [Section], _ store: SQLiteStore) {
    guard holds(store) else { return }
    let content = Content(request: request, state: state, names: sections.map(\.name), counts: sections.map(\.count))
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    guard let data = try? encoder.encode(content) else { return }
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }
}

extension SQLiteStore {
  /// File system times have a resolution of some milliseconds, within which a file may change again.
  static let settling = 0.05

  /// A text that differs for each state of the rows, also in other processes and after a relaunch; nil while the state is uncertain. It
  /// must not open files, because closing them would release the locks of SQLite.
  var fileState: String? {
    func look(_ suffix: String) -> stat? {
      var result = stat()
      return stat(connection.url.path + suffix, &result) == 0 ? result : nil
    }
    func time(_ file: stat) -> Double { Double(file.st_mtim.tv_sec) + Double(file.st_mtim.tv_nsec) / 1e9 }
    guard let database = look("") else { return nil }
    var files = [database]
    if let log = look("-wal"), log.st_size > 0 { files.append(log) }
    let settled = Date().timeIntervalSince1970 - Self.settling
    guard files.allSatisfy({ time($0) < settled }) else { return nil }
    return files.map { "\($0.st_ino) \($0.st_size) \($0.st_mtim.tv_sec).\($0.st_mtim.tv_nsec)" }.joined(separator: ", ")
  }
}
