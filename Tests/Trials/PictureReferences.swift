import Foundation
import Testing

/// References of pictures: their sizes and digests, in the folder `References` of a test target, one text file for each test file.
///
/// A picture is compared by its digest, so that a sheet of any size takes one line in the repository. `TRESTLE_RECORD=1` writes the references,
/// and `TRESTLE_PICTURES` names a folder to which all pictures are written. References are valid only for the versions of the text and drawing
/// libraries that they were made with.
package enum PictureReferences {
  private static let lock = NSLock()

  /// Compares a picture with its reference. If they differ, the picture is written to `.build/snapshot-failures`.
  ///
  /// - Parameters:
  ///   - name: The name of the picture, unique in the test's file.
  ///   - form: The size and the digest of the picture.
  ///   - write: Writes the picture as a PNG file.
  package static func compare(
    _ name: String, form: String, filePath: String, sourceLocation: SourceLocation, write: (URL) throws -> Void
  ) throws {
    let environment = ProcessInfo.processInfo.environment
    let file = URL(fileURLWithPath: filePath)
    let suite = file.deletingPathExtension().lastPathComponent
    if let folder = environment["TRESTLE_PICTURES"], !folder.isEmpty {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try write(URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
    }
    let references = target(of: file).appendingPathComponent("References/\(suite).txt")
    lock.lock()
    defer { lock.unlock() }
    var known = read(references)
    if environment["TRESTLE_RECORD"] == "1" {
      known[name] = form
      try FileManager.default.createDirectory(at: references.deletingLastPathComponent(), withIntermediateDirectories: true)
      let lines = known.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }
      return try lines.joined().write(to: references, atomically: true, encoding: .utf8)
    }
    guard known[name] != form else { return }
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).appendingPathComponent(".build/snapshot-failures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let picture = folder.appendingPathComponent("\(suite)-\(name).png")
    try write(picture)
    let reference = known[name].map { "the reference is \($0)" } ?? "there is no reference"
    Issue.record(
      Comment(rawValue: "picture \"\(name)\" is \(form), \(reference); look at \(picture.path), and record it with TRESTLE_RECORD=1"),
      sourceLocation: sourceLocation)
  }

  /// The folder of the test target that contains a file: the one directly below `Tests`.
  private static func target(of file: URL) -> URL {
    var folder = file.deletingLastPathComponent()
    while folder.pathComponents.count > 2, folder.deletingLastPathComponent().lastPathComponent != "Tests" {
      folder.deleteLastPathComponent()
    }
    return folder
  }

  private static func read(_ url: URL) -> [String: String] {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [:] }
    var found: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      if words.count == 2 { found[words[0]] = words[1] }
    }
    return found
  }
}

/// The 64-bit FNV-1a digest of bytes, taken eight at a time.
package struct PixelDigest {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 8 <= bytes.count {
      value = (value ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x100_0000_01B3
      offset += 8
    }
    while offset < bytes.count {
      value = (value ^ UInt64(bytes[offset])) &* 0x100_0000_01B3
      offset += 1
    }
  }
}
