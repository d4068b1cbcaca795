import Foundation

/// The functions of expressions. Integers stay integers, as in C: 7 / 2 is 3.
enum ExpressionFunction {
  private static let aggregates: Set<String> = ["sum:", "count:", "min:", "max:", "average:", "median:", "stddev:"]

  static func isAggregate(_ name: String) -> Bool { aggregates.contains(name) }

  static func call(_ name: String, _ arguments: [Any?]) -> Any? {
    if isAggregate(name) { return aggregate(name, arguments.first.flatMap { $0 }.flatMap { PredicateValue.elements($0) } ?? []) }
    switch name {
    case "uppercase:": return PredicateValue.text(arguments.first ?? nil)?.uppercased()
    case "lowercase:": return PredicateValue.text(arguments.first ?? nil)?.lowercased()
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
    case "divide:by:": return second == 0 ? nil : first / second
    case "modulus:by:": return second == 0 ? nil : first % second
    default: return nil
    }
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
