import Foundation

import ProjectImport
import XcodeProject

/// The repository's folders, and copies of fixtures that tests may write beside.
enum Folders {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// A folder in memory, where many small files are made three times as fast as on a disk; nil if there is none.
  static let memory = access("/dev/shm", W_OK | X_OK) == 0 ? "/dev/shm/" : nil

  static func temporary(in folder: String = NSTemporaryDirectory()) throws -> String {
    let path = folder + "trestle-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return FilePath.normalize(path)
  }

  static func copy(_ fixture: String) throws -> String {
    let path = try temporary() + "/" + FilePath.name(of: fixture)
    try FileManager.default.copyItem(atPath: "\(root)/Tests/Fixtures/\(fixture)", toPath: path)
    try? FileManager.default.removeItem(atPath: path + "/.trestle")
    return path
  }

  static func project(in folder: String, options: ImportOptions = ImportOptions()) throws -> ImportedProject {
    let location = try ProjectLocation.find(folder, files: DiskFiles())
    return try ImportedProject(location, options: options, runtime: Runtime(root: root, isRelease: false))
  }

  /// Returns every file with its contents, and every link with its destination.
  static func contents(of folder: String) -> [String: Data] {
    var found: [String: Data] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
      let path = folder + "/" + name
      if let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
        found[name] = Data(link.utf8)
      } else {
        found[name] = FileManager.default.contents(atPath: path) ?? Data()
      }
    }
    return found
  }
}
