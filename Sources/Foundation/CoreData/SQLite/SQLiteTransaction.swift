/// The changes of one save to an SQLite store.
final class SQLiteTransaction: StoreTransaction {
  let store: SQLiteStore
  var connection: SQLiteConnection { store.connection }
  /// The numbers of root entities and the largest primary keys of their rows, by the spaces of the keys.
  private var largest: [Int: (number: Int, primary: Int64)] = [:]
  /// The entity that was asked for last: most savings have many objects of one.
  private var last: (entity: NSEntityDescription, layout: EntityLayout)?
  /// The changes for the history.
  private(set) var changes: [StoreHistory.Change] = []
  /// The numbers of new objects minus deleted objects, by entity numbers; nil if they are unknown.
  var added: [Int: Int]? = [:]
  /// Writes that need all rows to exist. They must not retain the transaction, because its statements are freed with it if it fails.
  private var later: [() throws -> Void] = []
  private var insertions: [ObjectIdentifier: Insertion] = [:]

  init(_ store: SQLiteStore) { self.store = store }

  func makeKey(_ entity: NSEntityDescription) throws -> String {
    let layout = try layout(entity)
    if largest[layout.space] == nil {
      let root = store.layout.root(space: layout.space) ?? layout
      let most = try max(
        connection.first("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = ?", [.integer(Int64(root.number))])?.integer ?? 0,
        // A program without Core Data may have added rows.
        connection.first("SELECT MAX(Z_PK) FROM \(root.table)")?.integer ?? 0)
      largest[layout.space] = (root.number, most)
    }
    largest[layout.space]?.primary += 1
    return ObjectKey.make(layout.space, largest[layout.space]?.primary ?? 0)
  }

  func finish() throws {
    for insertion in insertions.values {
      added?[insertion.layout.number, default: 0] += insertion.count
      connection.keep(insertion.statement, insertion.sql)
    }
    insertions = [:]
    for write in later { try write() }
    for (number, primary) in largest.values {
      try connection.rows("UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_ENT = ?", [.integer(primary), .integer(Int64(number))])
    }
  }

  func record(_ kind: NSPersistentHistoryChangeType, _ entity: Int, _ primary: Int64, names: Set<String> = []) {
    if store.history != nil { changes.append(StoreHistory.Change(kind: kind, entity: entity, primary: primary, names: names)) }
  }

  func layout(_ entity: NSEntityDescription) throws -> EntityLayout {
    if let last, last.entity === entity { return last.layout }
    guard let layout = store.layout.entity(entity) else {
      throw StoreError.make(StoreError.saving, "The store has no entity \(entity.name ?? "").")
    }
    last = (entity, layout)
    return layout
  }

  func primary(_ key: String, of entity: EntityLayout) throws -> Int64 {
    guard let (space, primary) = ObjectKey.parts(key), space == entity.space else {
      throw StoreError.make(StoreError.saving, "A relationship refers to an object that is not saved, or is in another store.")
    }
    return primary
  }

  func version(_ key: String) throws -> Int? {
    guard let (space, primary) = ObjectKey.parts(key), let root = store.layout.root(space: space) else { return nil }
    return try connection.first("SELECT Z_OPT FROM \(root.table) WHERE Z_PK = ?", [.integer(primary)])?.integer.map(Int.init)
  }

  func row(_ key: String) throws -> StoredRow? { try store.row(key) }

  func other(_ key: String, _ entity: NSEntityDescription, _ names: [String], _ row: [String: Any]) throws -> String? {
    let layout = try layout(entity)
    var (conditions, values): ([String], [SQLiteValue]) = ([], [])
    for name in names {
      guard let value = row[name] else { return nil }
      if let column = layout.attributes.first(where: { $0.name == name }) {
        conditions.append("\(column.column) = ?")
        values.append(try ColumnValue.encode(value, column.attribute))
      } else if let column = layout.toOne.first(where: { $0.relation.name == name }), let other = (value as? [String])?.first,
        let primary = ObjectKey.parts(other)?.primary
      {
        conditions.append("\(column.column) = ?")
        values.append(.integer(primary))
      } else {
        return nil
      }
    }
    guard !conditions.isEmpty else { return nil }
    values.append(.integer(ObjectKey.parts(key)?.primary ?? 0))
    let sql = "SELECT Z_PK FROM \(layout.table) WHERE \(conditions.joined(separator: " AND ")) AND Z_PK <> ? LIMIT 1"
    return try connection.first(sql, values)?.integer.map { ObjectKey.make(layout.space, $0) }
  }

