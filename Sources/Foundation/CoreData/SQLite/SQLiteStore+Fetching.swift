import Foundation

extension SQLiteStore {
  func answer(_ query: StoreQuery) throws -> StoreAnswer {
    guard let entity = layout.entity(query.entity) else {
      return StoreAnswer(keys: [], isFiltered: true, isSorted: true, isLimited: true)
    }
    var select = SQLSelect(entity, layout)
    let isFiltered = select.filter(query)
    let isSorted = isFiltered && select.sort(query.sort)
    if isSorted { select.limit(query) } else { try select.refuseBlocks(query) }
    var keys: [String] = []
    try connection.rows(select.text("t0.Z_PK"), select.values) { keys.append(ObjectKey.make(entity.space, $0.integer(0))) }
    return StoreAnswer(keys: keys, isFiltered: isFiltered, isSorted: isSorted, isLimited: isSorted)
  }

  /// Returns whether SQL statements alone find the results of a query.
  func isExpressed(_ query: StoreQuery) -> Bool {
    guard let entity = layout.entity(query.entity) else { return true }
    var select = SQLSelect(entity, layout)
    return select.filter(query) && select.sort(query.sort)
  }

  func count(_ query: StoreQuery) throws -> Int? {
    let state = state
    if let known = known(query, in: state) { return known }
    guard let entity = layout.entity(query.entity) else { return 0 }
    var select = SQLSelect(entity, layout)
    guard select.filter(query) else { return nil }
    guard query.limit == 0, query.offset == 0 else {
      select.limit(query)
      return try connection.first("SELECT COUNT(*) FROM (\(select.text("1")))", select.values)?.integer.map(Int.init)
    }
    guard let count = try connection.first(select.text("COUNT(*)"), select.values)?.integer.map(Int.init) else { return nil }
    note(count, query, in: state)
    return count
  }

  /// Returns the primary keys that a query finds, and the runs of equal values at a key path as sections. The result is nil if statements
  /// alone do not find them, or there are fewer than `least`.
  func sections(_ query: StoreQuery, by keyPath: String, least: Int) throws -> (
    space: Int, keys: [Int64], sections: [SectionCache.Section]
  )? {
    guard let entity = layout.entity(query.entity) else { return nil }
    var select = SQLSelect(entity, layout)
    guard select.filter(query), select.sort(query.sort), let column = select.column(at: keyPath) else { return nil }
    guard try count(query) ?? 0 >= least else { return nil }
    var keys: [Int64] = []
    var sections: [SectionCache.Section] = []
    var (last, start): (SQLiteValue?, Int) = (nil, 0)
    func end() {
      guard let last else { return }
      let name = ColumnValue.decode(last, column.attribute).map { "\($0)" } ?? ""
      // Different values may have equal names, such as a missing and an empty text.
      let former = sections.last?.name == name ? sections.removeLast().count : 0
      sections.append(SectionCache.Section(name: name, count: former + keys.count - start))
    }
    try connection.rows(select.text("t0.Z_PK, \(column.text)"), select.values) { row in
      let value = row.value(1)
      if value != last {
        end()
        (last, start) = (value, keys.count)
      }
      keys.append(row.integer(0))
    }
    end()
    return (entity.space, keys, sections)
  }

  /// Reads the complete rows of keys, many at a time.
  func rows(_ keys: [String], _ body: (String, StoredRow) -> Void) throws {
    var spaces: [Int: [Int64]] = [:]
    for key in keys { if let (space, primary) = ObjectKey.parts(key) { spaces[space, default: []].append(primary) } }
    for (space, primaries) in spaces {
      guard let root = layout.root(space: space) else { continue }
      for entity in layout.family(of: root.table) {
        let mark = root.hasSubentities ? " AND Z_ENT = \(entity.number)" : ""
        // All lists have equal lengths, so that one statement can be reused.
        for start in stride(from: 0, to: primaries.count, by: Self.batch) {
          var part = Array(primaries[start..<min(start + Self.batch, primaries.count)])
          let last = part[part.count - 1]
          part += Array(repeating: last, count: Self.batch - part.count)
          let marks = Array(repeating: "?", count: Self.batch).joined(separator: ", ")
          let sql = "SELECT \(entity.columnNames.joined(separator: ", ")) FROM \(entity.table) WHERE Z_PK IN (\(marks))\(mark)"
          try connection.rows(sql, part.map { .integer($0) }) { statement in
            body(ObjectKey.make(space, statement.integer(0)), read(statement, entity))
          }
        }
      }
    }
  }

  private static let batch = 100
}
