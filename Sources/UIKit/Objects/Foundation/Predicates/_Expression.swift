import Foundation

/// A value that is computed from an object: a constant, a property, or a function of other values.
///
/// The importer's translator replaces `NSExpression` by it, which Foundation on Linux lacks.
public final class _Expression: NSObject, @unchecked Sendable {
  package indirect enum Content {
    case constant(Any?)
    case object
    case property(String)
    case variable(String)
    case list([_Expression])
    case function(String, [_Expression])
    case path(_Expression, String)
    case element(_Expression, Index)
    case subquery(_Expression, String, NSPredicate)
    case combined(SetOperation, _Expression, _Expression)
    case conditional(NSPredicate, _Expression, _Expression)
    case message(_Expression, String, [_Expression])
  }

  /// The position of an element in a list, or the number of its elements.
  package enum Index {
    case first, last, size
    case at(_Expression)
  }

  package enum SetOperation {
    case union, intersection, difference
  }

  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
    case subquery = 13, aggregate, anyKey, block = 19, conditional
  }

  package let content: Content

  public var expressionType: ExpressionType {
    switch content {
    case .constant: .constantValue
    case .object: .evaluatedObject
    case .property: .keyPath
    case .variable: .variable
    case .list: .aggregate
    case .function, .path, .element, .message: .function
    case .subquery: .subquery
    case .combined(.union, _, _): .unionSet
    case .combined(.intersection, _, _): .intersectSet
    case .combined(.difference, _, _): .minusSet
    case .conditional: .conditional
    }
  }

  /// The name of a variable; empty for other expressions.
  public var variable: String {
    switch content {
    case .variable(let name), .subquery(_, let name, _): name
    default: ""
    }
  }

  init(_ content: Content) { self.content = content }

  /// Creates an expression from a format such as `"(1 + 2) * price"`. An invalid format raises UIKit's message.
  public convenience init(format: String, _ arguments: Any...) { self.init(format: format, argumentArray: arguments) }

  public convenience init(format: String, argumentArray arguments: [Any]) {
    do {
      var parser = try PredicateParser(format, arguments)
      self.init(try parser.wholeExpression().content)
    } catch {
      UIKitError.raise("Unable to parse the format string \"\(format)\": \(error)")
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

  /// Creates an expression for the elements of a collection for which a predicate is true; the variable is the element.
  public convenience init(forSubquery expression: _Expression, usingIteratorVariable variable: String, predicate: NSPredicate) {
    self.init(.subquery(expression, variable, predicate))
  }

  /// Creates an expression for the elements that are in one of two collections.
  public convenience init(forUnionSet left: _Expression, with right: _Expression) { self.init(.combined(.union, left, right)) }
  /// Creates an expression for the elements that are in both collections.
  public convenience init(forIntersectSet left: _Expression, with right: _Expression) { self.init(.combined(.intersection, left, right)) }
  /// Creates an expression for the elements of the first collection that are not in the second.
  public convenience init(forMinusSet left: _Expression, with right: _Expression) { self.init(.combined(.difference, left, right)) }
  /// Creates an expression for one of two values, depending on a predicate.
  public convenience init(forConditional predicate: NSPredicate, trueExpression: _Expression, falseExpression: _Expression) {
    self.init(.conditional(predicate, trueExpression, falseExpression))
  }

  public static func expressionForEvaluatedObject() -> _Expression { _Expression(.object) }

  /// Returns the value for an object. The dictionary contains the values of variables.
  public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    value(PredicateScope(object: object, variables: context as? [String: Any] ?? [:]))
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
