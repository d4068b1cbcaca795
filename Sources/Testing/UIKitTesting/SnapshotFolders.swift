import Foundation

/// The folders into which assertions about images write.
enum SnapshotFolders {
  /// Images that differ from their references.
  static let failures =
    ProcessInfo.processInfo.environment["TRESTLE_FAILURES"].map { URL(fileURLWithPath: $0) } ?? build("snapshot-failures")
  /// Images whose references were stored.
  static let recorded = build("snapshot-recorded")

  private static func build(_ name: String) -> URL {
    URL(fileURLWithPath: FileManager.default.currentDirectoryPath).appendingPathComponent(".build/" + name)
  }
}
