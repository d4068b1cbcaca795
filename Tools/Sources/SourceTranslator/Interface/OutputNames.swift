import Foundation

/// The names of a target's outputs, and the identifiers derived from them: unique, and the same in each run.
struct OutputNames {
  private let all: [(name: String, identifier: String)]

  init(_ paths: [String]) {
    var counts: [String: Int] = [:]
    all = paths.map { path in
      let base = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      let identifier = String(base.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
      let count = counts[identifier.lowercased(), default: 0] + 1
      counts[identifier.lowercased()] = count
      // Top-level code is only allowed in a file of that name.
      if base == "main", count == 1 { return ("main.swift", "main") }
      return count == 1 ? ("\(base).linux.swift", identifier) : ("\(base)_\(count).linux.swift", "\(identifier)_\(count)")
    }
  }

  subscript(position: Int) -> (name: String, identifier: String) { all[position] }
}
