import UIKitObjects

/// A fetch of dictionaries as an SQL statement with columns, groups and aggregates. No objects are created for it.
struct SQLDictionaries {
  private struct Column {
    let name: String
    let text: String
    let isAggregate: Bool
    let value: (SQLiteValue) -> Any?
  }

  private var select: SQLSelect
  private var columns: [Column] = []
  private let groups: [Column]
  private let limits: Range<Int>

  /// Creates a statement; nil if SQL would compute other results than objects.
  init?(_ query: StoreQuery, _ properties: [Any]?, groups names: [Any], _ entity: EntityLayout, _ layout: StoreLayout) {
    select = SQLSelect(entity, layout)
    limits = query.offset..<(query.limit > 0 ? query.offset + min(query.limit, Int.max - query.offset) : Int.max)
    guard select.filter(query), select.sort(query.sort) else { return nil }
    var found: [Column] = []
    for property in names {
      guard let column = Self.column(property, select), !column.isAggregate else { return nil }
      found.append(column)
    }
    groups = found
    let all = properties ?? (names.isEmpty ? query.entity.attributesByName.keys.sorted() : names)
    for property in all {
      guard let column = Self.column(property, select) else { return nil }
      columns.append(column)
    }
    guard !columns.isEmpty else { return nil }
    if groups.isEmpty {
      // Aggregates of all rows result in a single dictionary.
      guard columns.contains(where: \.isAggregate) else { return }
      guard columns.allSatisfy(\.isAggregate), query.limit == 0, query.offset == 0 else { return nil }
      select.removeOrder()
    } else {
      let texts = groups.map(\.text)
      guard columns.allSatisfy({ $0.isAggregate || texts.contains($0.text) }), select.orderGroups(texts) else { return nil }
    }
  }

  private static func column(_ property: Any, _ select: SQLSelect) -> Column? {
    guard let computed = property as? NSExpressionDescription else {
      let name = (property as? NSPropertyDescription)?.name ?? property as? String
      return name.flatMap { column($0, at: $0, select) }
    }
    guard let expression = computed.expression else { return nil }
    guard expression.isAggregate, let argument = expression.arguments?.first else {
      return expression.keyPath.isEmpty ? nil : column(computed.name, at: expression.keyPath, select)
    }
    if case .object = argument.content, expression.function == "count:" {
      return Column(name: computed.name, text: "COUNT(*)", isAggregate: true) { $0.integer.map { Int($0) } }
    }
    guard let (text, attribute) = select.column(at: argument.keyPath) else { return nil }
    func aggregate(_ function: String, _ value: @escaping (SQLiteValue) -> Any?) -> Column {
      Column(name: computed.name, text: "\(function)(\(text))", isAggregate: true, value: value)
    }
    let type = attribute.attributeType
    switch expression.function {
    case "count:": return aggregate("COUNT") { $0.integer.map { Int($0) } }
    case "sum:" where type.isWhole: return aggregate("SUM") { $0.integer.map { Int($0) } ?? 0 }
    case "sum:" where type.isFraction: return aggregate("TOTAL") { $0.number }
    case "average:" where type.isWhole || type.isFraction: return aggregate("AVG") { $0.number }
    case "min:" where type.isMeasure, "max:" where type.isMeasure:
      return aggregate(String(expression.function.dropLast()).uppercased()) { ColumnValue.decode($0, attribute) }
    default: return nil
    }
  }

  private static func column(_ name: String, at path: String, _ select: SQLSelect) -> Column? {
    guard let (text, attribute) = select.column(at: path), !attribute.allowsExternalBinaryDataStorage else { return nil }
    return Column(name: name, text: text, isAggregate: false) { ColumnValue.decode($0, attribute) }
  }

  /// Reads the dictionaries. Duplicates, and groups that do not meet the condition, do not count toward limits.
  func rows(_ connection: SQLiteConnection, isDistinct: Bool, having condition: NSPredicate?) throws -> [NSDictionary] {
    var (result, seen, place): ([NSDictionary], Set<[SQLiteValue]>, Int) = ([], [], 0)
    let text = select.text(columns.map(\.text).joined(separator: ", "), groups: groups.map(\.text))
    struct End: Error {}
    do {
      try connection.rows(text, select.values) { statement in
        let row = NSMutableDictionary()
        let values = columns.indices.map(statement.value)
        for (column, value) in zip(columns, values) {
          if let value = column.value(value) { row.setObject(value, forKey: column.name as NSString) }
        }
        guard condition?.evaluate(with: row) ?? true, !isDistinct || seen.insert(values).inserted else { return }
        guard place < limits.upperBound else { throw End() }
        if place >= limits.lowerBound { result.append(row) }
        place += 1
      }
    } catch is End {}
    return result
  }
}

extension SQLiteStore {
  /// Returns the dictionaries of a request; nil if computing them requires objects.
  func dictionaries<Result>(_ query: StoreQuery, _ request: NSFetchRequest<Result>) throws -> [NSDictionary]? {
    guard let entity = layout.entity(query.entity) else { return nil }
    let dictionaries = SQLDictionaries(query, request.propertiesToFetch, groups: request.propertiesToGroupBy ?? [], entity, layout)
    return try dictionaries?.rows(connection, isDistinct: request.returnsDistinctResults, having: request.havingPredicate)
  }
}

extension NSAttributeType {
  fileprivate var isWhole: Bool { [.integer16AttributeType, .integer32AttributeType, .integer64AttributeType].contains(self) }
  fileprivate var isFraction: Bool { self == .doubleAttributeType || self == .floatAttributeType }
  fileprivate var isMeasure: Bool { isWhole || isFraction || self == .dateAttributeType }
}
