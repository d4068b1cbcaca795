import Foundation

/// Parses the format of an expression: numbers, strings, properties, functions and the operators `+ - * / **`.
struct ExpressionParser {
  private let text: [Character]
  private var position = 0
  private var arguments: [Any]

  init(_ format: String, _ arguments: [Any]) {
    text = Array(format)
    self.arguments = arguments
  }

  /// Parses the whole format; returns nil if it is invalid.
  mutating func expression() -> _Expression.Content? {
    guard let result = sum() else { return nil }
    skipSpaces()
    return position == text.count ? result.content : nil
  }

  private mutating func sum() -> _Expression? {
    guard var result = product() else { return nil }
    while let name = take([("+", "add:to:"), ("-", "from:subtract:")]) {
      guard let next = product() else { return nil }
      result = _Expression(.function(name, [result, next]))
    }
    return result
  }

  private mutating func product() -> _Expression? {
    guard var result = power() else { return nil }
    while let name = take([("*", "multiply:by:"), ("/", "divide:by:")]) {
      guard let next = power() else { return nil }
      result = _Expression(.function(name, [result, next]))
    }
    return result
  }

  private mutating func power() -> _Expression? {
    guard let base = sign() else { return nil }
    guard take([("**", "raise:toPower:")]) != nil else { return base }
    guard let exponent = power() else { return nil }
    return _Expression(.function("raise:toPower:", [base, exponent]))
  }

  private mutating func sign() -> _Expression? {
    if take([("-", "-")]) != nil {
      guard let value = sign() else { return nil }
      if let number = value.constantValue as? Int { return _Expression(.constant(-number)) }
      if let number = value.constantValue as? Double { return _Expression(.constant(-number)) }
      return _Expression(.function("negate:", [value]))
    }
    if take([("+", "+")]) != nil { return sign() }
    return operand()
  }

  private mutating func operand() -> _Expression? {
    skipSpaces()
    guard position < text.count else { return nil }
    let first = text[position]
    switch first {
    case "(":
      position += 1
      guard let inner = sum(), take([(")", ")")]) != nil else { return nil }
      return inner
    case "{":
      position += 1
      return list(until: "}").map { _Expression(.list($0)) }
    case "\"", "'":
      guard let end = text[(position + 1)...].firstIndex(of: first) else { return nil }
      defer { position = end + 1 }
      return _Expression(.constant(String(text[(position + 1)..<end])))
    case "%": return argument()
    case "$":
      position += 1
      return _Expression(.variable(word()))
    default: return first.isNumber || first == "." ? number() : named()
    }
  }

  private mutating func number() -> _Expression? {
    let start = position
    while position < text.count, text[position].isNumber || text[position] == "." || isExponent(from: start) { position += 1 }
    let digits = String(text[start..<position])
    if let whole = Int(digits) { return _Expression(.constant(whole)) }
    return Double(digits).map { _Expression(.constant($0)) }
  }

  private func isExponent(from start: Int) -> Bool {
    let character = text[position]
    if character == "e" || character == "E" { return position > start && position + 1 < text.count && !text[position + 1].isLetter }
    return (character == "-" || character == "+") && position > start && "eE".contains(text[position - 1])
  }

  private mutating func word() -> String {
    let start = position
    while position < text.count, text[position].isLetter || text[position].isNumber || "_.@#".contains(text[position]) { position += 1 }
    return String(text[start..<position])
  }

  private mutating func named() -> _Expression? {
    let name = word()
    guard !name.isEmpty else { return nil }
    if take([("(", "(")]) != nil {
      guard let values = list(until: ")") else { return nil }
      return _Expression(.function(values.isEmpty ? name : name + ":", values))
    }
    switch name.uppercased() {
    case "SELF": return _Expression(.object)
    case "NIL", "NULL": return _Expression(.constant(nil))
    case "TRUE", "YES": return _Expression(.constant(true))
    case "FALSE", "NO": return _Expression(.constant(false))
    default: return _Expression(.property(name))
    }
  }

  private mutating func list(until end: Character) -> [_Expression]? {
    var values: [_Expression] = []
    while true {
      skipSpaces()
      guard position < text.count else { return nil }
      if text[position] == end {
        position += 1
        return values
      }
      if !values.isEmpty, take([(",", ",")]) == nil { return nil }
      guard let value = sum() else { return nil }
      values.append(value)
    }
  }

  private mutating func argument() -> _Expression? {
    position += 1
    while position < text.count, "lhqz".contains(text[position]) { position += 1 }
    guard position < text.count, !arguments.isEmpty else { return nil }
    let kind = text[position]
    position += 1
    let value = arguments.removeFirst()
    if let expression = value as? _Expression { return expression }
    return _Expression(kind == "K" ? .property("\(value)") : .constant(value))
  }

  private mutating func skipSpaces() { while position < text.count, text[position].isWhitespace { position += 1 } }

  /// Consumes the first matching sign, and returns its meaning.
  private mutating func take(_ signs: [(sign: String, meaning: String)]) -> String? {
    skipSpaces()
    for (sign, meaning) in signs where text[position...].starts(with: sign) {
      // `*` must not match the beginning of `**`.
      if sign == "*", text[position...].starts(with: "**") { continue }
      position += sign.count
      return meaning
    }
    return nil
  }
}