  // MARK: Writing

  func set(_ row: [String: Any], _ before: [String: Any]?, entity: NSEntityDescription, key: String) throws -> Int {
    let layout = try layout(entity)
    let primary = try primary(key, of: layout)
    guard let before else {
      try insert(row, layout, primary)
      return 1
    }
    var (columns, values): ([String], [SQLiteValue]) = ([], [])
    func isChanged(_ name: String) -> Bool { !Row.areEqual(before[name], row[name]) }
    for column in layout.attributes where isChanged(column.property) && !store.isTriggered(column, layout) {
      columns.append(column.column)
      let value = try ColumnValue.encode(column.value(in: row), column)
      values.append(column.isExternal ? try store.external.write(value) : value)
      if column.isExternal { try release([column], layout, primary) }
    }
    for column in layout.toOne where isChanged(column.relation.name) {
      columns.append(column.column)
      values.append(try reference(column, row))
      noteEntity(column, layout, primary)
    }
    if store.history != nil {
      let names = Set(row.keys).union(before.keys).filter { !Row.areEqual(before[$0], row[$0]) }
      record(.update, layout.number, primary, names: names)
    }
    let version = (try version(key) ?? 0) + 1
    let list = (columns + ["Z_OPT"]).map { $0 + " = ?" }.joined(separator: ", ")
    try connection.rows("UPDATE \(layout.table) SET \(list) WHERE Z_PK = ?", values + [.integer(Int64(version)), .integer(primary)])
    for (name, place) in layout.toMany where isChanged(name) {
      guard let keys = row[name] as? [String] else { continue }
      noteRelated(place, primary, keys, before[name] as? [String] ?? [])
    }
    return version
  }

  /// The statement that inserts rows of an entity, and their number.
  private final class Insertion {
    let layout: EntityLayout
    /// The columns that no trigger computes.
    let attributes: [AttributeColumn]
    let sql: String
    let statement: SQLiteStatement
    var count = 0

    init(_ layout: EntityLayout, _ attributes: [AttributeColumn], _ connection: SQLiteConnection) throws {
      (self.layout, self.attributes, sql) = (layout, attributes, layout.insertion(attributes))
      statement = try connection.take(sql)
    }
  }

  private func insertion(_ layout: EntityLayout) throws -> Insertion {
    if let known = insertions[ObjectIdentifier(layout)] { return known }
    let made = try Insertion(layout, layout.attributes.filter { !store.isTriggered($0, layout) }, connection)
    insertions[ObjectIdentifier(layout)] = made
    return made
  }

  private func insert(_ row: [String: Any], _ layout: EntityLayout, _ primary: Int64) throws {
    let insertion = try insertion(layout)
    let statement = insertion.statement
    try statement.bind(.integer(primary), at: 1)
    try statement.bind(.integer(Int64(layout.number)), at: 2)
    try statement.bind(.integer(1), at: 3)
    var index = 4
    for column in insertion.attributes {
      let value = try ColumnValue.encode(column.value(in: row), column)
      try statement.bind(column.isExternal ? try store.external.write(value) : value, at: index)
      index += 1
    }
    for column in layout.toOne {
      try statement.bind(try reference(column, row), at: index)
      index += 1
      noteEntity(column, layout, primary)
    }
    try statement.run()
    insertion.count += 1
    record(.insert, layout.number, primary)
    for (name, place) in layout.toMany {
      if let keys = row[name] as? [String] { noteRelated(place, primary, keys, []) }
    }
  }

  private func reference(_ column: ToOneColumn, _ row: [String: Any]) throws -> SQLiteValue {
    guard let other = (row[column.relation.name] as? [String])?.first else { return .null }
    return .integer(try primary(other, of: column.destination))
  }

