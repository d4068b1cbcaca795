import Foundation

/// The tokens of the format of a predicate or an expression.
enum PredicateWord: Equatable {
  case name(String)
  /// A name after `#`, which is a property even if it is a word of the language.
  case property(String)
  case text(String)
  case whole(Int)
  case number(Double)
  case argument(String)
  case variable(String)
  case symbol(String)

  private static let pairs: Set<String> = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**"]

  static func words(of format: String) throws -> [PredicateWord] {
    var words: [PredicateWord] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        words.append(.text(try text(&rest)))
      } else if first == "%" {
        words.append(try argument(&rest))
      } else if first == "$" || first == "#" {
        rest.removeFirst()
        let name = String(name(&rest))
        words.append(first == "$" ? .variable(name) : .property(name))
      } else if first.isNumber || (first == "." && rest.dropFirst().first?.isNumber == true) {
        words.append(try number(&rest))
      } else if first.isLetter || "_@.".contains(first) {
        words.append(.name(String(name(&rest)) + String(selector(&rest))))
      } else {
        let pair = String(rest.prefix(2))
        let symbol = pairs.contains(pair) ? pair : String(first)
        guard symbol.count == 2 || "=<>!()[]{},+-*/".contains(symbol) else {
          throw PredicateParser.Failure(description: "\(symbol) has no meaning")
        }
        words.append(.symbol(symbol))
        rest.removeFirst(symbol.count)
      }
    }
    return words
  }

  private static func name(_ rest: inout Substring) -> Substring {
    let name = rest.prefix { $0.isLetter || $0.isNumber || "_.@".contains($0) }
    rest = rest.dropFirst(name.count)
    return name
  }

  /// Removes the rest of a function's name with colons, such as `:by:` before a parenthesis.
  private static func selector(_ rest: inout Substring) -> Substring {
    let more = rest.prefix { $0.isLetter || $0 == ":" }
    guard more.first == ":", more.last == ":", rest.dropFirst(more.count).first == "(" else { return "" }
    rest = rest.dropFirst(more.count)
    return more
  }

  private static func argument(_ rest: inout Substring) throws -> PredicateWord {
    rest.removeFirst()
    let size = rest.prefix { "hlqLzjt".contains($0) }
    guard let kind = rest.dropFirst(size.count).first, "@KdDiuUfFgGeEsSxXcCoOaA".contains(kind) else {
      throw PredicateParser.Failure(description: "an argument has no kind")
    }
    rest = rest.dropFirst(size.count + 1)
    return .argument(kind == "K" ? "K" : "value")
  }

  private static func number(_ rest: inout Substring) throws -> PredicateWord {
    var digits = ""
    while let character = rest.first {
      let isExponent = "eE".contains(character) && !digits.contains { "eE".contains($0) }
      let isSign = "+-".contains(character) && digits.last.map { "eE".contains($0) } == true
      guard character.isNumber || character == "." || isExponent || isSign else { break }
      digits.append(character)
      rest.removeFirst()
    }
    if let whole = Int(digits) { return .whole(whole) }
    guard let number = Double(digits) else { throw PredicateParser.Failure(description: "\(digits) is no number") }
    return .number(number)
  }

  private static func text(_ rest: inout Substring) throws -> String {
    let quote = rest.removeFirst()
    var result = ""
    while let character = rest.popFirst() {
      if character == quote { return result }
      if character == "\\", let escaped = rest.popFirst() {
        result.append(escaped)
      } else {
        result.append(character)
      }
    }
    throw PredicateParser.Failure(description: "a quotation mark is missing")
  }
}
