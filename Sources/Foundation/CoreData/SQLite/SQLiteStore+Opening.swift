import Foundation

extension SQLiteStore {
  /// Opens, creates or migrates a file, or moves the rows of a former one into it, according to the options.
  ///
  /// - Parameter former: The version of the model that the file has, if a staged migration knows it.
  static func open(
    _ url: URL, _ entities: [NSEntityDescription], model: NSManagedObjectModel, options: [AnyHashable: Any],
    former: NSManagedObjectModel? = nil
  ) throws -> SQLiteStore {
    let isReadOnly = NSPersistentStore.isReadOnly(options)
    if FormerStore.isOne(url) { return try FormerStore.move(url, entities, model: model, options: options) }
    let exists = ((try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int) ?? 0) > 0
    if !exists {
      guard !isReadOnly else {
        throw StoreError.make(
          NSPersistentStoreOpenError, "There is no store “\(url.lastPathComponent)” to read.", [NSFilePathErrorKey: url.path])
      }
      do {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      } catch {
        throw StoreError.make(
          StoreError.noPermission, "The folder of the store “\(url.lastPathComponent)” cannot be made.",
          [NSFilePathErrorKey: url.path, NSUnderlyingErrorKey: error])
      }
    }
    let connection = try connect(url, isReadOnly: isReadOnly, pragmas: options[NSSQLitePragmasOption] as? [String: Any] ?? [:])
    do {
      return try open(connection, entities, model: model, options: options, isReadOnly: isReadOnly, former: former)
    } catch {
      connection.close()
      throw error
    }
  }

  private static func connect(_ url: URL, isReadOnly: Bool, pragmas: [String: Any]) throws -> SQLiteConnection {
    let connection = try SQLiteConnection(url, isReadOnly ? .readOnly : .readWrite)
    if isReadOnly {
      do {
        _ = try connection.first("SELECT COUNT(*) FROM sqlite_master")
        return connection
      } catch let error as NSError where [StoreError.cannotOpen, StoreError.noPermission].contains(error.code) {
        // A folder that is not writable cannot contain the shared memory of the log.
        connection.close()
        let log = (try? FileManager.default.attributesOfItem(atPath: url.path + "-wal")[.size] as? Int) ?? 0
        return try SQLiteConnection(url, log > 0 ? .copy : .immutable)
      }
    }
    do {
      // If a log is not possible, as on some network drives, SQLite keeps its journal.
      try useLog(connection)
      try connection.execute("PRAGMA synchronous = NORMAL")
      for (name, value) in pragmas where name.allSatisfy({ $0.isLetter || $0 == "_" }) {
        let word = "\(value)"
        if word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) { _ = try connection.first("PRAGMA \(name) = \(word)") }
      }
    } catch {
      connection.close()
      throw error
    }
    return connection
  }

  /// SQLite does not wait for another process that also changes the journal mode.
  private static func useLog(_ connection: SQLiteConnection) throws {
    for attempt in 0... {
      do {
        _ = try connection.first("PRAGMA journal_mode = WAL")
        return
      } catch let error as NSError where error.code == StoreError.timeout && attempt < 100 {
        usleep(20_000)
      }
    }
  }

  private static func open(
    _ connection: SQLiteConnection, _ entities: [NSEntityDescription], model: NSManagedObjectModel, options: [AnyHashable: Any],
    isReadOnly: Bool, former: NSManagedObjectModel?
  ) throws -> SQLiteStore {
    guard try connection.first("SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' LIMIT 1") != nil else {
      guard !isReadOnly else { throw StoreError.make(NSPersistentStoreOpenError, "The store to read is empty.") }
      return try create(connection, entities, model)
    }
    var tables = try FileLayout(connection)
    guard tables.columns["Z_METADATA"] != nil, tables.columns["Z_PRIMARYKEY"] != nil else {
      throw StoreError.make(
        StoreError.damaged, "The file “\(connection.url.lastPathComponent)” is a database of another program.",
        [NSFilePathErrorKey: connection.url.path])
    }
    let metadata = try StoreMetadata(connection)
    tables.rename(entities, metadata)
    let layout = StoreLayout(entities, store: metadata.identifier, numbers: tables.numbers, columns: { tables.columns[$0] ?? [] })
    let migrates = !isReadOnly && StoreMigration.isOn(NSMigratePersistentStoresAutomaticallyOption, options)
    let migration = StoreMigration(
      layout, tables, entities: entities, model: model, former: former, isOtherVersion: migrates && metadata.isOtherVersion(model))
    guard migration.isNeeded else {
      return SQLiteStore(connection: connection, layout: layout, metadata: metadata, isReadOnly: isReadOnly)
    }
    return try migration.run(connection, metadata, options: options, isReadOnly: isReadOnly)
  }

  private static func create(_ connection: SQLiteConnection, _ entities: [NSEntityDescription], _ model: NSManagedObjectModel) throws
    -> SQLiteStore
  {
    let metadata = StoreMetadata(model: model, entities: entities)
    let layout = StoreLayout(entities, store: metadata.identifier, numbers: [:], columns: { _ in [] })
    var state: Int64?
    try connection.transaction {
      // Another process may have created the tables in the meantime.
      guard try connection.first("SELECT name FROM sqlite_master WHERE name = 'Z_METADATA'") == nil else { return }
      for table in layout.tables {
        try connection.execute(layout.creation(of: table))
        for index in layout.indexes(of: table).values.sorted() { try connection.execute(index) }
      }
      for join in layout.joinTables {
        try connection.execute(layout.creation(of: join))
        for index in layout.indexes(of: join).values { try connection.execute(index) }
      }
      try connection.execute("CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)")
      try connection.execute("CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)")
      try connection.execute("CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB)")
      for entity in layout.entities { try enter(entity, layout, connection) }
      try metadata.write(connection)
      state = try connection.first("PRAGMA data_version")?.integer
    }
    let written = try StoreMetadata(connection)
    let final =
      written.identifier == metadata.identifier
      ? layout : StoreLayout(entities, store: written.identifier, numbers: try FileLayout(connection).numbers, columns: { _ in [] })
    let store = SQLiteStore(connection: connection, layout: final, metadata: written, isReadOnly: false)
    for layout in final.entities where state != nil { store.note(0, StoreQuery(entity: layout.entity), in: state) }
    return store
  }

  static func enter(_ entity: EntityLayout, _ layout: StoreLayout, _ connection: SQLiteConnection) throws {
    let parent = entity.entity.superentity.flatMap(layout.entity)?.number ?? 0
    try connection.rows(
      "INSERT OR REPLACE INTO Z_PRIMARYKEY VALUES (?, ?, ?, IFNULL((SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = ?), 0))",
      [.integer(Int64(entity.number)), .text(entity.name), .integer(Int64(parent)), .integer(Int64(entity.number))])
  }
}

