import UIKitObjects

/// A statement that finds rows of an entity, with the predicate, order and limits of a query. Values are bound, never written into the
/// text.
struct SQLSelect {
  let entity: EntityLayout
  let layout: StoreLayout
  private let scope: SQLScope
  private var conditions: [String] = []
  private var orders: [String] = []
  private var filterValues: [SQLiteValue] = []
  private var limitValues: [SQLiteValue] = []

  init(_ entity: EntityLayout, _ layout: StoreLayout) {
    (self.entity, self.layout) = (entity, layout)
    scope = SQLScope(entity, counter: SQLScope.Counter())
  }

  var values: [SQLiteValue] { filterValues + limitValues }

  /// Returns the statement. Values are bound in the order of its parts, so the columns must not have any.
  func text(_ columns: String, groups: [String] = []) -> String {
    var text = "SELECT \(columns) FROM \(entity.table) t0\(scope.joins)"
    if !conditions.isEmpty { text += " WHERE " + conditions.joined(separator: " AND ") }
    if !groups.isEmpty { text += " GROUP BY " + groups.joined(separator: ", ") }
    if !orders.isEmpty { text += " ORDER BY " + orders.joined(separator: ", ") }
    if !limitValues.isEmpty { text += " LIMIT ? OFFSET ?" }
    return text
  }

  /// Adds the entity and the predicate. Returns false if the predicate cannot be translated; then only the entity was added.
  mutating func filter(_ query: StoreQuery) -> Bool {
    if let condition = entity.condition(alias: "t0", includesSubentities: query.includesSubentities) { conditions.append(condition) }
    guard let predicate = query.predicate else { return true }
    guard let condition = PredicateConditions.condition(of: predicate) else { return false }
    var translator = SQLPredicate(counter: scope.counter)
    guard let text = try? translator.text(condition, scope) else { return false }
    conditions.append(text)
    filterValues = translator.values
    return true
  }

  /// Adds the order, with the order of saving for equal rows. Returns false if a descriptor cannot be translated; then no order was added.
  mutating func sort(_ descriptors: [NSSortDescriptor]) -> Bool {
    var orders: [String] = []
    for descriptor in descriptors {
      guard let text = SQLSort.text(descriptor, scope, layout) else { return false }
      orders.append(text)
    }
    // Sorting by the primary key in one table needs no sort step.
    self.orders = orders + ["t0.Z_PK"]
    return true
  }

  mutating func removeOrder() { orders = [] }

  /// Orders groups; equal groups are in the order of their first rows. Returns false if the order depends on a value that differs within a
  /// group.
  mutating func orderGroups(_ groups: [String]) -> Bool {
    let orders = orders.dropLast()
    guard orders.allSatisfy({ order in groups.contains { order.hasPrefix($0 + " ") } }) else { return false }
    self.orders = orders + ["MIN(t0.Z_PK)"]
    return true
  }

  /// Throws for predicates and sort descriptors with blocks, which iOS also rejects for SQLite stores. Others that cannot be translated are
  /// evaluated for each object.
  func refuseBlocks(_ query: StoreQuery) throws {
    if let predicate = query.predicate, PredicateConditions.condition(of: predicate) == nil {
      throw StoreError.make(StoreError.usage, "Unsupported predicate: a store of SQLite cannot evaluate a block.")
    }
    if query.sort.contains(where: { SQLSort.isBlock($0, scope) }) {
      throw StoreError.make(StoreError.usage, "Unsupported NSSortDescriptor: comparator blocks are not supported by a store of SQLite.")
    }
  }

  /// Returns the column of an attribute at a key path through to-one relationships; nil if there is none.
  func column(at keyPath: String) -> (text: String, attribute: NSAttributeDescription)? {
    var (place, rest) = (scope.place, keyPath)
    while true {
      if let column = place.entity.attributes.first(where: { $0.name == rest }) {
        return ("\(place.alias).\(column.column)", column.attribute)
      }
      let names = rest.split(separator: ".", maxSplits: 1).map(String.init)
      guard names.count == 2, let relation = place.entity.toOne.first(where: { $0.relation.name == names[0] }) else { return nil }
      (place, rest) = (scope.join(relation, from: place), names[1])
    }
  }

  mutating func limit(_ query: StoreQuery) {
    guard query.limit > 0 || query.offset > 0 else { return }
    limitValues = [.integer(query.limit > 0 ? Int64(query.limit) : -1), .integer(Int64(query.offset))]
  }
}
