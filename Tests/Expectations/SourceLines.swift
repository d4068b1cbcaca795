import Foundation

/// The lines of the tests' sources, which are at the paths where they were compiled.
enum SourceLines {
  static func text(of path: String, line: Int) -> String? {
    guard let source = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let lines = source.split(separator: "\n", maxSplits: line, omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    return lines[line - 1].trimmingCharacters(in: .whitespaces)
  }
}