/// The tables of an existing file.
struct FileLayout {
  private(set) var columns: [String: Set<String>] = [:]
  private(set) var types: [String: [String: String]] = [:]
  private(set) var numbers: [String: Int] = [:]

  init(_ connection: SQLiteConnection) throws {
    var tables: [String] = []
    try connection.rows("SELECT name FROM sqlite_master WHERE type = 'table'") { tables.append($0.value(0).text ?? "") }
    for table in tables {
      var types: [String: String] = [:]
      try connection.rows("SELECT name, type FROM pragma_table_info(?)", [.text(table)]) {
        types[$0.value(0).text ?? ""] = $0.value(1).text ?? ""
      }
      self.types[table] = types
      columns[table] = Set(types.keys)
    }
    guard columns["Z_PRIMARYKEY"] != nil else { return }
    try connection.rows("SELECT Z_ENT, Z_NAME FROM Z_PRIMARYKEY") { numbers[$0.value(1).text ?? ""] = Int($0.integer(0)) }
  }

  /// Assigns the numbers of former names to entities that a migration on iOS has renamed, because `Z_PRIMARYKEY` keeps those names.
  mutating func rename(_ entities: [NSEntityDescription], _ metadata: StoreMetadata) {
    let known = metadata.list[StoreMetadata.hashesKey] as? [String: Any] ?? [:]
    for entity in entities {
      guard let name = entity.name, numbers[name] == nil, known[name] != nil, let former = entity.renamingIdentifier, known[former] == nil
      else { continue }
      numbers[name] = numbers.removeValue(forKey: former)
    }
  }
}
