import Foundation

/// A value that is computed from an object: a constant, a property, or a function of other values.
///
/// The importer's translator replaces `NSExpression` by it, which Foundation on Linux lacks.
public final class _Expression: NSObject, @unchecked Sendable {
  indirect enum Content {
    case constant(Any?)
    case object
    case property(String)
    case variable(String)
    case list([_Expression])
    case function(String, [_Expression])
  }

  /// The kinds of expressions.
  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
    case subquery = 13, aggregate, anyKey, block = 19, conditional
  }

  let content: Content

  /// The kind of the expression.
  public var expressionType: ExpressionType {
    switch content {
    case .constant: .constantValue
    case .object: .evaluatedObject
    case .property: .keyPath
    case .variable: .variable
    case .list: .aggregate
    case .function: .function
    }
  }

  /// The name of a variable; empty for other expressions.
  public var variable: String { if case .variable(let name) = content { name } else { "" } }

  init(_ content: Content) { self.content = content }

  /// Creates an expression from a format such as `"(1 + 2) * price"`. An invalid format raises UIKit's message.
  public convenience init(format: String, _ arguments: Any...) { self.init(format: format, argumentArray: arguments) }

  /// Creates an expression from a format, with its arguments in an array.
  public convenience init(format: String, argumentArray arguments: [Any]) {
    var parser = ExpressionParser(format, arguments)
    if let content = parser.expression() {
      self.init(content)
    } else {
      UIKitError.raise("Unable to parse the format string \"\(format)\"")
      self.init(.constant(nil))
    }
  }

  public convenience init(forConstantValue value: Any?) { self.init(.constant(value)) }

  public convenience init(forKeyPath keyPath: String) { self.init(.property(keyPath)) }

  public convenience init(forVariable name: String) { self.init(.variable(name)) }

  public convenience init(forAggregate elements: [Any]) {
    self.init(.list(elements.map { $0 as? _Expression ?? _Expression(forConstantValue: $0) }))
  }

  /// Creates an expression that calls a function, such as `sum:` or `add:to:`.
  public convenience init(forFunction name: String, arguments: [Any]) {
    self.init(.function(name, arguments.map { $0 as? _Expression ?? _Expression(forConstantValue: $0) }))
  }

  public static func expressionForEvaluatedObject() -> _Expression { _Expression(.object) }

  /// Returns the value for an object. The dictionary contains the values of variables.
  public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    switch content {
    case .constant(let value): value
    case .object: object
    case .property(let path): PredicateValue.value(at: path, of: object)
    case .variable(let name): context?.object(forKey: name)
    case .list(let elements): elements.map { $0.expressionValue(with: object, context: context) ?? NSNull() }
    case .function(let name, let arguments):
      ExpressionFunction.call(name, arguments.map { $0.expressionValue(with: object, context: context) })
    }
  }

  /// Returns the value as a type. The translator uses it where the value is cast: on iOS any number can be cast to any numeric type that
  /// can represent it.
  public func expressionValue<Value>(with object: Any?, context: NSMutableDictionary?, as type: Value.Type) -> Any? {
    let value = expressionValue(with: object, context: context)
    guard let value, !(value is Value), let number = PredicateValue.number(value) else { return value }
    if type == NSNumber.self { return NSNumber(value: number) }
    if type == Double.self { return number }
    if type == Float.self { return Float(number) }
    if type == Int.self { return Int(exactly: number) }
    if type == Decimal.self { return Decimal(number) }
    if type == NSDecimalNumber.self { return NSDecimalNumber(value: number) }
    return value
  }

  /// The function's name and its arguments, if the expression calls one.
  public var function: String {
    if case .function(let name, _) = content { return name }
    return ""
  }

  public var arguments: [_Expression]? {
    if case .function(_, let arguments) = content { return arguments }
    return nil
  }

  /// Whether the value is computed from all objects, as a sum is.
  public var isAggregate: Bool {
    if case .function(let name, let arguments) = content { return ExpressionFunction.isAggregate(name) && arguments.count == 1 }
    return false
  }

  public var keyPath: String {
    if case .property(let path) = content { return path }
    return ""
  }

  public var constantValue: Any? {
    if case .constant(let value) = content { return value }
    return nil
  }
}
