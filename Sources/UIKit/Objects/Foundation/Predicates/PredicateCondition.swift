import Foundation

/// The evaluation context of a predicate.
struct PredicateScope {
  let object: Any?
  let variables: [String: Any]
}

/// A condition of a predicate. Core Data translates it.
package indirect enum PredicateCondition {
  case constant(Bool)
  case not(PredicateCondition)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case comparison(PredicateComparison)

  func isTrue(_ scope: PredicateScope) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let condition): !condition.isTrue(scope)
    case .all(let conditions): conditions.allSatisfy { $0.isTrue(scope) }
    case .any(let conditions): conditions.contains { $0.isTrue(scope) }
    case .comparison(let comparison): comparison.isTrue(scope)
    }
  }

  var predicate: NSPredicate {
    let predicate = NSPredicate(block: { object, variables in isTrue(PredicateScope(object: object, variables: variables ?? [:])) })
    PredicateConditions.set(self, of: predicate)
    return predicate
  }
}

/// A comparison of two values. With a quantifier, the left value is a collection whose elements are compared.
package struct PredicateComparison {
  package enum Operator: String, CaseIterable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, between, isIn, contains, beginsWith, endsWith, like, matches
  }
  package enum Quantifier { case any, all, none }

  package var quantifier: Quantifier?
  package let left: _Expression
  package let test: Operator
  package let right: _Expression
  package let options: String.CompareOptions

  package init(
    quantifier: Quantifier? = nil, left: _Expression, test: Operator, right: _Expression, options: String.CompareOptions = []
  ) {
    (self.quantifier, self.left, self.test, self.right, self.options) = (quantifier, left, test, right, options)
  }

  func isTrue(_ scope: PredicateScope) -> Bool {
    let first = left.value(scope)
    let second = right.value(scope)
    guard let quantifier else { return compare(first, second) }
    let elements = Self.flat(PredicateValue.elements(first) ?? [])
    switch quantifier {
    case .any: return elements.contains { compare($0, second) }
    case .all: return elements.allSatisfy { compare($0, second) }
    case .none: return !elements.contains { compare($0, second) }
    }
  }

  /// Returns the elements of nested collections, which a path through several relationships has.
  private static func flat(_ elements: [Any]) -> [Any] {
    elements.flatMap { element in PredicateValue.elements(element).map(flat) ?? [element] }
  }

  /// Compares two values by the operator and options of the comparison, regardless of its expressions.
  package func compare(_ first: Any?, _ second: Any?) -> Bool {
    switch test {
    case .equal: return PredicateValue.areEqual(first, second, options)
    case .notEqual: return !PredicateValue.areEqual(first, second, options)
    case .less: return order(first, second).map { $0 == .orderedAscending } ?? false
    case .lessOrEqual: return order(first, second).map { $0 != .orderedDescending } ?? false
    case .greater: return order(first, second).map { $0 == .orderedDescending } ?? false
    case .greaterOrEqual: return order(first, second).map { $0 != .orderedAscending } ?? false
    case .between:
      guard let bounds = PredicateValue.elements(second), bounds.count == 2, let low = order(first, bounds[0]),
        let high = order(first, bounds[1])
      else { return false }
      return low != .orderedAscending && high != .orderedDescending
    case .isIn: return isContained(first, in: second)
    case .contains: return isContained(second, in: first)
    case .beginsWith: return find(second, in: first, [.anchored])
    case .endsWith: return find(second, in: first, [.anchored, .backwards])
    case .like:
      guard let pattern = PredicateValue.text(second) else { return false }
      return isMatch(first, Self.expression(like: pattern))
    case .matches: return PredicateValue.text(second).map { isMatch(first, $0) } ?? false
    }
  }

  private func order(_ first: Any?, _ second: Any?) -> ComparisonResult? { PredicateValue.order(first, second, options) }

  private func isContained(_ value: Any?, in container: Any?) -> Bool {
    if let elements = PredicateValue.elements(container) { return elements.contains { PredicateValue.areEqual($0, value, options) } }
    return find(value, in: container, [])
  }

  private func find(_ part: Any?, in whole: Any?, _ extra: String.CompareOptions) -> Bool {
    guard let part = PredicateValue.text(part), let whole = PredicateValue.text(whole) else { return false }
    return !part.isEmpty && whole.range(of: part, options: options.union(extra)) != nil
  }

  private func isMatch(_ value: Any?, _ pattern: String) -> Bool {
    guard var text = PredicateValue.text(value) else { return false }
    var pattern = pattern
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    guard let expression = Self.expression("\\A(?:\(pattern))\\z", ignoresCase: options.contains(.caseInsensitive)) else { return false }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  /// Returns the regular expression of a pattern in which `*` and `?` mean any characters and one, unless a backslash is before them.
  static func expression(like pattern: String) -> String {
    var (result, isEscaped) = ("", false)
    for character in pattern {
      if isEscaped {
        if !"*?\\".contains(character) { result += "\\\\" }
        result += NSRegularExpression.escapedPattern(for: String(character))
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result += character == "*" ? ".*" : character == "?" ? "." : NSRegularExpression.escapedPattern(for: String(character))
      }
    }
    return isEscaped ? result + "\\\\" : result
  }

  private static let lock = NSLock()
  /// The expressions that were used last: a predicate is evaluated for many objects.
  nonisolated(unsafe) private static var expressions: [String: NSRegularExpression] = [:]
  private static let mostExpressions = 64

  private static func expression(_ pattern: String, ignoresCase: Bool) -> NSRegularExpression? {
    let key = (ignoresCase ? "i" : "c") + pattern
    return lock.withLock {
      if let known = expressions[key] { return known }
      let options: NSRegularExpression.Options = ignoresCase ? [.caseInsensitive, .dotMatchesLineSeparators] : [.dotMatchesLineSeparators]
      guard let made = try? NSRegularExpression(pattern: pattern, options: options) else { return nil }
      if expressions.count >= mostExpressions { expressions = [:] }
      expressions[key] = made
      return made
    }
  }
}
