import SwiftParser
import SwiftSyntax

/// A source whose braces do not balance, with the braces that its indentation says are missing, so that only the part with the fault is lost.
///
/// The lines and their numbers stay.
struct BraceRepair {
  /// The source; unchanged if its braces balance, or if it cannot be repaired.
  private(set) var text: String
  /// Lines that are left out, because the line that began their block is missing.
  private(set) var removed: [ClosedRange<Int>] = []
  private(set) var isRepaired = false

  private struct Line {
    var indent = 0
    var tokens: [TokenSyntax] = []
    var beginsWithBrace: Bool { tokens.first?.tokenKind == .rightBrace }
  }

  private struct Block {
    var line: Int
    var indent: Int
    var isType: Bool
  }

  private var lines: [Line]
  private var stack: [Block] = []
  private var added: [Int: String] = [:]

  init(_ text: String, _ tree: SourceFileSyntax) {
    self.text = text
    lines = []
    var open = 0
    var lowest = 0
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .leftBrace { open += 1 }
      if token.tokenKind == .rightBrace { open -= 1 }
      lowest = min(lowest, open)
    }
    guard open != 0 || lowest < 0 else { return }
    read(tree)
    for number in lines.indices where !lines[number].tokens.isEmpty { pass(number) }
    if let last = lines.indices.last { close(above: -1, before: last + 1) }
    finish()
  }

  private mutating func read(_ tree: SourceFileSyntax) {
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    lines = Array(repeating: Line(), count: converter.sourceLines.count)
    for token in tree.tokens(viewMode: .sourceAccurate) where token.tokenKind != .endOfFile {
      let place = converter.location(for: token.positionAfterSkippingLeadingTrivia)
      guard lines.indices.contains(place.line - 1) else { continue }
      if lines[place.line - 1].tokens.isEmpty { lines[place.line - 1].indent = place.column - 1 }
      lines[place.line - 1].tokens.append(token)
    }
  }

  private static let beginnings: Set<String> = [
    "func", "var", "let", "class", "struct", "enum", "extension", "protocol", "actor", "init", "deinit", "subscript", "typealias", "@",
    "private", "fileprivate", "public", "internal", "open", "override", "static", "final", "lazy", "weak", "convenience", "required",
    "mutating",
  ]

  private mutating func pass(_ number: Int) {
    let line = lines[number]
    if line.beginsWithBrace {
      close(above: line.indent, before: number)
      guard let top = stack.last, top.indent == line.indent else { return remove(upTo: number, indent: line.indent) }
    } else if let top = stack.last, line.indent <= top.indent, Self.beginnings.contains(line.tokens[0].text) {
      close(above: line.indent - 1, before: number)
    }
    for token in line.tokens {
      if token.tokenKind == .leftBrace {
        let words = line.tokens.prefix { $0.id != token.id }.map(\.text)
        let isType = !Set(words).isDisjoint(with: ["class", "struct", "enum", "extension", "protocol", "actor"]) && !words.contains("func")
        stack.append(Block(line: number, indent: line.indent, isType: isType))
      } else if token.tokenKind == .rightBrace {
        _ = stack.popLast()
      }
    }
  }

  /// Ends the blocks that are indented more, before a line.
  private mutating func close(above indent: Int, before number: Int) {
    while let top = stack.last, top.indent > indent {
      stack.removeLast()
      let place = (0..<number).last { !lines[$0].tokens.isEmpty } ?? 0
      // The end of a body is a guess.
      added[place, default: ""] += top.isType ? " }" : "; #error(\"a brace is missing\") }"
    }
  }

  /// Removes a block whose first line is missing: the lines before its end that are indented more.
  private mutating func remove(upTo number: Int, indent: Int) {
    var first = number
    while first > 0, lines[first - 1].tokens.isEmpty || lines[first - 1].indent > indent { first -= 1 }
    while first < number, lines[first].tokens.isEmpty { first += 1 }
    removed.append(first + 1...number + 1)
  }

  private mutating func finish() {
    var parts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for range in removed {
      for number in range where parts.indices.contains(number - 1) { parts[number - 1] = "" }
    }
    for (number, more) in added where parts.indices.contains(number) && !parts[number].isEmpty {
      // A comment would hide it.
      let comment = parts[number].firstRange(of: "//").map { parts[number][$0.lowerBound...] } ?? ""
      parts[number] = parts[number].dropLast(comment.count) + more
    }
    let repaired = parts.joined(separator: "\n")
    guard !added.isEmpty || !removed.isEmpty else { return }
    text = repaired
    isRepaired = true
  }
}
