import Foundation

/// The history of a store's changes, in the tables of iOS: `ATRANSACTION` has a row for each save, `ACHANGE` one for each changed row, and
/// `ATRANSACTIONSTRING` one for each name of authors, contexts and programs.
final class StoreHistory {
  /// The author and the context of a save.
  struct Origin {
    var author: String?
    var context: String?
  }

  struct Change {
    let kind: NSPersistentHistoryChangeType
    let entity: Int
    let primary: Int64
    /// The names of changed properties; empty for new and deleted rows.
    var names: Set<String> = []
  }

  private enum Number: Int64 { case change = 16_001, transaction, string }

  private let connection: SQLiteConnection
  private let layout: StoreLayout
  /// Whether names are in a separate table. Older files have them in `ATRANSACTION`.
  private let hasStrings: Bool

  /// Creates the tables if they do not exist.
  init(_ connection: SQLiteConnection, _ layout: StoreLayout) throws {
    (self.connection, self.layout) = (connection, layout)
    let own = "Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER"
    let strings = ["AUTHOR", "BUNDLEID", "CONTEXTNAME", "PROCESSID"]
    if try connection.first("SELECT 1 FROM sqlite_master WHERE name = 'ATRANSACTION'") == nil {
      try connection.transaction {
        guard try connection.first("SELECT 1 FROM sqlite_master WHERE name = 'ATRANSACTION'") == nil else { return }
        try connection.execute(
          "CREATE TABLE ACHANGE ( \(own), ZCHANGETYPE INTEGER, ZENTITY INTEGER, ZENTITYPK INTEGER, ZTRANSACTIONID INTEGER, ZCOLUMNS BLOB )")
        try connection.execute(
          "CREATE TABLE ATRANSACTION ( \(own), " + strings.map { "Z\($0)TS INTEGER, " }.joined() + "ZTIMESTAMP FLOAT, "
            + strings.map { "Z\($0) VARCHAR, " }.joined() + "ZQUERYGEN BLOB )")
        try connection.execute("CREATE TABLE ATRANSACTIONSTRING ( \(own), ZNAME VARCHAR )")
        try connection.execute("CREATE INDEX ACHANGE_ZTRANSACTIONID_INDEX ON ACHANGE (ZTRANSACTIONID)")
        for name in strings { try connection.execute("CREATE INDEX ATRANSACTION_Z\(name)TS_INDEX ON ATRANSACTION (Z\(name)TS)") }
        try connection.execute("CREATE INDEX Z_TRANSACTION_TransactionAuthorIndex ON ATRANSACTION (ZAUTHOR COLLATE BINARY ASC)")
        try connection.execute("CREATE INDEX Z_TRANSACTION_TransactionTimestampIndex ON ATRANSACTION (ZTIMESTAMP COLLATE BINARY ASC)")
        try connection.execute("CREATE UNIQUE INDEX Z_TRANSACTIONSTRING_UNIQUE_NAME ON ATRANSACTIONSTRING (ZNAME COLLATE BINARY ASC)")
        for (number, name) in [(Number.change, "CHANGE"), (.transaction, "TRANSACTION"), (.string, "TRANSACTIONSTRING")] {
          try connection.rows("INSERT OR REPLACE INTO Z_PRIMARYKEY VALUES (?, ?, 0, 0)", [.integer(number.rawValue), .text(name)])
        }
      }
    }
    hasStrings = try connection.first("SELECT 1 FROM pragma_table_info('ATRANSACTION') WHERE name = 'ZAUTHORTS'") != nil
  }

  // MARK: Writing

  /// Used numbers are never reused, even after rows were deleted.
  private func next(_ number: Number, _ table: String, count: Int = 1) throws -> Int64 {
    let known = max(
      try connection.first("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = ?", [.integer(number.rawValue)])?.integer ?? 0,
      try connection.first("SELECT MAX(Z_PK) FROM \(table)")?.integer ?? 0)
    try connection.rows(
      "UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_ENT = ?", [.integer(known + Int64(count)), .integer(number.rawValue)])
    return known + 1
  }

  private func string(_ text: String?) throws -> SQLiteValue {
    guard let text, !text.isEmpty else { return .null }
    guard hasStrings else { return .text(text) }
    if let known = try connection.first("SELECT Z_PK FROM ATRANSACTIONSTRING WHERE ZNAME = ?", [.text(text)])?.integer {
      return .integer(known)
    }
    let primary = try next(.string, "ATRANSACTIONSTRING")
    try connection.rows(
      "INSERT INTO ATRANSACTIONSTRING (Z_PK, Z_ENT, Z_OPT, ZNAME) VALUES (?, ?, 1, ?)",
      [.integer(primary), .integer(Number.string.rawValue), .text(text)])
    return .integer(primary)
  }

