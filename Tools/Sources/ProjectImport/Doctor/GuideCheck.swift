import Foundation
import SourceTranslator
import XcodeProject

/// Finds recommendations of the table view guide that sources do not follow, as far as text shows it.
public enum GuideCheck {
  static let tag = "guide"

  /// Returns notes about the sources of the targets, in Swift and Objective-C.
  public static func findings(of targets: [Target]) -> [Finding] {
    var findings: [Finding] = []
    var read: Set<String> = []
    for path in targets.flatMap(\.sources) where ["swift", "m"].contains(FilePath.suffix(of: path)) && read.insert(path).inserted {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      findings += self.findings(in: text, path: path)
    }
    return findings
  }

  static func findings(in text: String, path: String) -> [Finding] {
    guard text.holds(anyOf: ["numberOfRowsInSection", "cellForRowAt"]) else { return [] }
    let lines = text.components(separatedBy: "\n")
    var findings: [Finding] = []
    func note(_ line: Int, _ message: String) {
      findings.append(Finding(path: path, line: line + 1, severity: .note, tag: tag, message: message))
    }
    let hasIndex = text.contains("func sectionIndexTitles(for") || text.contains("sectionIndexTitlesForTableView:")
    for body in bodies(of: ["cellForRowAt"], in: lines) {
      let code = body.map { lines[$0] }.joined(separator: "\n")
      if !code.contains("dequeueReusableCell"), let line = body.first(where: { lines[$0].contains(/reuseIdentifier: ?nil/) }) {
        note(line, "a new cell without a reuse identifier is made for each row: reuse cells (guide, chapter 5)")
      }
      let accessory = /accessoryType = (\.|UITableViewCellAccessory)([dD]isclosure|[dD]etail)/
      if hasIndex, let line = body.first(where: { lines[$0].contains(accessory) }) {
        note(line, "rows beside an index have no accessories (guide, chapter 1)")
      }
    }
    for body in bodies(of: ["commit editingStyle", "commitEditingStyle"], in: lines) {
      if let line = body.first(where: { lines[$0].contains(/[ .]setEditing[:(]/) }) {
        note(line, "setEditing is called while a row is deleted or inserted (guide, chapter 7)")
      }
      if let line = body.first(where: { lines[$0].contains(/\.reloadData\(\)| reloadData\]/) }) {
        note(line, "all data is reloaded after the change of one row: delete or insert the row (guide, chapters 5 and 7)")
      }
    }
    for body in bodies(of: ["scrollViewDidScroll"], in: lines) {
      if let line = body.first(where: { lines[$0].contains(/\.reloadData\(\)| reloadData\]/) }) {
        note(line, "all data is reloaded in each frame of a scroll (guide, chapter 5)")
      }
    }
    return findings
  }

  /// The lines of the bodies of methods whose declarations contain one of the words.
  private static func bodies(of words: [String], in lines: [String]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      // A declaration may have its parameters on the next lines.
      let head = { String(lines[index..<min(index + 4, lines.count)].joined(separator: " ").prefix { $0 != "{" }) }
      guard line.holds("func ") || line.hasPrefix("- (") || line.hasPrefix("-("), head().holds(anyOf: words) else {
        index += 1
        continue
      }
      var (depth, hasBegun, last) = (0, false, index)
      while last < lines.count {
        for letter in lines[last] {
          if letter == "{" { (depth, hasBegun) = (depth + 1, true) }
          if letter == "}" { depth -= 1 }
        }
        last += 1
        if hasBegun && depth <= 0 { break }
      }
      found.append(index..<last)
      index = last
    }
    return found
  }
}
