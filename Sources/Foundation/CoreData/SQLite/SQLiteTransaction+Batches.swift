import UIKitObjects

/// Changes of all rows that a query finds, with statements instead of objects.
extension SQLiteTransaction {
  /// The rows that a batch has changed: their number, and their keys if requested.
  struct Batch {
    var count = 0
    var keys: [String] = []
    /// The keys of rows that an insertion has updated, because their unique values are equal.
    var updated: [String] = []
  }

  /// Returns the temporary table with the primary keys of a table's selected rows.
  private func selection(_ table: String) throws -> String {
    let name = "TRESTLE_" + table
    try connection.execute("CREATE TEMP TABLE IF NOT EXISTS \(name) (PK INTEGER PRIMARY KEY)")
    return "temp." + name
  }

  /// Selects the rows that a query finds, or the rows of given keys.
  private func choose(_ query: StoreQuery, _ keys: [String]?, _ layout: EntityLayout) throws -> String {
    let name = try selection(layout.table)
    try connection.rows("DELETE FROM \(name)")
    if let keys {
      for key in keys {
        guard let (space, primary) = ObjectKey.parts(key), space == layout.space else { continue }
        try connection.rows("INSERT OR IGNORE INTO \(name) VALUES (?)", [.integer(primary)])
      }
      return name
    }
    var select = SQLSelect(layout, store.layout)
    guard select.filter(query), select.sort(query.sort) else {
      throw StoreError.make(StoreError.usage, "SQLite cannot evaluate the predicate or the order of the batch request.")
    }
    select.limit(query)
    try connection.rows("INSERT INTO \(name) \(select.text("t0.Z_PK"))", select.values)
    return name
  }

  private func keys(of chosen: String, _ layout: EntityLayout) throws -> [String] {
    var keys: [String] = []
    try connection.rows("SELECT PK FROM \(chosen) ORDER BY PK") { keys.append(ObjectKey.make(layout.space, $0.integer(0))) }
    return keys
  }

  private func count(of chosen: String) throws -> Int {
    Int(try connection.first("SELECT COUNT(*) FROM \(chosen)")?.integer ?? 0)
  }

  /// Records the selected rows in the history before they are changed.
  private func record(_ kind: NSPersistentHistoryChangeType, _ table: String, _ chosen: String, names: Set<String> = []) throws {
    guard store.history != nil else { return }
    var rows: [(Int, Int64)] = []
    try connection.rows("SELECT Z_ENT, Z_PK FROM \(table) WHERE Z_PK IN (SELECT PK FROM \(chosen))") {
      rows.append((Int($0.integer(0)), $0.integer(1)))
    }
    for (number, primary) in rows { record(kind, number, primary, names: names) }
  }

  // MARK: Deletion

  /// Deletes the rows that a query finds, or the rows of given keys, and applies the delete rules. Rules that deny are ignored, as on iOS.
  func delete(_ query: StoreQuery, keys: [String]?, wantsKeys: Bool) throws -> Batch {
    added = nil
    let layout = try layout(query.entity)
    var chosen = [layout.table: try choose(query, keys, layout)]
    guard let first = chosen[layout.table] else { return Batch() }
    let result = Batch(count: try count(of: first), keys: wantsKeys ? try self.keys(of: first, layout) : [])
    for table in store.layout.tables where table != layout.table {
      let name = try selection(table)
      try connection.rows("DELETE FROM \(name)")
      chosen[table] = name
    }
    try cascade(chosen)
    for entity in store.layout.entities { try detach(entity, chosen) }
    for (table, name) in chosen where try count(of: name) > 0 {
      try record(.delete, table, name)
      for column in store.layout.family(of: table).flatMap(\.attributes) where column.isExternal {
        try connection.rows("SELECT \(column.column) FROM \(table) WHERE Z_PK IN (SELECT PK FROM \(name))") {
          store.external.release($0.value(0))
        }
      }
      try connection.rows("DELETE FROM \(table) WHERE Z_PK IN (SELECT PK FROM \(name))")
      try connection.rows("DELETE FROM \(name)")
    }
    return result
  }

  /// Returns the statement for the selected rows of an entity.
  private func rows(_ layout: EntityLayout, _ chosen: [String: String]) -> String {
    let name = chosen[layout.table] ?? ""
    guard let condition = layout.condition(alias: "r", includesSubentities: true) else { return "SELECT PK FROM \(name)" }
    return "SELECT r.Z_PK FROM \(layout.table) r WHERE r.Z_PK IN (SELECT PK FROM \(name)) AND \(condition)"
  }

