import Foundation
import SourceTranslator

/// Identifies the modules that an imported project is compiled against.
///
/// Modules outside of the package are not inputs of a build. Without a changed argument the package manager keeps objects compiled against
/// an older layout of UIKit's classes, and the application crashes at launch.
struct RuntimeFingerprint {
  /// The known state of a file: its contents are read again only if its size or date differs.
  private struct Entry: Codable {
    var size: UInt64
    var date: Double
    var hash: UInt64
  }

  /// A word that differs for different contents, valid as the name of a compilation condition.
  let value: String

  /// - Parameters:
  ///   - paths: The files, in any order.
  ///   - cache: A file of known hashes. One that is missing or damaged is written again.
  init(of paths: [String], cache: String) {
    let files = FileManager.default
    let known = files.contents(atPath: cache).flatMap { try? JSONDecoder().decode([String: Entry].self, from: $0) } ?? [:]
    var entries: [String: Entry] = [:]
    var isChanged = false
    for path in paths {
      guard let attributes = try? files.attributesOfItem(atPath: path) else { continue }
      let size = (attributes[.size] as? NSNumber)?.uint64Value ?? 0
      let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      if let entry = known[path], entry.size == size, entry.date == date {
        entries[path] = entry
      } else {
        entries[path] = Entry(size: size, date: date, hash: Digest.hash(files.contents(atPath: path) ?? Data()))
        isChanged = true
      }
    }
    if isChanged || entries.count != known.count, let data = try? JSONEncoder().encode(entries) {
      try? files.createDirectory(atPath: (cache as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try? data.write(to: URL(fileURLWithPath: cache), options: .atomic)
    }
    var total: UInt64 = 0
    for (path, entry) in entries.sorted(by: { $0.key < $1.key }) {
      total = Digest.mix(total, Digest.hash(Data((path as NSString).lastPathComponent.utf8)))
      total = Digest.mix(total, entry.hash)
    }
    value = String(total, radix: 36, uppercase: true)
  }
}
