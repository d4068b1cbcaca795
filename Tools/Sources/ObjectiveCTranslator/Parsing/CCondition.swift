/// Evaluates the expression of an `#if`, whose names are replaced already. Names that are left are 0.
struct CCondition {
  private let tokens: [CToken]
  private var index = 0
  private var depth = 0

  static func value(of tokens: [CToken]) -> Int {
    var condition = CCondition(tokens: tokens)
    return condition.choice()
  }

  private init(tokens: [CToken]) { self.tokens = tokens }

  private var text: String { index < tokens.count ? tokens[index].text : "" }

  private mutating func accept(_ punctuation: String) -> Bool {
    guard index < tokens.count, tokens[index].isPunctuation(punctuation) else { return false }
    index += 1
    return true
  }

  private mutating func choice() -> Int {
    let value = binary(1)
    guard accept("?") else { return value }
    let first = choice()
    _ = accept(":")
    let second = choice()
    return value != 0 ? first : second
  }

  private mutating func binary(_ minimum: Int) -> Int {
    var left = unary()
    while index < tokens.count, tokens[index].kind == .punctuation, let precedence = CParser.precedences[text], precedence >= minimum {
      let sign = text
      index += 1
      let right = binary(precedence + 1)
      left = Self.apply(sign, left, right)
    }
    return left
  }

  private static func apply(_ sign: String, _ left: Int, _ right: Int) -> Int {
    switch sign {
    case "||": left != 0 || right != 0 ? 1 : 0
    case "&&": left != 0 && right != 0 ? 1 : 0
    case "|": left | right
    case "^": left ^ right
    case "&": left & right
    case "==": left == right ? 1 : 0
    case "!=": left != right ? 1 : 0
    case "<": left < right ? 1 : 0
    case ">": left > right ? 1 : 0
    case "<=": left <= right ? 1 : 0
    case ">=": left >= right ? 1 : 0
    case "<<": left << right
    case ">>": left >> right
    case "+": left &+ right
    case "-": left &- right
    case "*": left &* right
    case "/": right == 0 ? 0 : left.dividedReportingOverflow(by: right).partialValue
    case "%": right == 0 ? 0 : left.remainderReportingOverflow(dividingBy: right).partialValue
    default: 0
    }
  }

  private mutating func unary() -> Int {
    depth += 1
    defer { depth -= 1 }
    guard depth < 100, index < tokens.count else { return 0 }
    if accept("!") { return unary() == 0 ? 1 : 0 }
    if accept("-") { return 0 &- unary() }
    if accept("+") { return unary() }
    if accept("~") { return ~unary() }
    if accept("(") {
      let value = choice()
      _ = accept(")")
      return value
    }
    let token = tokens[index]
    index += 1
    switch token.kind {
    case .number: return Self.integer(token.text)
    case .character: return Int(token.text) ?? 0
    case .identifier:
      // A call of an unknown macro.
      if accept("(") {
        var open = 1
        while index < tokens.count, open > 0 {
          if tokens[index].isPunctuation("(") { open += 1 } else if tokens[index].isPunctuation(")") { open -= 1 }
          index += 1
        }
      }
      return 0
    default: return 0
    }
  }

  static func integer(_ text: String) -> Int {
    let digits = text.lowercased().prefix { $0.isHexDigit || $0 == "x" }
    if digits.hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16) ?? 0 }
    if digits.hasPrefix("0b") { return Int(digits.dropFirst(2), radix: 2) ?? 0 }
    if digits.hasPrefix("0"), digits.count > 1 { return Int(digits, radix: 8) ?? 0 }
    return Int(digits.prefix { $0.isNumber }) ?? 0
  }
}
