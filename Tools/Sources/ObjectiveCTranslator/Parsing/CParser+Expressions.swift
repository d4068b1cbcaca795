extension CParser {
  static let precedences: [String: Int] = [
    "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7, "<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10,
    "/": 10, "%": 10,
  ]

  static let assignments: Set<String> = ["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="]

  /// Reads an expression with commas.
  mutating func expression() throws -> CExpression {
    var result = try assignment()
    while accept(",") {
      result = .binary(result, ",", try assignment())
      try grow()
    }
    return result
  }

  /// Reads an expression without a comma.
  mutating func assignment() throws -> CExpression {
    try enter()
    defer { depth -= 1 }
    let left = try conditional()
    guard token.kind == .punctuation, Self.assignments.contains(token.text) else { return left }
    let sign = token.text
    advance()
    return .assignment(left, sign, isAt("{") ? try initializer() : try assignment())
  }

  mutating func conditional() throws -> CExpression {
    try enter()
    defer { depth -= 1 }
    let condition = try binary(1)
    guard accept("?") else { return condition }
    if accept(":") { return .conditional(condition, nil, try conditional()) }
    let first = try expression()
    try expect(":")
    return .conditional(condition, first, try conditional())
  }

  private mutating func binary(_ minimum: Int) throws -> CExpression {
    let outer = height
    height = 0
    defer { height = max(height, outer) }
    var left = try unary()
    while token.kind == .punctuation, let precedence = Self.precedences[token.text], precedence >= minimum {
      let sign = token.text
      advance()
      left = .binary(left, sign, try binary(precedence + 1))
      try grow()
    }
    return left
  }

  mutating func unary() throws -> CExpression {
    try enter()
    let outer = height
    height = 0
    defer {
      depth -= 1
      height = max(height + 1, outer)
    }
    guard token.kind == .punctuation else {
      if isAtWord("sizeof") || isAtWord("_Alignof") || isAtWord("__alignof__") { return try sizeOf() }
      return try postfix(of: try primary())
    }
    switch token.text {
    case "+", "-", "!", "~", "*", "&", "++", "--":
      let sign = token.text
      advance()
      return .prefix(sign, try unary())
    case "(" where isTypeInParentheses(at: place.index):
      advance()
      let type = try typeName()
      try expect(")")
      if isAt("{") {
        guard case .compound(_, let fields) = try initializer() else { throw failure("a value in braces is expected") }
        return try postfix(of: .compound(type, fields))
      }
      return .cast(type, try unary())
    default: return try postfix(of: try primary())
    }
  }

  private mutating func sizeOf() throws -> CExpression {
    advance()
    if isAt("("), isTypeInParentheses(at: place.index, needsOperand: false) {
      advance()
      let type = try typeName()
      try expect(")")
      return .sizeOfType(type)
    }
    return .sizeOfValue(try unary())
  }

  private mutating func postfix(of first: CExpression) throws -> CExpression {
    var result = first
    while token.kind == .punctuation {
      switch token.text {
      case ".":
        advance()
        result = .member(result, try identifier())
      case "->":
        advance()
        result = .arrow(result, try identifier())
      case "[":
        advance()
        result = .element(result, try expression())
        try expect("]")
      case "(": result = try call(result)
      case "++", "--":
        result = .postfix(result, token.text)
        advance()
      default: return result
      }
      try grow()
    }
    return result
  }

  private mutating func call(_ function: CExpression) throws -> CExpression {
    try expect("(")
    if function == .name("va_arg") {
      let list = try assignment()
      try expect(",")
      let type = try typeName()
      try expect(")")
      return .cast(type, .call(function, [list]))
    }
    return .call(function, try values(until: ")"))
  }

  /// Reads values with commas between them, and the sign after them. A comma may follow the last one.
  mutating func values(until end: String) throws -> [CExpression] {
    var result: [CExpression] = []
    while !accept(end) {
      result.append(try assignment())
      if !accept(",") {
        try expect(end)
        break
      }
    }
    return result
  }

  private mutating func primary() throws -> CExpression {
    switch token.kind {
    case .identifier: return try named()
    case .number:
      let text = token.text
      guard let number = Self.number(text) else { throw failure("'\(text.prefix(40))' is no number") }
      advance()
      return number
    case .character:
      let value = Int(token.text) ?? 0
      advance()
      return .character(value)
    case .string: return .cString(joinedStrings())
    case .punctuation:
      switch token.text {
      case "(": return try parenthesized()
      case "[": return try message()
      case "@": return try literal()
      case "^": return try block()
      default: throw failure("a value is expected before \(description)")
      }
    case .end: throw failure("a value is expected before the end of the file")
    }
  }

  private mutating func named() throws -> CExpression {
    let name = token.text
    switch name {
    case "YES", "true", "TRUE", "NO", "false", "FALSE":
      advance()
      return .boolean(name == "YES" || name.lowercased() == "true")
    case "nil", "Nil", "NULL":
      advance()
      return .null
    case "__builtin_available" where next().isPunctuation("("):
      advance()
      return try available()
    default:
      guard !CKnownNames.keywords.contains(name), !CKnownNames.typeWords.contains(name) else {
        throw failure("a value is expected before '\(name)'")
      }
      advance()
      if !isAt("(") { usedNames?.insert(name) } else { usedNames?.insert(name + "(") }
      return .name(name)
    }
  }

  private mutating func parenthesized() throws -> CExpression {
    advance()
    if isAt("{") {
      let statements = try compound()
      try expect(")")
      return .statements(statements)
    }
    let value = try expression()
    try expect(")")
    return value
  }

  /// Reads strings that follow each other, also with `@` before them.
  mutating func joinedStrings() -> String {
    var result = ""
    while true {
      if token.kind == .string {
        result += token.text
        advance()
      } else if isAt("@"), next().kind == .string {
        advance()
      } else {
        return result
      }
    }
  }

  /// Reads a value, or values in braces.
  mutating func initializer() throws -> CExpression {
    guard isAt("{") else { return try assignment() }
    try enter()
    defer { depth -= 1 }
    advance()
    var fields: [CField] = []
    while !accept("}") {
      var name: String?
      if isAt("."), next().kind == .identifier {
        advance()
        name = try identifier()
        while accept(".") { name = (name ?? "") + "." + (try identifier()) }
        try expect("=")
      } else if token.kind == .identifier, next().isPunctuation(":") {
        name = try identifier()
        advance()
      } else if isAt("["), isIndexDesignator(), let end = indexAfterGroup(at: place.index) {
        name = tokens[place.index..<end].map(\.spelling).joined()
        move(to: end)
        try expect("=")
      }
      fields.append(CField(name: name, value: try initializer()))
      if !accept(",") {
        try expect("}")
        break
      }
    }
    return .compound(nil, fields)
  }

  private func isIndexDesignator() -> Bool {
    guard let end = indexAfterGroup(at: place.index) else { return false }
    return token(at: end).isPunctuation("=")
  }

  static func number(_ text: String) -> CExpression? {
    let lower = text.lowercased().replacing("'", with: "")
    let isHexadecimal = lower.hasPrefix("0x")
    if isHexadecimal ? lower.contains("p") : lower.contains(".") || lower.contains("e") || lower.hasSuffix("f") && !lower.hasPrefix("0b") {
      var digits = Substring(lower)
      while let last = digits.last, last == "f" || last == "l" || last == "d" { digits.removeLast() }
      guard !digits.isEmpty, Double(digits.hasSuffix(".") ? digits + "0" : digits) != nil else { return nil }
      return .real(String(digits), isFloat: lower.hasSuffix("f"))
    }
    var digits = Substring(text)
    while let last = digits.last, "uUlL".contains(last) { digits.removeLast() }
    let body: Substring
    let isDigit: (Character) -> Bool
    if isHexadecimal {
      (body, isDigit) = (digits.dropFirst(2), { $0.isHexDigit && $0.isASCII })
    } else if lower.hasPrefix("0b") {
      (body, isDigit) = (digits.dropFirst(2), { $0 == "0" || $0 == "1" })
    } else if digits.hasPrefix("0"), digits.count > 1 {
      (body, isDigit) = (digits.dropFirst(), { $0 >= "0" && $0 <= "7" })
      digits = "0o" + body
    } else {
      (body, isDigit) = (digits, { $0 >= "0" && $0 <= "9" })
    }
    guard !body.isEmpty, body.allSatisfy(isDigit) else { return nil }
    if isHexadecimal { digits = "0x" + body }
    return .integer(String(digits))
  }
}
