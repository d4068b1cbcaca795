import UIKitObjects

/// Translates a predicate to an SQL condition that is true for the same objects. `NSPredicate` has two truth values and SQL has three, so
/// no part of the condition may be null.
struct SQLPredicate {
  private(set) var values: [SQLiteValue] = []
  private var variables: [String: SQLScope.Place] = [:]
  private let counter: SQLScope.Counter

  init(counter: SQLScope.Counter) { self.counter = counter }

  mutating func text(_ condition: PredicateCondition, _ scope: SQLScope) throws -> String {
    switch condition {
    case .constant(let value): return value ? "1" : "0"
    case .not(let part): return "NOT (" + (try text(part, scope)) + ")"
    case .all(let parts): return parts.isEmpty ? "1" : "(" + (try texts(parts, scope)).joined(separator: " AND ") + ")"
    case .any(let parts): return parts.isEmpty ? "0" : "(" + (try texts(parts, scope)).joined(separator: " OR ") + ")"
    case .comparison(let comparison): return try text(comparison, scope)
    }
  }

  private mutating func texts(_ parts: [PredicateCondition], _ scope: SQLScope) throws -> [String] {
    var result: [String] = []
    for part in parts { result.append(try text(part, scope)) }
    return result
  }

  // MARK: Comparisons

  private mutating func text(_ comparison: PredicateComparison, _ scope: SQLScope) throws -> String {
    let left = try operand(comparison.left, scope)
    if let quantifier = comparison.quantifier {
      guard case .many(let place, let owner, let rest) = left else { throw SQLUnsupported() }
      let right = try operand(comparison.right, scope)
      guard case .constant = right else { throw SQLUnsupported() }
      switch quantifier {
      case .any: return try exists(place, owner, rest, comparison, right, isNegated: false)
      case .none: return "NOT " + (try exists(place, owner, rest, comparison, right, isNegated: false))
      case .all: return "NOT " + (try exists(place, owner, rest, comparison, right, isNegated: true))
      }
    }
    // `%@ IN tasks` and `tasks CONTAINS %@` test for a related object.
    if comparison.test == .contains, case .many(let place, let owner, let rest) = left, rest.isEmpty {
      let equal = PredicateComparison(left: comparison.left, test: .equal, right: comparison.right)
      return try exists(place, owner, [], equal, try operand(comparison.right, scope), isNegated: false)
    }
    let right = try operand(comparison.right, scope)
    if comparison.test == .isIn, case .many(let place, let owner, let rest) = right, rest.isEmpty, case .constant = left {
      let equal = PredicateComparison(left: comparison.right, test: .equal, right: comparison.left)
      return try exists(place, owner, [], equal, left, isNegated: false)
    }
    return try text(left, comparison, right)
  }

  /// Returns the condition that a related object meets the comparison, or does not meet it.
  private mutating func exists(
    _ place: ToManyPlace, _ owner: String, _ rest: [String], _ comparison: PredicateComparison, _ right: SQLOperand, isNegated: Bool
  ) throws -> String {
    let inner = SQLScope(place.destination, counter: counter)
    let left = try path(rest[...], inner.place, inner)
    let condition: String
    if case .many(let next, let nextOwner, let nextRest) = left {
      condition = try exists(next, nextOwner, nextRest, comparison, right, isNegated: isNegated)
    } else {
      condition = (isNegated ? "NOT " : "") + "(" + (try text(left, comparison, right)) + ")"
    }
    // A list of owners is computed once; EXISTS would be evaluated for each row.
    let (owners, tables) = Self.owners(place, inner)
    return "IFNULL(\(owner) IN (SELECT \(owners) FROM \(tables) AND \(condition)), 0)"
  }