  private func cascade(_ chosen: [String: String]) throws {
    var hasMore = true
    while hasMore {
      hasMore = false
      for layout in store.layout.entities {
        for relation in layout.entity.relationshipsByName.values where relation.deleteRule == .cascadeDeleteRule {
          let rows = rows(layout, chosen)
          let found: (EntityLayout, String)?
          switch layout.toMany[relation.name] {
          case .column(let column, _, let destination, _):
            found = (destination, "SELECT Z_PK FROM \(destination.table) WHERE \(column) IN (\(rows))")
          case .join(let join): found = (join.destination, "SELECT \(join.other) FROM \(join.table) WHERE \(join.own) IN (\(rows))")
          case nil:
            found = layout.toOne.first { $0.relation.name == relation.name }.map {
              ($0.destination, "SELECT \($0.column) FROM \(layout.table) WHERE \($0.column) IS NOT NULL AND Z_PK IN (\(rows))")
            }
          }
          guard let (destination, sql) = found, let name = chosen[destination.table] else { continue }
          try connection.rows("INSERT OR IGNORE INTO \(name) \(sql)")
          if connection.changes > 0 { hasMore = true }
        }
      }
    }
  }

  /// Removes references to the selected rows of an entity.
  private func detach(_ layout: EntityLayout, _ chosen: [String: String]) throws {
    let rows = rows(layout, chosen)
    for relation in layout.entity.relationshipsByName.values where relation.deleteRule != .noActionDeleteRule {
      switch layout.toMany[relation.name] {
      case .column(let column, let order, let destination, _):
        let entityColumn = destination.toOne.first { $0.column == column }?.entityColumn
        let list = [column, order, entityColumn].compactMap(\.self).map { $0 + " = NULL" }.joined(separator: ", ")
        try connection.rows("UPDATE \(destination.table) SET \(list) WHERE \(column) IN (\(rows))")
      case .join(let join):
        try connection.rows("DELETE FROM \(join.table) WHERE \(join.own) IN (\(rows))")
        if join.isReflexive { try connection.rows("DELETE FROM \(join.table) WHERE \(join.other) IN (\(rows))") }
      case nil:
        guard let inverse = relation.inverseRelationship, !inverse.isToMany,
          let destination = relation.destinationEntity.flatMap(store.layout.entity),
          let column = destination.toOne.first(where: { $0.relation.name == inverse.name })
        else { continue }
        let list = [column.column, column.entityColumn].compactMap(\.self).map { $0 + " = NULL" }.joined(separator: ", ")
        try connection.rows("UPDATE \(destination.table) SET \(list) WHERE \(column.column) IN (\(rows))")
      }
    }
  }

  // MARK: Update

  /// Sets values, or the results of expressions, in the rows that a query finds.
  func update(_ query: StoreQuery, keys: [String]?, _ properties: [String: Any], wantsKeys: Bool) throws -> Batch {
    let layout = try layout(query.entity)
    let chosen = try choose(query, keys, layout)
    let result = Batch(count: try count(of: chosen), keys: wantsKeys ? try self.keys(of: chosen, layout) : [])
    var (sets, values): ([String], [SQLiteValue]) = ([], [])
    for (name, value) in properties.sorted(by: { $0.key < $1.key }) {
      if let column = layout.attributes.first(where: { $0.name == name }) {
        if let expression = value as? _Expression, !isConstant(expression) {
          let (sql, arguments) = try computed(expression, layout)
          sets.append("\(column.column) = \(sql)")
          values += arguments
        } else {
          sets.append("\(column.column) = ?")
          let encoded = try ColumnValue.encode(
            (value as? _Expression)?.constantValue ?? (value is _Expression ? nil : value), column.attribute)
          values.append(column.isExternal ? try store.external.write(encoded) : encoded)
        }
      } else if let column = layout.toOne.first(where: { $0.relation.name == name }) {
        let constant = (value as? _Expression)?.constantValue ?? (value is _Expression ? nil : value)
        let key = (constant as? NSManagedObjectID)?.key ?? (constant as? NSManagedObject)?.objectID.key
        sets.append("\(column.column) = ?")
        values.append(try key.map { .integer(try primary($0, of: column.destination)) } ?? .null)
        if let name = column.entityColumn {
          sets.append("\(name) = (SELECT Z_ENT FROM \(column.destination.table) WHERE Z_PK = ?)")
          values.append(values[values.count - 1])
        }
      } else {
        throw StoreError.make(StoreError.usage, "A batch update cannot set the property \(name) of \(layout.name).")
      }
    }
    try record(.update, layout.table, chosen, names: Set(properties.keys))
    try connection.rows(
      "UPDATE \(layout.table) SET \((sets + ["Z_OPT = Z_OPT + 1"]).joined(separator: ", ")) WHERE Z_PK IN (SELECT PK FROM \(chosen))",
      values)
    try connection.rows("DELETE FROM \(chosen)")
    return result
  }

