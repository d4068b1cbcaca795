import Foundation

/// The functions of expressions. Integers stay integers, as in C: 7 / 2 is 3.
enum ExpressionFunction {
  private static let aggregates: Set<String> = ["sum:", "count:", "min:", "max:", "average:", "median:", "stddev:"]

  private static let others: Set<String> = [
    "uppercase:", "lowercase:", "canonical:", "length:", "now", "random", "castObject:toType:", "add:to:", "from:subtract:", "multiply:by:",
    "divide:by:", "modulus:by:", "raise:toPower:", "sqrt:", "log:", "ln:", "exp:", "abs:", "ceiling:", "floor:", "trunc:", "negate:",
    "bitwiseAnd:with:", "bitwiseOr:with:", "bitwiseXor:with:", "leftshift:by:", "rightshift:by:", "onesComplement:",
  ]

  static func isKnown(_ name: String) -> Bool { isAggregate(name) || others.contains(name) }
  static func isAggregate(_ name: String) -> Bool { aggregates.contains(name) }

  static func call(_ name: String, _ arguments: [Any?]) -> Any? {
    if isAggregate(name) { return aggregate(name, arguments.first.flatMap { $0 }.flatMap { PredicateValue.elements($0) } ?? []) }
    switch name {
    case "uppercase:": return PredicateValue.text(arguments.first ?? nil)?.uppercased()
    case "lowercase:": return PredicateValue.text(arguments.first ?? nil)?.lowercased()
    case "canonical:":
      return PredicateValue.text(arguments.first ?? nil)?.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    case "length:": return PredicateValue.text(arguments.first ?? nil)?.utf16.count
    case "castObject:toType:": return arguments.count == 2 ? cast(arguments[0], to: PredicateValue.text(arguments[1]) ?? "") : nil
    case "onesComplement:": return arguments.first.flatMap(integer).map { ~$0 }
    case "now": return Date()
    case "random": return Double.random(in: 0..<1)
    default: break
    }
    if arguments.count == 2, let whole = whole(name, arguments[0], arguments[1]) { return whole }
    let numbers = arguments.compactMap { PredicateValue.number($0) }
    guard numbers.count == arguments.count, let first = numbers.first else { return nil }
    return numbers.count == 2 ? binary(name, first, numbers[1]) : unary(name, first)
  }

  private static func whole(_ name: String, _ first: Any?, _ second: Any?) -> Int? {
    guard let first = integer(first), let second = integer(second) else { return nil }
    switch name {
    case "add:to:": return first &+ second
    case "from:subtract:": return first &- second
    case "multiply:by:": return first &* second
    case "divide:by:": return second == 0 ? nil : first.dividedReportingOverflow(by: second).partialValue
    case "modulus:by:": return second == 0 ? nil : first.remainderReportingOverflow(dividingBy: second).partialValue
    case "bitwiseAnd:with:": return first & second
    case "bitwiseOr:with:": return first | second
    case "bitwiseXor:with:": return first ^ second
    case "leftshift:by:": return first << second
    case "rightshift:by:": return first >> second
    default: return nil
    }
  }

  private static func cast(_ value: Any?, to type: String) -> Any? {
    let text = PredicateValue.text(value)
    let number = PredicateValue.number(value) ?? text.flatMap(Double.init)
    switch type {
    case "NSDate": return number.map(Date.init(timeIntervalSinceReferenceDate:))
    case "NSNumber": return number
    case "NSDecimalNumber": return text.flatMap { Decimal(string: $0) } ?? number.map { Decimal($0) }
    case "NSString": return text ?? value.flatMap(PredicateValue.unwrapped).map { "\($0)" }
    default: return value
    }
  }

  /// Calls a method of an object by its name, or reads its property of that name.
  static func send(_ name: String, to receiver: Any?, _ arguments: [Any?]) -> Any? {
    if let text = PredicateValue.text(receiver) {
      let argument = PredicateValue.text(arguments.first ?? nil)
      switch name {
      case "uppercaseString": return text.uppercased()
      case "lowercaseString": return text.lowercased()
      case "capitalizedString": return text.capitalized
      case "stringByAppendingString:": return argument.map { text + $0 }
      case "hasPrefix:": return argument.map { text.hasPrefix($0) }
      case "hasSuffix:": return argument.map { text.hasSuffix($0) }
      default: break
      }
    }
    if arguments.isEmpty, let value = PredicateValue.value(at: name, of: receiver) { return value }
    guard Thread.isMainThread || MainQueue.isCurrent, let object = receiver as? NSObject, arguments.count < 3 else { return nil }
    // The value stays on the main actor's thread.
    nonisolated(unsafe) let sendable = (object, arguments)
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated {
      let (object, arguments) = sendable
      let selector = Selector(name)
      guard object.responds(to: selector) else { return }
      let returned =
        switch arguments.count {
        case 0: object.perform(selector)
        case 1: object.perform(selector, with: arguments[0])
        default: object.perform(selector, with: arguments[0], with: arguments[1])
        }
      result = returned?.takeUnretainedValue()
    }
    return result
  }

  private static func integer(_ value: Any?) -> Int? {
    if let number = value as? Int { return number }
    guard let number = value as? NSNumber, number.doubleValue == Double(number.intValue) else { return nil }
    return String(cString: number.objCType) == "d" || String(cString: number.objCType) == "f" ? nil : number.intValue
  }

  private static func binary(_ name: String, _ first: Double, _ second: Double) -> Double? {
    switch name {
    case "add:to:": first + second
    case "from:subtract:": first - second
    case "multiply:by:": first * second
    case "divide:by:": first / second
    case "modulus:by:": first.truncatingRemainder(dividingBy: second)
    case "raise:toPower:": pow(first, second)
    default: nil
    }
  }

  private static func unary(_ name: String, _ value: Double) -> Double? {
    switch name {
    case "sqrt:": value.squareRoot()
    case "log:": log10(value)
    case "ln:": log(value)
    case "exp:": exp(value)
    case "abs:": abs(value)
    case "ceiling:": value.rounded(.up)
    case "floor:": value.rounded(.down)
    case "trunc:": value.rounded(.towardZero)
    case "negate:": -value
    default: nil
    }
  }

  /// Returns the result of an aggregate function. Missing values are ignored.
  static func aggregate(_ name: String, _ values: [Any]) -> Any? {
    if name == "count:" { return values.count }
    let present = values.compactMap { PredicateValue.unwrapped($0) }.filter { !($0 is NSNull) }
    if name == "min:" { return present.min { PredicateValue.order($0, $1) == .orderedAscending } }
    if name == "max:" { return present.max { PredicateValue.order($0, $1) == .orderedAscending } }
    let numbers = present.compactMap { PredicateValue.number($0) }
    let sum = numbers.reduce(0, +)
    if name == "sum:" { return present.allSatisfy { integer($0) != nil } ? Int(sum) : sum }
    guard !numbers.isEmpty else { return nil }
    let mean = sum / Double(numbers.count)
    switch name {
    case "average:": return mean
    case "stddev:": return (numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(numbers.count)).squareRoot()
    default:
      let sorted = numbers.sorted()
      let middle = sorted.count / 2
      return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
  }
}
