struct CToken: Equatable, Sendable {
  enum Kind: UInt8, Sendable { case identifier, number, string, character, punctuation, end }

  var kind: Kind
  /// As it is written. Strings are without quotes and with their escapes resolved, characters are their value in digits.
  var text: String
  var line: Int
  var startsLine = false
  var followsSpace = false
  /// The macros that this token comes from, which do not replace it again.
  var macros: [String] = []
  /// Whether the attribute for a block that does not escape is before it.
  var followsNoescape = false

  init(_ kind: Kind, _ text: String, line: Int) { (self.kind, self.text, self.line) = (kind, text, line) }

  /// The place of the attribute until the tokens are parsed.
  static func noescape(line: Int) -> CToken { CToken(.punctuation, "", line: line) }

  func isPunctuation(_ other: String) -> Bool { kind == .punctuation && text == other }
  func isWord(_ other: String) -> Bool { kind == .identifier && text == other }

  /// As it is written in a source.
  var spelling: String {
    switch kind {
    case .string:
      var result = "\""
      for character in text.unicodeScalars {
        switch character {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        default: result.unicodeScalars.append(character)
        }
      }
      return result + "\""
    case .character:
      if let value = UInt8(text), value >= 32, value < 127, value != 39, value != 92 { return "'\(Character(Unicode.Scalar(value)))'" }
      return text
    default: return text
    }
  }
}
