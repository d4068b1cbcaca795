import Foundation

extension NSPredicate {
  /// Creates a predicate from a format such as `"name BEGINSWITH[c] %@ AND age > %d"`.
  ///
  /// Comparisons, `IN`, `BETWEEN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` and `MATCHES`, combinations by `AND`, `OR` and `NOT`, the
  /// words `ANY`, `ALL` and `NONE`, and `@count` and other collection operators are supported. Values can be computed, with arithmetic, sets,
  /// indexes, functions, `SUBQUERY`, `TERNARY`, `CAST` and `FUNCTION`. An invalid format raises UIKit's message; the predicate is then false
  /// for every object.
  public convenience init(format predicateFormat: String, _ arguments: Any...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    do {
      var parser = try PredicateParser(predicateFormat, arguments ?? [])
      let condition = try parser.condition()
      self.init(block: { object, variables in condition.isTrue(PredicateScope(object: object, variables: variables ?? [:])) })
      PredicateConditions.set(condition, of: self)
    } catch {
      UIKitError.raise("Unable to parse the format string \"\(predicateFormat)\": \(error)")
      self.init(value: false)
    }
  }
}

extension NSSortDescriptor {
  /// Creates a descriptor that compares the values of a property, which is looked up by name.
  public convenience init(key: String?, ascending: Bool) {
    self.init(
      keyPath: \NSObject.[_named: key ?? "self"], ascending: ascending, comparator: { PredicateValue.order($0, $1) ?? .orderedSame })
  }
}

extension NSSortDescriptor {
  /// Creates a descriptor that compares strings by one of the methods of `NSString`, such as `caseInsensitiveCompare(_:)`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    var options: String.CompareOptions = []
    var locale: Locale?
    switch selector?.name {
    case "caseInsensitiveCompare:": options = [.caseInsensitive]
    case "localizedCompare:": locale = .current
    case "localizedCaseInsensitiveCompare:": (options, locale) = ([.caseInsensitive], .current)
    case "localizedStandardCompare:": (options, locale) = ([.caseInsensitive, .numeric], .current)
    default: break
    }
    self.init(
      keyPath: \NSObject.[_named: key ?? "self"], ascending: ascending,
      comparator: { [options, locale] in
        guard let first = PredicateValue.text($0), let second = PredicateValue.text($1) else {
          return PredicateValue.order($0, $1) ?? .orderedSame
        }
        return first.compare(second, options: options, locale: locale)
      })
  }
}

extension NSSortDescriptor {
  /// Creates a descriptor that compares the values of a property of any type. Objects without a value come first.
  @_disfavoredOverload public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(
      keyPath: keyPath, ascending: ascending,
      comparator: { first, second in
        switch (PredicateValue.unwrapped(first), PredicateValue.unwrapped(second)) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let first?, let second?): PredicateValue.order(first, second) ?? .orderedSame
        }
      })
  }

  /// Creates a descriptor that compares the values of a property, looked up by name, with a function.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(keyPath: \NSObject.[_named: key ?? "self"], ascending: ascending, comparator: cmptr)
  }
}

extension NSObject {
  /// The value at a path of names, for sort descriptors.
  public subscript(_named keyPath: String) -> Any? { PredicateValue.value(at: keyPath, of: self) }
}
