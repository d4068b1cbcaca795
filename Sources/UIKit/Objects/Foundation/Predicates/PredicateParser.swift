import Foundation

/// Parses the format of a predicate: first its tokens, then conditions by precedence (OR, AND, NOT, comparison), then values.
struct PredicateParser {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The maximum nesting of parentheses, so that no format exhausts the stack.
  private static let maximumDepth = 200

  let words: [PredicateWord]
  var next = 0
  var arguments: ArraySlice<Any>
  private var depth = 0

  init(_ format: String, _ arguments: [Any]) throws {
    words = try PredicateWord.words(of: format)
    self.arguments = arguments[...]
  }

  /// Parses the whole format.
  mutating func condition() throws -> PredicateCondition {
    let result = try disjunction()
    guard next == words.count else { throw Failure(description: "there is more after the end: \(words[next])") }
    return result
  }

  /// Parses the whole format of an expression.
  mutating func wholeExpression() throws -> _Expression {
    let result = try expression()
    guard next == words.count else { throw Failure(description: "there is more after the end: \(words[next])") }
    return result
  }

  /// Parses a part that may contain others of its kind.
  mutating func nested<Part>(_ part: (inout PredicateParser) throws -> Part) throws -> Part {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else { throw Failure(description: "it is nested too deeply") }
    return try part(&self)
  }

  mutating func disjunction() throws -> PredicateCondition { try nested { try $0.alternatives() } }

  private mutating func alternatives() throws -> PredicateCondition {
    var parts = [try conjunction()]
    while takeName("OR") || take("||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws -> PredicateCondition {
    var parts = [try negation()]
    while takeName("AND") || take("&&") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws -> PredicateCondition { try nested { try $0.term() } }

  private mutating func term() throws -> PredicateCondition {
    if takeName("NOT") || take("!") { return .not(try negation()) }
    if isNext("("), !isParenthesizedValue {
      try expect("(")
      let inner = try disjunction()
      try expect(")")
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

  /// Whether the next parenthesis contains a value instead of a condition: an operator of values follows it.
  private var isParenthesizedValue: Bool {
    var open = 0
    for index in words[next...].indices {
      switch words[index] {
      case .symbol("("): open += 1
      case .symbol(")"):
        open -= 1
        guard open == 0 else { continue }
        guard index + 1 < words.count else { return false }
        switch words[index + 1] {
        case .symbol(let symbol): return !["&&", "||", ")", ","].contains(symbol)
        case .name(let name): return !["AND", "OR"].contains(name.uppercased())
        default: return false
        }
      default: break
      }
    }
    return false
  }

  func isNext(_ symbol: String) -> Bool { next < words.count && words[next] == .symbol(symbol) }

  mutating func take(_ symbol: String) -> Bool {
    guard isNext(symbol) else { return false }
    next += 1
    return true
  }

  mutating func takeName(_ name: String) -> Bool {
    guard next < words.count, case .name(let word) = words[next], word.uppercased() == name else { return false }
    next += 1
    return true
  }

  mutating func expect(_ symbol: String) throws {
    if !take(symbol) { throw Failure(description: "\(symbol) is missing") }
  }
}