  /// Returns the column with the owners of a to-many relationship's objects, and the tables of the objects that have one.
  private static func owners(_ place: ToManyPlace, _ scope: SQLScope) -> (String, String) {
    let alias = scope.alias
    switch place {
    case .column(let column, _, let destination, _):
      return ("\(alias).\(column)", "\(destination.table) \(alias)\(scope.joins) WHERE \(alias).\(column) IS NOT NULL")
    case .join(let join):
      return (
        "\(alias)j.\(join.own)",
        "\(join.table) \(alias)j JOIN \(join.destination.table) \(alias) ON \(alias).Z_PK = \(alias)j.\(join.other)\(scope.joins) WHERE 1"
      )
    }
  }

  /// Returns the tables of a to-many relationship's objects, and the condition that they belong to an owner.
  static func source(_ place: ToManyPlace, _ owner: String, _ scope: SQLScope) -> String {
    let alias = scope.alias
    switch place {
    case .column(let column, _, let destination, _):
      return "\(destination.table) \(alias)\(scope.joins) WHERE \(alias).\(column) = \(owner)"
    case .join(let join):
      return "\(join.table) \(alias)j JOIN \(join.destination.table) \(alias) ON \(alias).Z_PK = \(alias)j.\(join.other)\(scope.joins) "
        + "WHERE \(alias)j.\(join.own) = \(owner)"
    }
  }

  private mutating func text(_ left: SQLOperand, _ comparison: PredicateComparison, _ right: SQLOperand) throws -> String {
    switch (left, right) {
    case (.constant, .constant): return comparison.compare(Self.value(left), Self.value(right)) ? "1" : "0"
    case (.object(let column, let entity), .constant(let value)): return try object(column, entity, comparison.test, value)
    case (.constant(let value), .object(let column, let entity)) where [.equal, .notEqual].contains(comparison.test):
      return try object(column, entity, comparison.test, value)
    case (.object(let first, _), .object(let second, _)):
      switch comparison.test {
      case .equal: return "\(first) IS \(second)"
      case .notEqual: return "\(first) IS NOT \(second)"
      default: throw SQLUnsupported()
      }
    case (.column(let column, let attribute), .constant(let value)): return try compare(column, attribute, comparison, value)
    case (.constant(let value), .column(let column, let attribute)):
      if let mirrored = comparison.test.mirrored {
        let turned = PredicateComparison(
          left: comparison.right, test: mirrored, right: comparison.left, options: comparison.options)
        return try compare(column, attribute, turned, value)
      }
      throw SQLUnsupported()
    case (.column(let first, let firstAttribute), .column(let second, let secondAttribute)):
      guard comparison.options.isEmpty, !first.contains("?"), !second.contains("?"), let symbol = comparison.test.symbol,
        Self.isText(firstAttribute) == Self.isText(secondAttribute)
      else { throw SQLUnsupported() }
      switch comparison.test {
      case .equal, .notEqual: return "\(first) \(symbol) \(second)"
      default: return Self.ordered(first, symbol, second)
      }
    default: throw SQLUnsupported()
    }
  }

  private static func value(_ operand: SQLOperand) -> Any? {
    if case .constant(let value) = operand { return value }
    return nil
  }

  private static func isText(_ attribute: NSAttributeDescription?) -> Bool { attribute?.attributeType == .stringAttributeType }

  /// Returns a comparison in which missing values precede all others. The condition is never null, so that its negation is the opposite.
  private static func ordered(_ first: String, _ symbol: String, _ second: String) -> String {
    switch symbol {
    case "<": "IFNULL(\(first) < \(second), \(first) IS NULL AND \(second) IS NOT NULL)"
    case "<=": "IFNULL(\(first) <= \(second), \(first) IS NULL)"
    case ">": "IFNULL(\(first) > \(second), \(first) IS NOT NULL AND \(second) IS NULL)"
    default: "IFNULL(\(first) >= \(second), \(second) IS NULL)"
    }
  }

  // MARK: Objects

