import Foundation

/// A store in an SQLite database with the layout of iOS. A writer excludes other writers from the start of its transaction; readers see the
/// state of their last statement. A commit is durable before ``transaction(_:)`` returns, even if the process ends immediately.
final class SQLiteStore: ObjectStore {
  let connection: SQLiteConnection
  let layout: StoreLayout
  let isReadOnly: Bool
  let external: ExternalData
  /// The history, if the store has one.
  private(set) var history: StoreHistory?
  var counts = ObjectCounts()
  /// Writes the counts after nothing was saved for a moment.
  var keeping: DispatchWorkItem?
  var origin = StoreHistory.Origin()
  private var stored: StoreMetadata

  var identifier: String { stored.identifier }
  var metadata: [String: Any] {
    get { stored.list.merging([NSStoreUUIDKey: identifier, NSStoreTypeKey: NSSQLiteStoreType]) { _, new in new } }
    set {
      stored.list = newValue
      guard !isReadOnly else { return }
      try? connection.transaction { try stored.write(connection) }
    }
  }

  init(connection: SQLiteConnection, layout: StoreLayout, metadata: StoreMetadata, isReadOnly: Bool) {
    (self.connection, self.layout, stored, self.isReadOnly) = (connection, layout, metadata, isReadOnly)
    external = ExternalData(store: connection.url)
    SQLiteFunctions.add(to: connection)
  }

  deinit { settleCounts() }

  func close() {
    settleCounts()
    keeping?.cancel()
    history = nil
    connection.close()
  }

  func keepHistory() throws {
    if !isReadOnly { history = try StoreHistory(connection, layout) }
  }

  /// Returns the store in its current state, regardless of later saves, with a separate connection.
  func snapshot() throws -> SQLiteStore {
    let connection = try SQLiteConnection(connection.url, .readOnly)
    try connection.execute("BEGIN")
    // A transaction reads the state at its first read.
    _ = try connection.first("SELECT COUNT(*) FROM Z_METADATA")
    return SQLiteStore(connection: connection, layout: layout, metadata: stored, isReadOnly: true)
  }

  /// The columns of derived attributes that triggers of iOS compute, such as `ZBOOK.ZPAGESCOUNT`.
  lazy var triggered: Set<String> = {
    var found: Set<String> = []
    try? connection.rows("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'Z\\_DA\\_%' ESCAPE '\\'") { row in
      let (name, sql) = (row.value(0).text ?? "", row.value(1).text ?? "")
      for layout in layout.entities {
        for column in layout.attributes where column.attribute is NSDerivedAttributeDescription {
          guard name.contains("_\(layout.name)_\(column.attribute.name)_"), sql.contains(column.column) else { continue }
          found.insert(layout.table + "." + column.column)
        }
      }
    }
    return found
  }()

  func isTriggered(_ column: AttributeColumn, _ layout: EntityLayout) -> Bool {
    !triggered.isEmpty && triggered.contains(layout.table + "." + column.column)
  }

  /// A number that changes when another connection, of this process or another, changes the file.
  var state: Int64? { try? connection.first("PRAGMA data_version")?.integer }
  private var lastSeen: Int64?

  /// Returns whether another connection has changed the file since the last call.
  func takeForeignChanges() -> Bool {
    let state = state
    defer { lastSeen = state }
    return state != lastSeen
  }

  private var lastAnnounced: Int64?

  /// Returns whether another connection has changed the file since the last announcement.
  func takeUnannouncedChanges() -> Bool {
    let state = state
    defer { lastAnnounced = state }
    return state != lastAnnounced
  }

  // MARK: Rows

  private func root(_ key: String) -> (layout: EntityLayout, primary: Int64)? {
    guard let (space, primary) = ObjectKey.parts(key), let root = layout.root(space: space) else { return nil }
    return (root, primary)
  }

  func entity(of key: String) throws -> NSEntityDescription? {
    guard let (root, primary) = root(key) else { return nil }
    guard root.hasSubentities else { return root.entity }
    let number = try connection.first("SELECT Z_ENT FROM \(root.table) WHERE Z_PK = ?", [.integer(primary)])?.integer
    return number.flatMap { layout.entity(number: Int($0)) }?.entity
  }

