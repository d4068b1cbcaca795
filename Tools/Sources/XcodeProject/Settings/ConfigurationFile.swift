import Foundation

/// Reads `.xcconfig` files, with the files they include. A file that is included twice by each of many files is read until a limit is reached.
struct ConfigurationFile {
  private(set) var assignments: [SettingAssignment] = []
  /// Missing included files, and lines that are neither assignment, comment nor include.
  private(set) var problems: [ProjectError] = []
  private var open: Set<String> = []
  private var fileCount = 0
  private var size = 0

  private static let depthLimit = 64
  /// The most files, where each inclusion counts.
  private static let fileLimit = 1_000
  /// The most bytes of all files.
  private static let sizeLimit = 8 << 20
  private let files: any FileSource

  init(path: String, files: any FileSource) {
    self.files = files
    read(path, from: nil, isOptional: false)
  }

  private mutating func read(_ path: String, from includer: (path: String, line: Int)?, isOptional: Bool) {
    guard fileCount <= Self.fileLimit, size <= Self.sizeLimit else { return }
    guard let data = files.contents(of: path) else {
      if !isOptional {
        problems.append(
          ProjectError(path: includer?.path ?? path, line: includer?.line, reason: "the configuration file \(path) does not exist"))
      }
      return
    }
    guard open.insert(path).inserted else {
      problems.append(ProjectError(path: includer?.path ?? path, line: includer?.line, reason: "\(path) includes itself"))
      return
    }
    defer { open.remove(path) }
    fileCount += 1
    size += data.count
    guard open.count <= Self.depthLimit, fileCount <= Self.fileLimit, size <= Self.sizeLimit else {
      let reason =
        open.count > Self.depthLimit
        ? "the includes are nested more than \(Self.depthLimit) levels deep"
        : fileCount > Self.fileLimit ? "more than \(Self.fileLimit) files are included" : "the included files are too large"
      problems.append(ProjectError(path: includer?.path ?? path, line: includer?.line, reason: reason + "; the rest is left out"))
      return
    }
    let text = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      read(line: line, number: index + 1, path: path)
    }
  }

  private mutating func read(line: Substring, number: Int, path: String) {
    var text = line
    if let comment = Self.comment(in: text) { text = text[..<comment] }
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    if trimmed.isEmpty { return }
    if trimmed.hasPrefix("#include") {
      var rest = trimmed.dropFirst("#include".count)
      let isOptional = rest.hasPrefix("?")
      if isOptional { rest = rest.dropFirst() }
      let name = rest.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"<>"))
      read(FilePath.join(FilePath.parent(of: path), name), from: (path, number), isOptional: isOptional)
      return
    }
    guard let equals = Self.assignment(in: trimmed) else {
      problems.append(ProjectError(path: path, line: number, reason: "expected NAME = value"))
      return
    }
    var value = trimmed[trimmed.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    if value.hasSuffix(";") { value.removeLast() }
    assignments.append(SettingAssignment(key: String(trimmed[..<equals]), text: value))
  }

  /// A comment begins with two slashes at any position; Xcode has no escape for them.
  private static func comment(in line: Substring) -> Substring.Index? { line.firstRange(of: "//")?.lowerBound }

  /// Returns the equals sign outside of brackets.
  private static func assignment(in line: String) -> String.Index? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0: return index
      default: break
      }
    }
    return nil
  }
}