  private mutating func object(_ column: String, _ entity: EntityLayout, _ test: PredicateComparison.Operator, _ value: Any?) throws
    -> String
  {
    switch test {
    case .equal, .notEqual:
      let negation = test == .notEqual ? " NOT" : ""
      guard let value, !(value is NSNull) else { return "\(column) IS\(negation) NULL" }
      guard let primary = try Self.primary(value, entity) else { return test == .equal ? "0" : "1" }
      values.append(.integer(primary))
      return "\(column) IS\(negation) ?"
    case .isIn:
      guard let elements = PredicateValue.elements(value) else { throw SQLUnsupported() }
      let primaries = try elements.compactMap { $0 is NSNull ? nil : try Self.primary($0, entity) }
      let hasNull = elements.contains { $0 is NSNull }
      let found = "(\(column) IS NOT NULL AND \(list(column, primaries.map { .integer($0) })))"
      return hasNull ? "(\(found) OR \(column) IS NULL)" : found
    default: throw SQLUnsupported()
    }
  }

  /// Returns the primary key of an object; nil if it is not in this table.
  private static func primary(_ value: Any, _ entity: EntityLayout) throws -> Int64? {
    let key: String
    switch value {
    case let object as NSManagedObject: key = object.objectID.key
    case let id as NSManagedObjectID: key = id.key
    default: throw SQLUnsupported()
    }
    guard let (space, primary) = ObjectKey.parts(key), space == entity.space else { return nil }
    return primary
  }

  /// Returns a condition for a list of any length: more values than a statement can bind are written as numbers, or divided into several
  /// lists.
  private mutating func list(_ column: String, _ elements: [SQLiteValue]) -> String {
    guard !elements.isEmpty else { return "0" }
    let isNumeric = elements.allSatisfy { if case .integer = $0 { true } else { false } }
    if isNumeric, elements.count > 50 {
      return "\(column) IN (\(elements.compactMap { $0.integer.map(String.init) }.joined(separator: ", ")))"
    }
    values += elements
    return "\(column) IN (\(Array(repeating: "?", count: elements.count).joined(separator: ", ")))"
  }

  // MARK: Values

  private mutating func compare(
    _ column: String, _ attribute: NSAttributeDescription?, _ comparison: PredicateComparison, _ value: Any?
  ) throws -> String {
    let isText = Self.isText(attribute)
    let isOrder = [.less, .lessOrEqual, .greater, .greaterOrEqual].contains(comparison.test) && value is String
    if isText, !comparison.options.isEmpty || comparison.test.isTextual || isOrder {
      return try function(column, comparison, value)
    }
    let value = value is NSNull ? nil : value
    switch comparison.test {
    case .equal, .notEqual:
      let negation = comparison.test == .notEqual ? " NOT" : ""
      guard let value else { return "\(column) IS\(negation) NULL" }
      values.append(try bound(value, attribute))
      return "\(column) IS\(negation) ?"
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      guard let symbol = comparison.test.symbol else { throw SQLUnsupported() }
      guard let value else {
        // No value precedes a missing value, and only a missing value equals it.
        switch comparison.test {
        case .less: return "0"
        case .lessOrEqual: return "\(column) IS NULL"
        case .greater: return "\(column) IS NOT NULL"
        default: return "1"
        }
      }
      guard attribute.map(\.attributeType.hasOrder) ?? true else { throw SQLUnsupported() }
      values.append(try bound(value, attribute))
      let test = "\(column) \(symbol) ?"
      // A count is never null, and its values must be bound only once.
      if column.contains("?") { return test }
      return symbol.hasPrefix("<") ? "(\(test) OR \(column) IS NULL)" : "(\(column) IS NOT NULL AND \(test))"
    case .between:
      guard let bounds = PredicateValue.elements(value), bounds.count == 2, !bounds.contains(where: { $0 is NSNull }),
        attribute.map(\.attributeType.hasOrder) ?? true
      else { throw SQLUnsupported() }
      for bound in bounds { values.append(try self.bound(bound, attribute)) }
      return column.contains("?") ? "\(column) BETWEEN ? AND ?" : "(\(column) IS NOT NULL AND \(column) BETWEEN ? AND ?)"
    case .isIn:
      guard let elements = PredicateValue.elements(value) else { throw SQLUnsupported() }
      var present: [SQLiteValue] = []
      for element in elements where !(element is NSNull) { present.append(try bound(element, attribute)) }
      let hasNull = elements.contains { $0 is NSNull }
      if column.contains("?") { return list(column, present) }
      let found = "(\(column) IS NOT NULL AND \(list(column, present)))"
      return hasNull ? "(\(found) OR \(column) IS NULL)" : found
    default: throw SQLUnsupported()
    }
  }

