internal import TrestleSupport
import Foundation
import UniformTypeIdentifiers

/// Files that item providers hand out, each in a separate folder so that it can have the suggested name.
enum TemporaryItemFile {
  static func write(_ data: Data, type: String, name: String?) throws -> URL {
    let url = try ProgramFolder.makeTemporary("item").appendingPathComponent(fileName(name, type: type))
    try data.write(to: url)
    return url
  }

  /// Returns the name with the extension of the type. A name may come from another app, so path components are removed.
  private static func fileName(_ name: String?, type: String) -> String {
    let clean = (name ?? "").split(separator: "/").last.map(String.init) ?? ""
    let stem = clean.isEmpty || clean == "." || clean == ".." ? "item" : String(clean.prefix(120))
    guard let ending = UTType(type)?.preferredFilenameExtension, !stem.lowercased().hasSuffix("." + ending) else { return stem }
    return stem + "." + ending
  }

  static func remove(_ url: URL) { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
}
