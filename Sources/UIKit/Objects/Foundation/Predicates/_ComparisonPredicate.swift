import Foundation

/// A predicate that compares two expressions.
///
/// The importer's translator replaces `NSComparisonPredicate` by it, which Foundation on Linux lacks.
open class _ComparisonPredicate: NSPredicate {
  /// The elements of a collection that must satisfy the comparison.
  public enum Modifier: UInt, Sendable {
    case direct, all, any
  }

  /// The operator that compares the two sides.
  public enum Operator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith, endsWith, `in`
    case customSelector
    case contains = 99
    case between
  }

  /// The options of string comparisons.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    public static let normalized = Options(rawValue: 4)
  }

  public let leftExpression: _Expression
  public let rightExpression: _Expression
  public let predicateOperatorType: Operator

  public init(
    leftExpression lhs: _Expression, rightExpression rhs: _Expression, modifier: Modifier, type: Operator, options: Options = []
  ) {
    leftExpression = lhs
    rightExpression = rhs
    predicateOperatorType = type
    var comparing: String.CompareOptions = []
    if options.contains(.caseInsensitive) { comparing.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { comparing.insert(.diacriticInsensitive) }
    let quantifiers: [Modifier: PredicateComparison.Quantifier] = [.all: .all, .any: .any]
    let condition = PredicateComparison(
      quantifier: quantifiers[modifier], left: lhs, test: Self.tests[type] ?? .equal, right: rhs, options: comparing)
    super.init(block: { object, variables in condition.isTrue(PredicateScope(object: object, variables: variables ?? [:])) })
    PredicateConditions.set(.comparison(condition), of: self)
  }

  public required init?(coder: NSCoder) { nil }

  private static let tests: [Operator: PredicateComparison.Operator] = [
    .lessThan: .less, .lessThanOrEqualTo: .lessOrEqual, .greaterThan: .greater, .greaterThanOrEqualTo: .greaterOrEqual, .equalTo: .equal,
    .notEqualTo: .notEqual, .matches: .matches, .like: .like, .beginsWith: .beginsWith, .endsWith: .endsWith, .in: .isIn,
    .contains: .contains, .between: .between,
  ]
}