  /// Records the entity of a related object, which may belong to a subentity and be written later.
  private func noteEntity(_ column: ToOneColumn, _ layout: EntityLayout, _ primary: Int64) {
    guard let name = column.entityColumn else { return }
    later.append { [unowned self] in
      let number = "(SELECT o.Z_ENT FROM \(column.destination.table) o WHERE o.Z_PK = \(layout.table).\(column.column))"
      try connection.rows("UPDATE \(layout.table) SET \(name) = \(number) WHERE Z_PK = ?", [.integer(primary)])
    }
  }

  private func noteRelated(_ place: ToManyPlace, _ primary: Int64, _ keys: [String], _ old: [String]) {
    // The column of the inverse relationship is written with the related objects.
    if case .column(_, nil, _, false) = place { return }
    if !keys.isEmpty || !old.isEmpty { later.append { [unowned self] in try relate(place, primary, keys, old) } }
  }

  /// The distance between positions in an ordered relationship, as written by iOS. It allows inserting objects between others.
  private static let step: Int64 = 1024

  private func relate(_ place: ToManyPlace, _ owner: Int64, _ keys: [String], _ old: [String]) throws {
    switch place {
    case .column(let column, let order, let destination, let isOwn):
      if isOwn {
        for key in old where !keys.contains(key) {
          try connection.rows(
            "UPDATE \(destination.table) SET \(column) = NULL WHERE Z_PK = ? AND \(column) = ?",
            [.integer(try primary(key, of: place.destination)), .integer(owner)])
        }
        for key in keys {
          try connection.rows(
            "UPDATE \(destination.table) SET \(column) = ? WHERE Z_PK = ?",
            [.integer(owner), .integer(try primary(key, of: place.destination))])
        }
      }
      guard let order else { return }
      for (index, key) in keys.enumerated() {
        try connection.rows(
          "UPDATE \(destination.table) SET \(order) = ? WHERE Z_PK = ?",
          [.integer(Int64(index + 1) * Self.step), .integer(try primary(key, of: place.destination))])
      }
    case .join(let join):
      let (present, former) = (Set(keys), Set(old))
      for key in old where !present.contains(key) {
        try connection.rows(
          "DELETE FROM \(join.table) WHERE \(join.own) = ? AND \(join.other) = ?",
          [.integer(owner), .integer(try primary(key, of: place.destination))])
      }
      for key in keys where !former.contains(key) {
        try connection.rows(
          "INSERT OR IGNORE INTO \(join.table) (\(join.own), \(join.other)) VALUES (?, ?)",
          [.integer(owner), .integer(try primary(key, of: place.destination))])
      }
      guard let order = join.order else { return }
      for (index, key) in keys.enumerated() {
        try connection.rows(
          "UPDATE \(join.table) SET \(order) = ? WHERE \(join.own) = ? AND \(join.other) = ?",
          [.integer(Int64(index + 1) * Self.step), .integer(owner), .integer(try primary(key, of: place.destination))])
      }
    }
  }

  /// Marks the files of a row's large values as unused.
  private func release(_ columns: [AttributeColumn], _ layout: EntityLayout, _ primary: Int64) throws {
    for column in columns {
      let value = try connection.first("SELECT \(column.column) FROM \(layout.table) WHERE Z_PK = ?", [.integer(primary)])
      if let value { store.external.release(value) }
    }
  }

  func delete(_ key: String, _ entity: NSEntityDescription) throws {
    let (layout, primary) = (try layout(entity), ObjectKey.parts(key)?.primary ?? 0)
    try release(layout.attributes.filter(\.isExternal), layout, primary)
    record(.delete, layout.number, primary)
    try connection.rows("DELETE FROM \(layout.table) WHERE Z_PK = ?", [.integer(primary)])
    added?[layout.number, default: 0] -= connection.changes
    for case .join(let join) in layout.toMany.values {
      try connection.rows("DELETE FROM \(join.table) WHERE \(join.own) = ?", [.integer(primary)])
      if join.isReflexive { try connection.rows("DELETE FROM \(join.table) WHERE \(join.other) = ?", [.integer(primary)]) }
    }
  }
}
