import UIKitObjects

/// A property whose value is the result of a fetch request, as an array. It is not saved.
nonisolated open class NSFetchedPropertyDescription: NSPropertyDescription {
  /// The request. In its predicate `$FETCH_SOURCE` is the object, and `$FETCHED_PROPERTY` this description.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  /// Fetches the objects of the property for an object. The result is not cached, unlike on iOS, which caches it until the object is
  /// refreshed.
  final func objects(for source: NSManagedObject) -> [NSManagedObject] {
    guard let fetchRequest, let context = source.managedObjectContext else { return [] }
    let request = fetchRequest.retyped(to: NSManagedObject.self)
    if let condition = request.predicate.flatMap(PredicateConditions.condition) {
      request.predicate = condition.predicate(with: ["FETCH_SOURCE": source, "FETCHED_PROPERTY": self])
    }
    return (try? context.fetch(request)) ?? []
  }
}

extension PredicateCondition {
  /// Returns the predicate with values substituted for variables.
  fileprivate func predicate(with values: [String: NSObject]) -> NSPredicate {
    switch self {
    case .constant(let value): return NSPredicate(value: value)
    case .not(let part): return NSCompoundPredicate(notPredicateWithSubpredicate: part.predicate(with: values))
    case .all(let parts): return NSCompoundPredicate(andPredicateWithSubpredicates: parts.map { $0.predicate(with: values) })
    case .any(let parts): return NSCompoundPredicate(orPredicateWithSubpredicates: parts.map { $0.predicate(with: values) })
    case .comparison(let comparison):
      let options = comparison.options
      let predicate = _ComparisonPredicate(
        leftExpression: comparison.left.replacing(values), rightExpression: comparison.right.replacing(values),
        modifier: comparison.quantifier.map { $0 == .all ? .all : .any } ?? .direct, type: comparison.test.type,
        options: [
          options.contains(.caseInsensitive) ? .caseInsensitive : [], options.contains(.diacriticInsensitive) ? .diacriticInsensitive : [],
        ])
      return comparison.quantifier == PredicateComparison.Quantifier.none
        ? NSCompoundPredicate(notPredicateWithSubpredicate: predicate) : predicate
    }
  }
}

extension PredicateComparison.Operator {
  fileprivate var type: _ComparisonPredicate.Operator {
    switch self {
    case .equal: .equalTo
    case .notEqual: .notEqualTo
    case .less: .lessThan
    case .lessOrEqual: .lessThanOrEqualTo
    case .greater: .greaterThan
    case .greaterOrEqual: .greaterThanOrEqualTo
    case .between: .between
    case .isIn: .in
    case .contains: .contains
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .like: .like
    case .matches: .matches
    }
  }
}

extension _Expression {
  /// Returns the expression with values substituted for variables and for key paths from them.
  fileprivate func replacing(_ values: [String: NSObject]) -> _Expression {
    switch content {
    case .variable(let name): values[name].map { _Expression(forConstantValue: $0) } ?? self
    case .path(let base, let path):
      values[base.variable].map { _Expression(forConstantValue: PredicateValue.value(at: path, of: $0)) } ?? self
    case .list(let parts): _Expression(forAggregate: parts.map { $0.replacing(values) })
    case .function(let name, let arguments): _Expression(forFunction: name, arguments: arguments.map { $0.replacing(values) })
    default: self
    }
  }
}
