/// The numbers of an enumeration's constants.
struct ConstantValues {
  var values: [Int] = []

  init(program: Program, enumeration: CEnumeration) {
    var known: [String: Int] = [:]
    var next = 0
    for item in enumeration.cases {
      if let expression = item.value, let value = Self.value(expression, known: known, program: program) { next = value }
      known[item.name] = next
      values.append(next)
      next = next &+ 1
    }
  }

  static func value(_ expression: CExpression, known: [String: Int], program: Program, depth: Int = 0) -> Int? {
    guard depth < 64 else { return nil }
    func inner(_ expression: CExpression) -> Int? { value(expression, known: known, program: program, depth: depth + 1) }
    switch expression {
    case .integer(let text): return integer(text)
    case .character(let value): return value
    case .boolean(let value): return value ? 1 : 0
    case .name(let name):
      if let value = known[name] { return value }
      if name == "NSIntegerMax" || name == "NSUIntegerMax" { return Int.max }
      if let constant = program.constants[name] { return inner(constant) }
      for (_, enumeration) in program.enumerations where enumeration.cases.contains(where: { $0.name == name }) && depth < 8 {
        let values = ConstantValues(program: program, enumeration: enumeration, depth: depth + 8)
        if let index = enumeration.cases.firstIndex(where: { $0.name == name }) { return values.values[index] }
      }
      return nil
    case .cast(_, let value): return inner(value)
    case .prefix(let sign, let value):
      guard let value = inner(value) else { return nil }
      switch sign {
      case "-": return 0 &- value
      case "~": return ~value
      case "+": return value
      case "!": return value == 0 ? 1 : 0
      default: return nil
      }
    case .binary(let left, let sign, let right):
      guard let left = inner(left), let right = inner(right) else { return nil }
      switch sign {
      case "+": return left &+ right
      case "-": return left &- right
      case "*": return left &* right
      case "/": return right == 0 ? nil : left.dividedReportingOverflow(by: right).partialValue
      case "<<": return left << right
      case ">>": return left >> right
      case "|": return left | right
      case "&": return left & right
      case "^": return left ^ right
      default: return nil
      }
    default: return nil
    }
  }

  private init(program: Program, enumeration: CEnumeration, depth: Int) {
    var known: [String: Int] = [:]
    var next = 0
    for item in enumeration.cases {
      if let expression = item.value, let value = Self.value(expression, known: known, program: program, depth: depth) { next = value }
      known[item.name] = next
      values.append(next)
      next = next &+ 1
    }
  }

  static func integer(_ text: String) -> Int? {
    let lower = text.lowercased()
    if lower.hasPrefix("0x") { return UInt(lower.dropFirst(2), radix: 16).map { Int(bitPattern: $0) } }
    if lower.hasPrefix("0b") { return UInt(lower.dropFirst(2), radix: 2).map { Int(bitPattern: $0) } }
    if lower.count > 1, lower.hasPrefix("0") { return UInt(lower.dropFirst(), radix: 8).map { Int(bitPattern: $0) } }
    return UInt(lower).map { Int(bitPattern: $0) }
  }
}
