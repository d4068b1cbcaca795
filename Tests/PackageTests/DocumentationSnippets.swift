import Foundation

/// The Swift blocks of the documentation, as files that compile: one folder per page.
///
/// A block of declarations is used unchanged. One of statements is put into a method of a table view controller. The blocks of a page can
/// refer to each other. Blocks that are whole files of a package (`swift file=…`) are tested by `Scripts/try-readme`; no block is skipped.
struct DocumentationSnippets {
  private(set) var pages: [(name: String, files: [String])] = []

  init(root: URL) throws {
    let documentation = root.appendingPathComponent("Documentation")
    let pages = try FileManager.default.contentsOfDirectory(atPath: documentation.path).filter { $0.hasSuffix(".md") }.sorted()
    for page in pages {
      try add(page: String(page.dropLast(3)), text: String(contentsOf: documentation.appendingPathComponent(page), encoding: .utf8))
    }
    try add(page: "Readme", text: String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8))
  }

  private mutating func add(page: String, text: String) {
    var files: [String] = []
    var block: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```swift"), !line.contains("file=") {
        block = []
      } else if line.hasPrefix("```"), let lines = block {
        files.append(Self.file(lines, number: files.count))
        block = nil
      } else {
        block?.append(line)
      }
    }
    if !files.isEmpty { pages.append((page, files)) }
  }

  private static func file(_ lines: [Substring], number: Int) -> String {
    let imports = lines.filter { $0.hasPrefix("import ") }
    // A module can have only one main program, and a page may show several.
    let body = lines.filter { !$0.hasPrefix("import ") }.map { $0.hasPrefix("@main ") ? $0.dropFirst(6) : $0 }
    let head = (imports + ["import UIKit"]).joined(separator: "\n")
    if isDeclarations(body) { return head + "\n" + body.joined(separator: "\n") + "\n" }
    let statements = body.joined(separator: "\n")
    return head + "\n\nextension UITableViewController {\n  func snippet\(number)() throws {\n\(statements)\n  }\n}\n"
  }

  private static let declarations = [
    "class", "final", "struct", "enum", "extension", "protocol", "func", "public", "private", "actor", "typealias", "@MainActor", "@Test",
    "@Suite",
    "override",
  ]

  private static func isDeclarations(_ lines: [Substring]) -> Bool {
    guard let first = lines.first(where: { !$0.isEmpty && !$0.hasPrefix("//") }) else { return false }
    return declarations.contains(String(first.prefix { $0 != " " && $0 != "(" }))
  }

  /// Writes each page as a target's folder, without touching unchanged files; returns the targets' names.
  func write(to folder: URL) throws -> [String] {
    let files = FileManager.default
    for page in pages {
      let target = folder.appendingPathComponent("Docs\(page.name)")
      try files.createDirectory(at: target, withIntermediateDirectories: true)
      let names = page.files.indices.map { "Snippet\($0).swift" }
      for old in try files.contentsOfDirectory(atPath: target.path) where !names.contains(old) {
        try files.removeItem(at: target.appendingPathComponent(old))
      }
      for (name, text) in zip(names, page.files) {
        let file = target.appendingPathComponent(name)
        if (try? String(contentsOf: file, encoding: .utf8)) != text { try text.write(to: file, atomically: true, encoding: .utf8) }
      }
    }
    return pages.map { "Docs\($0.name)" }
  }
}