  private mutating func function(_ column: String, _ comparison: PredicateComparison, _ value: Any?) throws -> String {
    guard let number = SQLiteFunctions.number(of: comparison), let text = value as? String ?? (value as? NSString).map({ $0 as String })
    else {
      if comparison.test == .isIn, let elements = PredicateValue.elements(value) {
        let equal = PredicateComparison(
          left: comparison.left, test: .equal, right: comparison.right, options: comparison.options)
        var parts: [String] = []
        for element in elements { parts.append(try function(column, equal, element)) }
        return parts.isEmpty ? "0" : "(" + parts.joined(separator: " OR ") + ")"
      }
      throw SQLUnsupported()
    }
    if comparison.test == .beginsWith, comparison.options.isEmpty, !text.isEmpty, text.utf8.allSatisfy({ $0 < 128 }) {
      // A range condition can use an index.
      values += [.text(text), .text(text + "\u{10FFFF}")]
      return "(\(column) IS NOT NULL AND \(column) >= ? AND \(column) < ?)"
    }
    values.append(.text(text))
    return "\(SQLiteFunctions.name)(\(column), ?, \(number))"
  }

  private func bound(_ value: Any, _ attribute: NSAttributeDescription?) throws -> SQLiteValue {
    guard let attribute else {
      guard let number = ColumnValue.number(value) else { throw SQLUnsupported() }
      return .double(number.doubleValue)
    }
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType, .doubleAttributeType,
      .decimalAttributeType:
      // A fraction is compared with integers without rounding.
      guard let number = ColumnValue.number(value) else { throw SQLUnsupported() }
      let whole = number.int64Value
      return Double(whole) == number.doubleValue ? .integer(whole) : .double(number.doubleValue)
    case .floatAttributeType:
      guard let number = ColumnValue.number(value) else { throw SQLUnsupported() }
      return .double(number.doubleValue)
    case .transformableAttributeType, .undefinedAttributeType: throw SQLUnsupported()
    default:
      guard let encoded = try? ColumnValue.encode(value, attribute) else { throw SQLUnsupported() }
      return encoded
    }
  }

  // MARK: Operands

  private mutating func operand(_ expression: _Expression, _ scope: SQLScope) throws -> SQLOperand {
    switch expression.content {
    case .constant(let value): return .constant(value)
    case .list(let parts):
      var elements: [Any] = []
      for part in parts {
        guard case .constant(let value) = try operand(part, scope) else { throw SQLUnsupported() }
        elements.append(value ?? NSNull())
      }
      return .constant(elements)
    // In a subquery both refer to the outer object.
    case .object, .property:
      guard !variables.values.contains(where: { $0.alias == scope.alias }) else { throw SQLUnsupported() }
      guard case .property(let path) = expression.content else { return .object("\(scope.alias).Z_PK", scope.entity) }
      return try self.path(Self.names(path), scope.place, scope)
    case .variable(let name):
      guard let place = variables[name] else { throw SQLUnsupported() }
      return .object("\(place.alias).Z_PK", place.entity)
    case .path(let base, let path):
      if case .variable(let name) = base.content, let place = variables[name] {
        // A key path of an outer variable cannot join tables here.
        guard place.alias == scope.alias else { throw SQLUnsupported() }
        return try self.path(Self.names(path), place, scope)
      }
      guard path == "@count", case .matches = try operand(base, scope) else { throw SQLUnsupported() }
      return try count(base, scope)
    case .element(let base, .size): return try count(base, scope)
    case .subquery(let collection, let variable, let predicate):
      guard case .many(let place, let owner, let rest) = try operand(collection, scope), rest.isEmpty else { throw SQLUnsupported() }
      return .matches(place, owner: owner, variable: variable, predicate: predicate)
    case .function("now", _): return .constant(Date())
    default:
      throw SQLUnsupported()
    }
  }

  private static func names(_ path: String) -> ArraySlice<String> {
    path.split(separator: ".").map(String.init).filter { $0.lowercased() != "self" }[...]
  }

  private mutating func count(_ collection: _Expression, _ scope: SQLScope) throws -> SQLOperand {
    switch try operand(collection, scope) {
    case .many(let place, let owner, let rest) where rest.isEmpty:
      let inner = SQLScope(place.destination, counter: counter)
      return .column("(SELECT COUNT(*) FROM \(Self.source(place, owner, inner)))", nil)
    case .matches(let place, let owner, let variable, let predicate):
      guard let condition = PredicateConditions.condition(of: predicate) else { throw SQLUnsupported() }
      let inner = SQLScope(place.destination, counter: counter)
      let outer = variables
      variables[variable] = inner.place
      let text = try text(condition, inner)
      variables = outer
      return .column("(SELECT COUNT(*) FROM \(Self.source(place, owner, inner)) AND \(text))", nil)
    default: throw SQLUnsupported()
    }
  }

  private mutating func path(_ names: ArraySlice<String>, _ place: SQLScope.Place, _ scope: SQLScope) throws -> SQLOperand {
    guard let name = names.first else { return .object("\(place.alias).Z_PK", place.entity) }
    let rest = names.dropFirst()
    let path = names.joined(separator: ".")
    if let column = place.entity.attributes.first(where: { $0.name == path }) {
      return .column("\(place.alias).\(column.column)", column.attribute)
    }
    if let column = place.entity.toOne.first(where: { $0.relation.name == name }) {
      if rest.isEmpty { return .object("\(place.alias).\(column.column)", column.destination) }
      return try self.path(rest, scope.join(column, from: place), scope)
    }
    guard let many = place.entity.toMany[name] else { throw SQLUnsupported() }
    guard let operation = rest.first, operation.hasPrefix("@") else {
      return .many(many, owner: "\(place.alias).Z_PK", rest: Array(rest))
    }
    let inner = SQLScope(many.destination, counter: counter)
    if operation == "@count", rest.count == 1 {
      return .column("(SELECT COUNT(*) FROM \(Self.source(many, "\(place.alias).Z_PK", inner)))", nil)
    }
    let functions = ["@sum": "IFNULL(SUM(%), 0)", "@avg": "IFNULL(AVG(%), 0)", "@max": "MAX(%)", "@min": "MIN(%)"]
    guard let form = functions[operation], case .column(let column, let attribute?) = try self.path(rest.dropFirst(), inner.place, inner),
      attribute.attributeType.isNumeric
    else { throw SQLUnsupported() }
    let value = form.replacing("%", with: column)
    return .column("(SELECT \(value) FROM \(Self.source(many, "\(place.alias).Z_PK", inner)))", nil)
  }
}

extension PredicateComparison.Operator {
  fileprivate var symbol: String? {
    switch self {
    case .equal: "IS"
    case .notEqual: "IS NOT"
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    default: nil
    }
  }

  /// The operator for exchanged operands.
  fileprivate var mirrored: PredicateComparison.Operator? {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    default: nil
    }
  }

  fileprivate var isTextual: Bool { [.contains, .beginsWith, .endsWith, .like, .matches].contains(self) }
}

extension NSAttributeType {
  fileprivate var isNumeric: Bool {
    [
      .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .decimalAttributeType, .doubleAttributeType,
      .floatAttributeType,
    ].contains(self)
  }

  fileprivate var hasOrder: Bool { isNumeric || [.stringAttributeType, .dateAttributeType, .booleanAttributeType].contains(self) }
}
