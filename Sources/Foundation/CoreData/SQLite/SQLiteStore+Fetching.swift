import Foundation

extension SQLiteStore {
  func answer(_ query: StoreQuery) throws -> StoreAnswer {
    guard let entity = layout.entity(query.entity) else {
      return StoreAnswer(keys: [], isFiltered: true, isSorted: true, isLimited: true)
    }
    var select = SQLSelect(entity, layout)
    let isFiltered = select.filter(query)
    let isSorted = isFiltered && select.sort(query.sort)
    if isSorted { select.limit(query) }
    var keys: [String] = []
    try connection.rows(select.text("t0.Z_PK"), select.values) { keys.append(ObjectKey.make(entity.space, $0.integer(0))) }
    return StoreAnswer(keys: keys, isFiltered: isFiltered, isSorted: isSorted, isLimited: isSorted)
  }

  /// Whether statements alone find what a query asks for.
  func isExpressed(_ query: StoreQuery) -> Bool {
    guard let entity = layout.entity(query.entity) else { return true }
    var select = SQLSelect(entity, layout)
    return select.filter(query) && select.sort(query.sort)
  }

  func count(_ query: StoreQuery) throws -> Int? {
    guard let entity = layout.entity(query.entity) else { return 0 }
    var select = SQLSelect(entity, layout)
    guard select.filter(query) else { return nil }
    guard query.limit == 0, query.offset == 0 else {
      select.limit(query)
      return try connection.first("SELECT COUNT(*) FROM (\(select.text("1")))", select.values)?.integer.map(Int.init)
    }
    return try connection.first(select.text("COUNT(*)"), select.values)?.integer.map(Int.init)
  }

  /// Reads the whole rows of keys, many at a time.
  func rows(_ keys: [String], _ body: (String, StoredRow) -> Void) throws {
    var spaces: [Int: [Int64]] = [:]
    for key in keys { if let (space, primary) = ObjectKey.parts(key) { spaces[space, default: []].append(primary) } }
    for (space, primaries) in spaces {
      guard let root = layout.root(space: space) else { continue }
      for entity in layout.family(of: root.table) {
        let mark = root.hasSubentities ? " AND Z_ENT = \(entity.number)" : ""
        // All lists have one length, so that one statement serves them.
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
