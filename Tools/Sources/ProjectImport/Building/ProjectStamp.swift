import Foundation
import SourceTranslator
import XcodeProject

/// The names, sizes and dates of the files that a project is built from: another value when one is changed, added or removed.
public struct ProjectStamp: Codable, Equatable, Sendable {
  private struct Entry: Codable, Equatable, Sendable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  private struct Folder: Codable, Hashable, Sendable {
    var device: UInt
    var number: UInt
  }

  private var entries: [String: Entry] = [:]
  /// Each folder is read once, whatever links lead to it.
  private var folders: Set<Folder> = []

  /// Reads the folders of the project and of its packages, and the files of its targets that lie elsewhere.
  public init(of project: ImportedProject) {
    for folder in project.sourceFolders { add(folder, depth: 0) }
    for target in project.model.targets {
      for path in target.sources + target.resources.map(\.path) where entries[path] == nil { add(path, depth: 0) }
    }
  }

  /// For a folder alone.
  init(folder: String) { add(folder, depth: 0) }

  /// The same word for equal entries, in any program.
  var digest: String {
    let lines = entries.map { "\($0.key) \($0.value.size) \($0.value.seconds) \($0.value.nanoseconds)" }
    return Digest.of(lines.sorted().joined(separator: "\n"))
  }

  /// Folders that hold products, or nothing that is built.
  private static let skipped: Set<String> = ["build", "DerivedData", "node_modules", "xcuserdata"]

  private mutating func add(_ path: String, depth: Int) {
    var status = stat()
    guard depth < 40, entries[path] == nil, stat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      entries[path] = Entry(size: Int(status.st_size), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
      return
    }
    guard folders.insert(Folder(device: UInt(status.st_dev), number: UInt(status.st_ino))).inserted else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    where !name.hasPrefix(".") && !Self.skipped.contains(name) {
      add("\(path)/\(name)", depth: depth + 1)
    }
  }
}
