import Foundation

/// The desktop's shared MIME database: the extensions, supertypes and names of MIME types.
enum MIMEDatabase {
  private struct Contents: Sendable {
    /// The MIME types by extension. Of several types, the one with the highest weight is used.
    var types: [String: String] = [:]
    var extensions: [String: [String]] = [:]
    var parents: [String: [String]] = [:]
    var aliases: [String: String] = [:]
  }

  static func type(extension name: String) -> String? { contents.types[name.lowercased()] }
  static func extensions(of mimeType: String) -> [String] { contents.extensions[mimeType] ?? [] }
  static func parents(of mimeType: String) -> [String] { contents.parents[mimeType] ?? [] }
  static func resolvingAlias(_ mimeType: String) -> String { contents.aliases[mimeType] ?? mimeType }

  /// Returns the English name of the type.
  static func description(of mimeType: String) -> String? {
    // A MIME type is used as a path component below, so it must not lead out of the database.
    guard !mimeType.contains("..") else { return nil }
    for folder in folders {
      guard let text = try? String(contentsOfFile: "\(folder)/\(mimeType).xml", encoding: .utf8),
        let start = text.range(of: "<comment>"), let end = text.range(of: "</comment>", range: start.upperBound..<text.endIndex)
      else { continue }
      return String(text[start.upperBound..<end.lowerBound])
    }
    return nil
  }

  /// The folders of the database; the user's folder is the first.
  private static let folders: [String] = {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? (environment["HOME"] ?? "") + "/.local/share"
    let shared = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
    return ([home] + shared.split(separator: ":").map(String.init)).map { $0 + "/mime" }
  }()

  private static let contents: Contents = {
    var result = Contents()
    var weights: [String: Int] = [:]
    for folder in folders {
      for line in lines(folder + "/globs2") {
        let fields = line.split(separator: ":", maxSplits: 3)
        guard fields.count >= 3, let weight = Int(fields[0]), fields[2].hasPrefix("*.") else { continue }
        let name = fields[2].dropFirst(2).lowercased()
        guard !name.isEmpty, !name.contains(where: { "*?[".contains($0) }) else { continue }
        let type = String(fields[1])
        if !(result.extensions[type] ?? []).contains(name) { result.extensions[type, default: []].append(name) }
        if weight > weights[name] ?? -1 {
          weights[name] = weight
          result.types[name] = type
        }
      }
      for line in lines(folder + "/subclasses") {
        let fields = line.split(separator: " ").map(String.init)
        if fields.count == 2 { result.parents[fields[0], default: []].append(fields[1]) }
      }
      for line in lines(folder + "/aliases") {
        let fields = line.split(separator: " ").map(String.init)
        if fields.count == 2 { result.aliases[fields[0]] = fields[1] }
      }
    }
    return result
  }()

  private static func lines(_ path: String) -> [Substring] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }
}
