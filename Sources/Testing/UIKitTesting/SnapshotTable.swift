import Foundation

/// Checksums of images by name, and the packages with which the images were drawn.
struct SnapshotTable {
  /// The names and versions of the packages that determine the pixels.
  let packages: String
  private var lines: [String: String] = [:]

  init(packages: String) { self.packages = packages }

  /// Reads a file; one that does not exist is an empty table without packages.
  init(contentsOf file: URL) {
    var packages = ""
    for line in (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? [] {
      if line.hasPrefix(Self.packagesPrefix) {
        packages = String(line.dropFirst(Self.packagesPrefix.count))
      } else if !line.hasPrefix("#"), let tab = line.firstIndex(of: "\t") {
        lines[String(line[..<tab])] = String(line[line.index(after: tab)...])
      }
    }
    self.packages = packages
  }

  subscript(name: String) -> String? {
    get { lines[name] }
    set { lines[name] = newValue }
  }

  /// Writes the lines in the order of their names, so that two branches that add images seldom conflict.
  func write(to file: URL, of testFile: String) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let header = "# Checksums of the images of \(testFile). Scripts/pictures stores them.\n" + Self.packagesPrefix + packages + "\n"
    let body = lines.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }.joined()
    try (header + body).write(to: file, atomically: true, encoding: .utf8)
  }

  private static let packagesPrefix = "# Packages: "
}
