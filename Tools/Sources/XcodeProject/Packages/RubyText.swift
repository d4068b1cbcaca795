/// The statements of a `Podfile` or of a specification, as far as they have the common form. Nothing is run.
enum RubyText {
  /// Returns a statement a line: without comments and texts of several lines, with calls over several lines joined.
  static func statements(_ text: String) -> [String] {
    var found: [String] = []
    var pending = ""
    var heredoc: String?
    for line in text.split(whereSeparator: \.isNewline) {
      if let end = heredoc {
        if line.drop(while: \.isWhitespace).prefix(while: { !$0.isWhitespace }) == end { heredoc = nil }
        continue
      }
      var statement = withoutComment(line)
      if statement.utf8.contains(UInt8(ascii: "<")), let match = statement.firstMatch(of: /<<[-~]?['"]?([A-Z_]+)['"]?/) {
        heredoc = String(match.output.1)
        statement = statement[..<match.range.lowerBound] + "\"\""
      }
      statement = statement.trimmed
      if statement.isEmpty { continue }
      pending += pending.isEmpty ? statement : " " + statement
      if isOpen(pending) { continue }
      found += pending.split(separator: ";").map { String($0).trimmed }.filter { !$0.isEmpty }
      pending = ""
    }
    return pending.isEmpty ? found : found + [pending]
  }

  /// Returns the quoted words, and those of `%w[…]`.
  static func strings(in text: String) -> [String] {
    var found: [String] = []
    if text.utf8.contains(UInt8(ascii: "%")), let words = text.firstMatch(of: /%w[\[({]([^\])}]*)[\])}]/) {
      found += words.output.1.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    var word: String?
    var quote: Character = "'"
    for character in text {
      if word == nil {
        if character == "'" || character == "\"" { (word, quote) = ("", character) }
      } else if character == quote {
        found.append(word ?? "")
        word = nil
      } else {
        word?.append(character)
      }
    }
    return found
  }

  /// Returns whether a statement begins a block that ends with `end`.
  static func opensBlock(_ statement: String) -> Bool {
    let isDo = statement.hasSuffix("do") || statement.hasSuffix("|")
    if isDo, statement.firstMatch(of: /\bdo(\s*\|[^|]*\|)?$/) != nil { return true }
    return openers.contains(firstWord(of: statement)) && (!statement.hasSuffix("end") || statement.firstMatch(of: /\bend$/) == nil)
  }

  static func closesBlock(_ statement: String) -> Bool { firstWord(of: statement) == "end" }

  private static let openers: Set<Substring> = ["if", "unless", "def", "case", "begin", "while", "class", "module"]

  private static func firstWord(of statement: String) -> Substring { statement.prefix { $0.isLetter || $0.isNumber || $0 == "_" } }

  private static func withoutComment(_ line: Substring) -> String {
    var quote: Character?
    var previous: Character = " "
    for index in line.indices {
      let character = line[index]
      if let open = quote {
        if character == open, previous != "\\" { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if character == "#" {
        return String(line[..<index])
      }
      previous = character
    }
    return String(line)
  }

  /// Returns whether a bracket is open, or a comma or an operator asks for more.
  private static func isOpen(_ text: String) -> Bool {
    var depth = 0
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if "[{(".contains(character) {
        depth += 1
      } else if "]})".contains(character) {
        depth -= 1
      }
    }
    return depth > 0 || text.hasSuffix(",") || text.hasSuffix("=>") || text.hasSuffix("\\") || text.hasSuffix("=")
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
