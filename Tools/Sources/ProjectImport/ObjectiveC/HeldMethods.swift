import SourceTranslator

/// The methods and sources in Objective-C whose Swift did not compile. They are left out until their source changes.
struct HeldMethods: Codable, Equatable {
  private struct Source: Codable, Equatable {
    var digest: String
    /// With the reasons.
    var methods: [String: String]
  }

  /// The key of a source that is left out as a whole, because of an error outside of methods.
  static let all = "*"

  private var sources: [String: Source] = [:]

  var isEmpty: Bool { sources.isEmpty }

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
}