  private func isConstant(_ expression: _Expression) -> Bool {
    if case .constant = expression.content { return true }
    return false
  }

  private func computed(_ expression: _Expression, _ layout: EntityLayout) throws -> (String, [SQLiteValue]) {
    let operators = ["add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/"]
    switch expression.content {
    case .constant(let value):
      guard let value else { return ("NULL", []) }
      if let text = value as? String { return ("?", [.text(text)]) }
      guard let number = ColumnValue.number(value) else { break }
      let whole = number.int64Value
      return ("?", [Double(whole) == number.doubleValue ? .integer(whole) : .double(number.doubleValue)])
    case .property(let path):
      if let column = layout.attributes.first(where: { $0.name == path }) { return (column.column, []) }
    case .function(let name, let arguments) where arguments.count == 2:
      guard let symbol = operators[name] else { break }
      let (left, right) = (try computed(arguments[0], layout), try computed(arguments[1], layout))
      // Integers are divided like floating-point numbers, as in `NSExpression`.
      let factor = symbol == "/" ? "1.0 * " : ""
      return ("(\(factor)\(left.0) \(symbol) \(right.0))", left.1 + right.1)
    default: break
    }
    throw StoreError.make(StoreError.usage, "SQLite cannot compute a value of the batch update.")
  }

  // MARK: Insertion

  /// Inserts rows until `next` returns nil. The merge policy applies to rows whose unique values exist already.
  func insert(_ entity: NSEntityDescription, policy: NSMergePolicy, wantsKeys: Bool, _ next: () throws -> [String: Any]?) throws -> Batch {
    let layout = try layout(entity)
    let unique = entity.uniqueNames.map { names in
      names.compactMap { name in layout.attributes.first { $0.name == name }?.column }
    }
    .filter { !$0.isEmpty }
    let external = layout.attributes.filter(\.isExternal)
    var result = Batch()
    while let row = try next() {
      let present = layout.attributes.filter { $0.value(in: row) != nil }
      if let other = row.keys.first(where: { entity.attributesByName[$0] == nil }) {
        throw StoreError.make(StoreError.usage, "A batch insertion cannot set the property \(other) of \(layout.name).")
      }
      var values: [SQLiteValue] = []
      for column in present {
        let value = try ColumnValue.encode(column.value(in: row), column)
        values.append(external.isEmpty || !column.isExternal ? value : try store.external.write(value))
      }
      let key = try makeKey(entity)
      let primary = try primary(key, of: layout)
      let columns = present.map(\.column)
      let names = (["Z_PK", "Z_ENT", "Z_OPT"] + columns).joined(separator: ", ")
      let marks = Array(repeating: "?", count: columns.count + 3).joined(separator: ", ")
      var sql = "INSERT INTO \(layout.table) (\(names)) VALUES (\(marks))"
      if !unique.isEmpty {
        switch policy.mergeType {
        case .errorMergePolicyType: break
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: sql += " ON CONFLICT DO NOTHING"
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
          let sets = (columns.map { "\($0) = excluded.\($0)" } + ["Z_OPT = Z_OPT + 1"]).joined(separator: ", ")
          for columns in unique { sql += " ON CONFLICT (\(columns.joined(separator: ", "))) DO UPDATE SET \(sets)" }
        }
        sql += " RETURNING Z_PK"
      }
      let bound: [SQLiteValue] = [.integer(primary), .integer(Int64(layout.number)), .integer(1)] + values
      guard !unique.isEmpty else {
        try connection.rows(sql, bound)
        note(primary, layout, key, &result, wantsKeys)
        continue
      }
      guard let written = try connection.first(sql, bound)?.integer else { continue }
      if written == primary {
        note(primary, layout, key, &result, wantsKeys)
      } else {
        result.count += 1
        let other = ObjectKey.make(layout.space, written)
        if wantsKeys { (result.keys, result.updated) = (result.keys + [other], result.updated + [other]) }
        record(.update, layout.number, written, names: Set(present.map(\.attribute.name)))
      }
    }
    return result
  }

  private func note(_ primary: Int64, _ layout: EntityLayout, _ key: String, _ result: inout Batch, _ wantsKeys: Bool) {
    result.count += 1
    if wantsKeys { result.keys.append(key) }
    added?[layout.number, default: 0] += 1
    record(.insert, layout.number, primary)
  }
}