  func key(entity: NSEntityDescription, reference: String) -> String? {
    guard let layout = layout.entity(entity), reference.first == "p", let primary = Int64(reference.dropFirst()) else { return nil }
    return ObjectKey.make(layout.space, primary)
  }

  func row(_ key: String) throws -> StoredRow? {
    guard let (root, primary) = root(key) else { return nil }
    guard root.hasSubentities else { return try row(root, primary) }
    let number = try connection.first("SELECT Z_ENT FROM \(root.table) WHERE Z_PK = ?", [.integer(primary)])?.integer
    return try number.flatMap { layout.entity(number: Int($0)) }.flatMap { try row($0, primary) }
  }

  private func row(_ entity: EntityLayout, _ primary: Int64) throws -> StoredRow? {
    var result: StoredRow?
    let sql = "SELECT \(entity.columnNames.joined(separator: ", ")) FROM \(entity.table) WHERE Z_PK = ?"
    try connection.rows(sql, [.integer(primary)]) { result = read($0, entity) }
    return result
  }

  /// Reads a row from a statement with the columns ``EntityLayout/columnNames``.
  func read(_ statement: SQLiteStatement, _ entity: EntityLayout) -> StoredRow {
    var values: [String: Any] = [:]
    values.reserveCapacity(entity.attributes.count + entity.toOne.count)
    var index = 3
    for column in entity.attributes {
      let stored = column.isExternal ? external.read(statement.value(index)) ?? .null : statement.value(index)
      if let value = ColumnValue.decode(stored, column.attribute) { column.set(value, in: &values) }
      index += 1
    }
    for column in entity.toOne {
      if let primary = statement.value(index).integer {
        values[column.relation.name] = [ObjectKey.make(column.destination.space, primary)]
      }
      index += 1
    }
    return StoredRow(entity: entity.entity, values: values, version: Int(statement.integer(2)))
  }

  func related(_ key: String, _ relation: NSRelationshipDescription) throws -> [String] {
    guard let (root, primary) = root(key) else { return [] }
    // The relationship belongs to the root entity or to a subentity.
    let place = try root.toMany[relation.name] ?? entity(of: key).flatMap(layout.entity)?.toMany[relation.name]
    guard let place else { return [] }
    var result: [String] = []
    let (sql, values) = Self.query(place, primary)
    let space = place.destination.space
    try connection.rows(sql, values) { result.append(ObjectKey.make(space, $0.integer(0))) }
    return result
  }

  private static func query(_ place: ToManyPlace, _ primary: Int64) -> (String, [SQLiteValue]) {
    switch place {
    case .column(let column, let order, let destination, _):
      let sort = [order, "Z_PK"].compactMap(\.self).joined(separator: ", ")
      return ("SELECT Z_PK FROM \(destination.table) WHERE \(column) = ? ORDER BY \(sort)", [.integer(primary)])
    case .join(let join):
      let sort = [join.order, join.other].compactMap(\.self).joined(separator: ", ")
      return ("SELECT \(join.other) FROM \(join.table) WHERE \(join.own) = ? ORDER BY \(sort)", [.integer(primary)])
    }
  }

  // MARK: Changes

  func transaction<Result>(_ body: (any StoreTransaction) throws -> Result) throws -> Result {
    guard !isReadOnly else { throw StoreError.make(StoreError.noPermission, "The store is read-only.") }
    do {
      var (before, added): (Int64?, [Int: Int]?)
      let result = try connection.transaction {
        let transaction = SQLiteTransaction(self)
        let result = try body(transaction)
        try transaction.finish()
        if let history { try history.write(transaction.changes, origin) }
        (before, added) = (state, transaction.added)
        return result
      }
      counts.add(added?.compactMap { number, count in layout.entity(number: number).map { ($0.entity, count) } }, in: before)
      external.end(isCommitted: true)
      return result
    } catch {
      external.end(isCommitted: false)
      throw error
    }
  }
}
