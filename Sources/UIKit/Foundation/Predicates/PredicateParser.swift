import Foundation

/// Parses the format of a predicate: first its tokens, then conditions by precedence (OR, AND, NOT, comparison).
struct PredicateParser {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  enum Word: Equatable {
    case name(String)
    case text(String)
    case number(Double)
    case argument(String)
    case variable(String)
    case symbol(String)
  }

  /// The maximum nesting of parentheses, so that no format exhausts the stack.
  private static let maximumDepth = 200

  private let words: [Word]
  private var next = 0
  private var arguments: ArraySlice<Any>
  private var depth = 0

  init(_ format: String, _ arguments: [Any]) throws {
    words = try Self.words(of: format)
    self.arguments = arguments[...]
  }

  /// Parses the whole format.
  mutating func condition() throws -> PredicateCondition {
    let result = try disjunction()
    guard next == words.count else { throw Failure(description: "there is more after the end: \(words[next])") }
    return result
  }

  private mutating func disjunction() throws -> PredicateCondition {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else { throw Failure(description: "it is nested too deeply") }
    var parts = [try conjunction()]
    while takeName("OR") || take("||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws -> PredicateCondition {
    var parts = [try negation()]
    while takeName("AND") || take("&&") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws -> PredicateCondition {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else { throw Failure(description: "it is nested too deeply") }
    if takeName("NOT") || take("!") { return .not(try negation()) }
    if take("(") {
      let inner = try disjunction()
      guard take(")") else { throw Failure(description: "a closing parenthesis is missing") }
      return inner
    }
    if takeName("TRUEPREDICATE") { return .constant(true) }
    if takeName("FALSEPREDICATE") { return .constant(false) }
    return try comparison()
  }

  private mutating func comparison() throws -> PredicateCondition {
    var quantifier: PredicateComparison.Quantifier?
    if takeName("ANY") || takeName("SOME") {
      quantifier = .any
    } else if takeName("ALL") {
      quantifier = .all
    } else if takeName("NONE") {
      quantifier = PredicateComparison.Quantifier.none
    }
    let left = try expression()
    let test = try comparisonOperator()
    let options = try comparisonOptions()
    return .comparison(
      PredicateComparison(quantifier: quantifier, left: left, test: test, right: try expression(), options: options))
  }

  private mutating func comparisonOperator() throws -> PredicateComparison.Operator {
    guard next < words.count else { throw Failure(description: "a comparison is missing at the end") }
    defer { next += 1 }
    switch words[next] {
    case .symbol("="), .symbol("=="): return .equal
    case .symbol("!="), .symbol("<>"): return .notEqual
    case .symbol("<"): return .less
    case .symbol("<="), .symbol("=<"): return .lessOrEqual
    case .symbol(">"): return .greater
    case .symbol(">="), .symbol("=>"): return .greaterOrEqual
    case .name(let name):
      switch name.uppercased() {
      case "IN": return .isIn
      case "BETWEEN": return .between
      case "CONTAINS": return .contains
      case "BEGINSWITH": return .beginsWith
      case "ENDSWITH": return .endsWith
      case "LIKE": return .like
      case "MATCHES": return .matches
      default: break
      }
    default: break
    }
    throw Failure(description: "\(words[next]) is no comparison")
  }

  /// `[c]` ignores case, `[d]` diacritical marks.
  private mutating func comparisonOptions() throws -> String.CompareOptions {
    guard take("[") else { return [] }
    guard next < words.count, case .name(let letters) = words[next] else { throw Failure(description: "options are missing after [") }
    next += 1
    guard take("]") else { throw Failure(description: "a closing bracket is missing") }
    var options: String.CompareOptions = []
    if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
    if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  private mutating func expression() throws -> PredicateExpression {
    guard next < words.count else { throw Failure(description: "a value is missing at the end") }
    let word = words[next]
    next += 1
    switch word {
    case .text(let text): return .value(text)
    case .number(let number): return .value(number)
    case .variable(let name): return .variable(name)
    case .argument(let kind):
      guard let argument = arguments.popFirst() else { throw Failure(description: "there are too few arguments") }
      guard kind == "K" else { return .value(PredicateValue.unwrapped(argument)) }
      return .property(PredicateValue.text(argument) ?? "\(argument)")
    case .symbol("{"):
      var elements: [PredicateExpression] = []
      while !take("}") {
        elements.append(try expression())
        if !take(","), !isNext("}") { throw Failure(description: "a comma is missing in a list") }
      }
      return .list(elements)
    case .name(let name):
      switch name.uppercased() {
      case "NIL", "NULL": return .value(nil)
      case "YES", "TRUE": return .value(true)
      case "NO", "FALSE": return .value(false)
      default: return .property(name)
      }
    default: throw Failure(description: "\(word) is no value")
    }
  }

  private func isNext(_ symbol: String) -> Bool { next < words.count && words[next] == .symbol(symbol) }

  private mutating func take(_ symbol: String) -> Bool {
    guard isNext(symbol) else { return false }
    next += 1
    return true
  }

  private mutating func takeName(_ name: String) -> Bool {
    guard next < words.count, case .name(let word) = words[next], word.uppercased() == name else { return false }
    next += 1
    return true
  }

  // MARK: Tokens

  private static func words(of format: String) throws -> [Word] {
    var words: [Word] = []
    var rest = Substring(format)
    func isPartOfName(_ character: Character) -> Bool { character.isLetter || character.isNumber || "_.@".contains(character) }
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        words.append(.text(try text(&rest)))
      } else if first == "%" {
        rest.removeFirst()
        let kind = rest.prefix { $0.isLetter || $0 == "@" }
        guard let last = kind.last, "@KdDiuUfFgeEsSxXcC".contains(last) else { throw Failure(description: "an argument has no kind") }
        words.append(.argument(kind == "K" ? "K" : "value"))
        rest.removeFirst(kind.count)
      } else if first == "$" {
        let name = rest.dropFirst().prefix(while: isPartOfName)
        words.append(.variable(String(name)))
        rest = rest.dropFirst(name.count + 1)
      } else if first.isNumber || (first == "-" && rest.dropFirst().first?.isNumber == true) {
        let digits = rest.prefix { $0.isNumber || "-.eE".contains($0) }
        guard let number = Double(digits) else { throw Failure(description: "\(digits) is no number") }
        words.append(.number(number))
        rest = rest.dropFirst(digits.count)
      } else if first.isLetter || first == "_" || first == "@" {
        let name = rest.prefix(while: isPartOfName)
        words.append(.name(String(name)))
        rest = rest.dropFirst(name.count)
      } else {
        let pair = String(rest.prefix(2))
        let symbol = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].contains(pair) ? pair : String(first)
        guard symbol.count == 2 || "=<>!()[]{},".contains(symbol) else { throw Failure(description: "\(symbol) has no meaning") }
        words.append(.symbol(symbol))
        rest.removeFirst(symbol.count)
      }
    }
    return words
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
    throw Failure(description: "a quotation mark is missing")
  }
}