  /// Writes the changes of one save, within its transaction.
  func write(_ changes: [Change], _ origin: Origin) throws {
    guard !changes.isEmpty else { return }
    let transaction = try next(.transaction, "ATRANSACTION")
    let suffix = hasStrings ? "TS" : ""
    let process = ProcessInfo.processInfo.processName
    try connection.rows(
      "INSERT INTO ATRANSACTION (Z_PK, Z_ENT, Z_OPT, ZTIMESTAMP, ZAUTHOR\(suffix), ZBUNDLEID\(suffix), ZCONTEXTNAME\(suffix), "
        + "ZPROCESSID\(suffix)) VALUES (?, ?, 1, ?, ?, ?, ?, ?)",
      [
        .integer(transaction), .integer(Number.transaction.rawValue), .double(Date().timeIntervalSinceReferenceDate),
        try string(origin.author), try string(Bundle.main.bundleIdentifier ?? process), try string(origin.context), try string(process),
      ])
    var primary = try next(.change, "ACHANGE", count: changes.count)
    for change in changes {
      try connection.rows(
        "INSERT INTO ACHANGE (Z_PK, Z_ENT, Z_OPT, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZTRANSACTIONID, ZCOLUMNS) VALUES (?, ?, 1, ?, ?, ?, ?, ?)",
        [
          .integer(primary), .integer(Number.change.rawValue), .integer(Int64(change.kind.rawValue)), .integer(Int64(change.entity)),
          .integer(change.primary), .integer(transaction), change.names.isEmpty ? .null : .blob(bits(change)),
        ])
      primary += 1
    }
  }

  /// Returns the changed properties as bits, in the order of their names.
  private func bits(_ change: Change) -> Data {
    let names = layout.entity(number: change.entity)?.entity.propertiesByName.keys.sorted() ?? []
    var result = Data(count: (names.count + 7) / 8)
    for (index, name) in names.enumerated() where change.names.contains(name) { result[index / 8] |= 1 << (index % 8) }
    return result
  }

  private func names(_ bits: Data, _ entity: NSEntityDescription) -> [String] {
    entity.propertiesByName.keys.sorted().enumerated().filter { index, _ in
      index / 8 < bits.count && bits[bits.startIndex + index / 8] & (1 << (index % 8)) != 0
    }.map(\.element)
  }

  // MARK: Reading

  /// The number of the last transaction; 0 if there is none.
  var last: Int64 {
    (try? connection.first("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = ?", [.integer(Number.transaction.rawValue)])?.integer) ?? 0
  }

  /// Returns the transactions that meet an SQL condition.
  func transactions(_ condition: String, _ value: SQLiteValue, store: NSPersistentStore, withChanges: Bool) throws
    -> [NSPersistentHistoryTransaction]
  {
    let column: (String) -> String = { [hasStrings] name in
      hasStrings
        ? "IFNULL((SELECT s.ZNAME FROM ATRANSACTIONSTRING s WHERE s.Z_PK = t.Z\(name)TS), t.Z\(name))" : "t.Z\(name)"
    }
    var result: [NSPersistentHistoryTransaction] = []
    try connection.rows(
      "SELECT t.Z_PK, t.ZTIMESTAMP, \(column("AUTHOR")), \(column("BUNDLEID")), \(column("CONTEXTNAME")), \(column("PROCESSID")) "
        + "FROM ATRANSACTION t WHERE \(condition) ORDER BY t.Z_PK", [value]
    ) { row in
      let seconds: Double =
        switch row.value(1) {
        case .double(let seconds): seconds
        case let other: Double(other.integer ?? 0)
        }
      result.append(
        NSPersistentHistoryTransaction(
          number: row.integer(0), timestamp: Date(timeIntervalSinceReferenceDate: seconds), author: row.value(2).text,
          bundle: row.value(3).text ?? "", context: row.value(4).text, process: row.value(5).text ?? "", store: store))
    }
    guard withChanges else { return result }
    for transaction in result { transaction.changes = try changes(transaction, store) }
    return result
  }

  private func changes(_ transaction: NSPersistentHistoryTransaction, _ store: NSPersistentStore) throws -> [NSPersistentHistoryChange] {
    var result: [NSPersistentHistoryChange] = []
    try connection.rows(
      "SELECT Z_PK, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZCOLUMNS FROM ACHANGE WHERE ZTRANSACTIONID = ? ORDER BY Z_PK",
      [.integer(transaction.transactionNumber)]
    ) { row in
      guard let entity = layout.entity(number: Int(row.integer(2))), let kind = NSPersistentHistoryChangeType(rawValue: Int(row.integer(1)))
      else { return }
      let id = NSManagedObjectID(ObjectKey.make(entity.space, row.integer(3)), entity.entity, store: store)
      var names: [String]?
      if case .blob(let bits) = row.value(4), kind == .update { names = self.names(bits, entity.entity) }
      let properties = names.map { Set($0.compactMap { entity.entity.propertiesByName[$0] }) }
      result.append(
        NSPersistentHistoryChange(number: row.integer(0), kind: kind, object: id, properties: properties, transaction: transaction))
    }
    return result
  }

  /// Deletes the transactions that meet an SQL condition, with their changes.
  func delete(_ condition: String, _ value: SQLiteValue) throws {
    try connection.transaction {
      try connection.rows("DELETE FROM ACHANGE WHERE ZTRANSACTIONID IN (SELECT t.Z_PK FROM ATRANSACTION t WHERE \(condition))", [value])
      try connection.rows("DELETE FROM ATRANSACTION WHERE Z_PK IN (SELECT t.Z_PK FROM ATRANSACTION t WHERE \(condition))", [value])
    }
  }
}
