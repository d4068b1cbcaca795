extension BodyWriter {
  private static let ranks = [
    "Double": 12, "TimeInterval": 12, "CFTimeInterval": 12, "CGFloat": 11, "Float": 10, "UInt64": 9, "UInt": 9, "Int": 8, "Int64": 8,
    "UInt32": 7, "Int32": 6,
    "unichar": 5, "UInt16": 5, "Int16": 4, "UInt8": 3, "CChar": 2, "Int8": 2, "Builtin.real": 1, "Builtin.integer": 0,
  ]

  /// The type in which two numbers are calculated.
  func numeric(_ a: SwiftType, _ b: SwiftType) -> SwiftType {
    if a == b { return a }
    if a.isLiteral, b == .plain("Builtin.integer") { return a }
    if b.isLiteral, a == .plain("Builtin.integer") { return b }
    if a == .plain("Builtin.real") { return b.isReal ? b : .double }
    if b == .plain("Builtin.real") { return a.isReal ? a : .double }
    if a.isLiteral { return b }
    if b.isLiteral { return a }
    let (first, second) = (Self.ranks[a.name ?? ""] ?? 8, Self.ranks[b.name ?? ""] ?? 8)
    // An Int and a UInt: numbers that UIKit counts with are signed.
    if Set([first, second]) == [8, 9] { return .int }
    let best = first >= second ? a : b
    return max(first, second) < 6 ? .int32 : best
  }

  func number(_ value: WrittenExpression) -> WrittenExpression {
    var value = value
    if value.type.isOptional { value = converted(value, to: value.type.wrapped) }
    if value.type == .bool { value = converted(value, to: .int32) }
    if value.type == .plain("ObjCBool") { value = converted(converted(value, to: .bool), to: .int32) }
    return value
  }

  func binary(_ left: CExpression, _ sign: String, _ right: CExpression, wanting: SwiftType?) throws -> WrittenExpression {
    switch sign {
    case "&&", "||": return WrittenExpression(text: try truth(.binary(left, sign, right)), type: .bool, isAtomic: false)
    case ",":
      let lines = try effect(left)
      let value = try expression(right, wanting: wanting)
      return WrittenExpression(
        text: "{ () -> \(value.type.inClosure.text) in\n\(indented(lines).joined(separator: "\n"))\n  return \(value.text)\n}()",
        type: value.type)
    case "==", "!=": return try equality(left, sign, right)
    default: break
    }
    let wanted = wanting?.isNumber == true && !["<", ">", "<=", ">="].contains(sign) ? wanting : nil
    var a = number(try expression(left, wanting: wanted))
    var b = number(try expression(right, wanting: wanted))
    let isComparison = ["<", ">", "<=", ">="].contains(sign)
    // Sets of options and enumerations.
    if let name = a.type.name, program.rawType(name) != nil, !a.type.isNumber {
      if a.type == b.type, ["|", "&", "^"].contains(sign) {
        if program.isFailable(name) {
          let raw = program.rawType(name) ?? .int
          return WrittenExpression(text: "(\(a.operand).rawValue \(sign) \(b.operand).rawValue)", type: raw)
        }
        if sign == "|", !program.isPlainEnumeration(name) { return WrittenExpression(text: "\(a.operand).union(\(b.text))", type: a.type) }
        if sign == "&", !program.isPlainEnumeration(name) {
          return WrittenExpression(text: "\(a.operand).intersection(\(b.text))", type: a.type)
        }
        return WrittenExpression(text: "\(name)(rawValue: \(a.operand).rawValue \(sign) \(b.operand).rawValue)", type: a.type)
      }
      a = WrittenExpression(text: "\(a.operand).rawValue", type: program.rawType(name) ?? .int)
    }
    if let name = b.type.name, program.rawType(name) != nil, !b.type.isNumber {
      b = WrittenExpression(text: "\(b.operand).rawValue", type: program.rawType(name) ?? .int)
    }
    if isComparison, a.type == .plain("Date"), b.type == .plain("Date") {
      return WrittenExpression(text: "\(a.operand) \(sign) \(b.operand)", type: .bool, isAtomic: false)
    }
    if case .raw = a.type { throw Untranslated("pointers are calculated") }
    if case .named("UnsafeMutablePointer", _) = a.type { throw Untranslated("pointers are calculated") }
    guard a.type.isNumber || a.type == .unknown, b.type.isNumber || b.type == .unknown else {
      throw Untranslated("\(sign) between \(a.type.text) and \(b.type.text)")
    }
    if sign == "<<" || sign == ">>" {
      if a.type.isLiteral, b.type.isLiteral {
        return WrittenExpression(text: "\(a.operand) \(sign) \(b.operand)", type: .int32, isAtomic: false)
      }
      let type = a.type.isLiteral ? wanted ?? .int : a.type
      return WrittenExpression(text: "\(converted(a, to: type).operand) \(sign) \(b.operand)", type: type, isAtomic: false)
    }
    let type = numeric(a.type, b.type)
    if type.isLiteral {
      // Constants keep their kind: 1 / 2 is 0.
      let text = "\(a.operand) \(sign) \(b.operand)"
      if isComparison { return WrittenExpression(text: text, type: .bool, isAtomic: false) }
      if type == .plain("Builtin.integer"), sign == "/" || sign == "%" {
        return WrittenExpression(text: "(Int32(\(a.text)) \(sign) \(b.operand))", type: .int32)
      }
      return WrittenExpression(text: text, type: type, isAtomic: false)
    }
    let (x, y) = (converted(a, to: type), converted(b, to: type))
    if isComparison { return WrittenExpression(text: "\(x.operand) \(sign) \(y.operand)", type: .bool, isAtomic: false) }
    if sign == "%", type.isReal { throw Untranslated("% of numbers with fractions") }
    var written = sign
    if ["+", "-", "*"].contains(sign), type.isInteger, type.name?.hasPrefix("U") == true { written = "&" + sign }
    return WrittenExpression(text: "\(x.operand) \(written) \(y.operand)", type: type, isAtomic: false)
  }

  private func equality(_ left: CExpression, _ sign: String, _ right: CExpression) throws -> WrittenExpression {
    func made(_ text: String) -> WrittenExpression { WrittenExpression(text: text, type: .bool, isAtomic: false) }
    var a = try expression(left, wanting: nil)
    var b = try expression(right, wanting: a.type.isNumber || a.isNull ? nil : a.type)
    if a.isNull { swap(&a, &b) }
    if b.isNull {
      if a.type.isOptional || a.type == .unknown { return made("\(a.operand) \(sign) nil") }
      if a.type.isNumber { return made("\(a.operand) \(sign) 0") }
      return made(sign == "==" ? "!_truth(\(a.text))" : "_truth(\(a.text))")
    }
    let (p, q) = (a.type.wrapped, b.type.wrapped)
    if p.isNumber || q.isNumber || p == .bool || q == .bool {
      if p == .bool, q == .bool { return made("\(converted(a, to: .bool).operand) \(sign) \(converted(b, to: .bool).operand)") }
      if (p == .any || q == .any), b.text == "0" || p.isOptional { return made("\(a.operand) \(sign) nil") }
      if b.text == "0", a.type.isOptional, !p.isNumber, p != .bool { return made("\(a.operand) \(sign) nil") }
      var (x, y) = (number(a), number(b))
      if let name = x.type.name, let raw = program.rawType(name), !x.type.isNumber {
        x = WrittenExpression(text: "\(x.operand).rawValue", type: raw)
      }
      if let name = y.type.name, let raw = program.rawType(name), !y.type.isNumber {
        y = WrittenExpression(text: "\(y.operand).rawValue", type: raw)
      }
      let type = numeric(x.type, y.type)
      if type.isLiteral { return made("\(x.operand) \(sign) \(y.operand)") }
      return made("\(converted(x, to: type).operand) \(sign) \(converted(y, to: type).operand)")
    }
    if let name = p.name, program.rawType(name) != nil, p == q {
      return made("\(converted(a, to: p).operand) \(sign) \(converted(b, to: p).operand)")
    }
    if p == q, let name = p.name, !program.isClass(name), !program.isProtocol(name), p != .plain("Error"), p != .plain("AnyClass") {
      return made("\(a.operand) \(sign) \(b.operand)")
    }
    if let x = p.name, let y = q.name, program.isClass(x), program.isClass(y) { return made("\(a.operand) \(sign)= \(b.operand)") }
    if p == .unknown, q == .unknown { return made("\(a.operand) \(sign) \(b.operand)") }
    return made("\(sign == "==" ? "" : "!")_isSame(\(a.text), \(b.text))")
  }
}

extension Program {
  func isPlainEnumeration(_ name: String) -> Bool {
    enumerationTypes.contains { $0.value == name && enumerations[$0.key]?.kind == .plain }
  }

  static func isValueClass(_ name: String) -> Bool {
    references.values.contains(name) || ["NSArray", "NSDictionary", "NSSet", "NSNumber", "NSObject"].contains(name)
  }
}
