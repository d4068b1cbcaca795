import Foundation

extension _Expression {
  /// Returns the value for the object and the variables of `scope`.
  func value(_ scope: PredicateScope) -> Any? {
    switch content {
    case .constant(let value): value
    case .object: scope.object
    case .property(let path): PredicateValue.value(at: path, of: scope.object)
    case .variable(let name): scope.variables[name]
    case .list(let elements): elements.map { $0.value(scope) ?? NSNull() }
    case .function(let name, let arguments): ExpressionFunction.call(name, arguments.map { $0.value(scope) })
    case .path(let base, let path): PredicateValue.value(at: path, of: base.value(scope))
    case .element(let base, let index): Self.element(base.value(scope), index, scope)
    case .subquery(let collection, let name, let predicate): Self.matches(collection.value(scope), name, predicate, scope)
    case .combined(let operation, let left, let right): Self.combined(operation, left.value(scope), right.value(scope))
    case .conditional(let predicate, let first, let second):
      (predicate.evaluate(with: scope.object, substitutionVariables: scope.variables) ? first : second).value(scope)
    case .message(let receiver, let method, let arguments):
      ExpressionFunction.send(method, to: receiver.value(scope), arguments.map { $0.value(scope) })
    }
  }

  private static func element(_ value: Any?, _ index: Index, _ scope: PredicateScope) -> Any? {
    guard let elements = PredicateValue.elements(value) else {
      guard case .at(let key) = index else { return nil }
      return PredicateValue.text(key.value(scope)).flatMap { PredicateValue.value(at: $0, of: value) }
    }
    switch index {
    case .first: return elements.first
    case .last: return elements.last
    case .size: return elements.count
    case .at(let position):
      guard let number = PredicateValue.number(position.value(scope)), let index = Int(exactly: number) else { return nil }
      return elements.indices.contains(index) ? elements[index] : nil
    }
  }

  private static func matches(_ collection: Any?, _ name: String, _ predicate: NSPredicate, _ scope: PredicateScope) -> [Any] {
    (PredicateValue.elements(collection) ?? []).filter { element in
      var variables = scope.variables
      variables[name] = element
      return predicate.evaluate(with: scope.object, substitutionVariables: variables)
    }
  }

  private static func combined(_ operation: SetOperation, _ left: Any?, _ right: Any?) -> [Any] {
    let first = PredicateValue.elements(left) ?? []
    let second = PredicateValue.elements(right) ?? []
    func contains(_ list: [Any], _ element: Any) -> Bool { list.contains { PredicateValue.areEqual($0, element) } }
    return switch operation {
    case .union: first + second.filter { !contains(first, $0) }
    case .intersection: first.filter { contains(second, $0) }
    case .difference: first.filter { !contains(second, $0) }
    }
  }
}
