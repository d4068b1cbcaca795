import Foundation

/// Parses values by precedence: set operations, sums, products, powers, signs, and the parts of a value.
extension PredicateParser {
  mutating func expression() throws -> _Expression { try nested { try $0.sets() } }

  private mutating func sets() throws -> _Expression {
    var result = try sum()
    while true {
      if takeName("UNION") {
        result = _Expression(.combined(.union, result, try sum()))
      } else if takeName("INTERSECT") {
        result = _Expression(.combined(.intersection, result, try sum()))
      } else if takeName("MINUS") {
        result = _Expression(.combined(.difference, result, try sum()))
      } else {
        return result
      }
    }
  }

  private mutating func sum() throws -> _Expression {
    var result = try product()
    while let name = takeOperator(["+": "add:to:", "-": "from:subtract:"]) {
      result = _Expression(.function(name, [result, try product()]))
    }
    return result
  }

  private mutating func product() throws -> _Expression {
    var result = try power()
    while let name = takeOperator(["*": "multiply:by:", "/": "divide:by:"]) {
      result = _Expression(.function(name, [result, try power()]))
    }
    return result
  }

  private mutating func power() throws -> _Expression {
    let base = try sign()
    guard take("**") else { return base }
    return _Expression(.function("raise:toPower:", [base, try nested { try $0.power() }]))
  }

  private mutating func sign() throws -> _Expression {
    if take("+") { return try nested { try $0.sign() } }
    guard take("-") else { return try value() }
    let value = try nested { try $0.sign() }
    if let number = value.constantValue as? Int { return _Expression(.constant(0 &- number)) }
    if let number = value.constantValue as? Double { return _Expression(.constant(-number)) }
    return _Expression(.function("negate:", [value]))
  }

  private mutating func takeOperator(_ names: [String: String]) -> String? {
    guard next < words.count, case .symbol(let symbol) = words[next], let name = names[symbol] else { return nil }
    next += 1
    return name
  }

  /// Parses a value with the paths and indexes after it.
  private mutating func value() throws -> _Expression {
    var result = try operand()
    while next < words.count {
      if case .name(let path) = words[next], path.first == ".", path.count > 1 {
        next += 1
        result = _Expression(.path(result, String(path.dropFirst())))
      } else if take("[") {
        result = _Expression(.element(result, try index()))
        try expect("]")
      } else {
        break
      }
    }
    return result
  }

  private mutating func index() throws -> _Expression.Index {
    if takeName("FIRST") { return .first }
    if takeName("LAST") { return .last }
    if takeName("SIZE") { return .size }
    return .at(try expression())
  }

  private mutating func operand() throws -> _Expression {
    guard next < words.count else { throw Failure(description: "a value is missing at the end") }
    let word = words[next]
    next += 1
    switch word {
    case .text(let text): return _Expression(.constant(text))
    case .whole(let number): return _Expression(.constant(number))
    case .number(let number): return _Expression(.constant(number))
    case .property(let name): return _Expression(.property(name))
    case .variable(let name): return variable(name)
    case .argument(let kind): return try argument(kind)
    case .symbol("{"): return _Expression(.list(try list(until: "}")))
    case .symbol("("):
      let values = try list(until: ")")
      return values.count == 1 ? values[0] : _Expression(.list(values))
    case .name(let name) where name.first != ".": return try named(name)
    default: throw Failure(description: "\(word) is no value")
    }
  }

  private func variable(_ name: String) -> _Expression {
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return _Expression(.variable(name)) }
    return _Expression(.path(_Expression(.variable(String(parts[0]))), String(parts[1])))
  }

  private mutating func argument(_ kind: String) throws -> _Expression {
    guard let argument = arguments.popFirst() else { throw Failure(description: "there are too few arguments") }
    if kind == "K" { return _Expression(.property(PredicateValue.text(argument) ?? "\(argument)")) }
    return argument as? _Expression ?? _Expression(.constant(PredicateValue.unwrapped(argument)))
  }

  private mutating func named(_ name: String) throws -> _Expression {
    if take("(") { return try call(name) }
    switch name.uppercased() {
    case "NIL", "NULL": return _Expression(.constant(nil))
    case "YES", "TRUE": return _Expression(.constant(true))
    case "NO", "FALSE": return _Expression(.constant(false))
    case "SELF": return _Expression(.object)
    default: return _Expression(.property(name))
    }
  }

  /// Parses the rest of a function after its opening parenthesis.
  private mutating func call(_ name: String) throws -> _Expression {
    switch name.uppercased() {
    case "SUBQUERY": return try subquery()
    case "TERNARY":
      let condition = try disjunction()
      try expect(",")
      let values = try list(until: ")")
      guard values.count == 2 else { throw Failure(description: "TERNARY needs a condition and two values") }
      return _Expression(.conditional(condition.predicate, values[0], values[1]))
    case "FUNCTION":
      let values = try list(until: ")")
      guard values.count > 1, let method = values[1].constantValue as? String else {
        throw Failure(description: "FUNCTION needs a value and the name of a method")
      }
      return _Expression(.message(values[0], method, Array(values.dropFirst(2))))
    case "CAST":
      let values = try list(until: ")")
      guard values.count == 2 else { throw Failure(description: "CAST needs a value and a type") }
      return _Expression(.function("castObject:toType:", values))
    default: break
    }
    let values = try list(until: ")")
    let function = name.contains(":") || values.isEmpty ? name : name + ":"
    guard ExpressionFunction.isKnown(function) else { throw Failure(description: "\(function) is no function") }
    return _Expression(.function(function, values))
  }

  private mutating func subquery() throws -> _Expression {
    let collection = try expression()
    try expect(",")
    guard next < words.count, case .variable(let name) = words[next] else { throw Failure(description: "SUBQUERY needs a variable") }
    next += 1
    try expect(",")
    let condition = try disjunction()
    try expect(")")
    return _Expression(.subquery(collection, name, condition.predicate))
  }

  private mutating func list(until end: String) throws -> [_Expression] {
    var values: [_Expression] = []
    while !take(end) {
      values.append(try expression())
      if !take(","), !isNext(end) { throw Failure(description: "a comma is missing in a list") }
    }
    return values
  }
}
