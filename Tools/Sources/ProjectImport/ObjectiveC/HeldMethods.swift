import Foundation
import SourceTranslator
import XcodeProject

/// The methods in Objective-C whose Swift did not compile. They are left out until their source changes.
struct HeldMethods: Codable, Equatable {
  private struct Source: Codable, Equatable {
    var digest: String
    /// With the reasons.
    var methods: [String: String]
  }

  private var sources: [String: Source] = [:]

  /// Returns the methods of a source that are left out.
  func methods(of path: String, text: String) -> [String: String] {
    guard let source = sources[path], source.digest == Digest.of(text) else { return [:] }
    return source.methods
  }

  /// - Returns: Whether the method was not left out before.
  mutating func hold(_ method: String, because reason: String, of path: String, text: String) -> Bool {
    var methods = methods(of: path, text: text)
    let isNew = methods[method] == nil
    if isNew { methods[method] = reason }
    sources[path] = Source(digest: Digest.of(text), methods: methods)
    return isNew
  }

  // MARK: Keeping

  static let fileName = "objective-c.json"

  init() {}

  /// - Parameter folder: The folder of the indexes.
  init(folder: String) {
    self = DiskFiles().contents(of: "\(folder)/\(Self.fileName)").flatMap { try? JSONDecoder().decode(Self.self, from: $0) } ?? Self()
  }

  /// - Parameter folder: The folder of the indexes.
  func write(to folder: inout OutputFolder) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try folder.write(encoder.encode(self), to: Self.fileName)
  }
}
