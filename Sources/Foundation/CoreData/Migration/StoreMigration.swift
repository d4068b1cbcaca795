import Foundation

/// Changes the tables of a file to those of a newer model, without the older model: added, removed or renamed properties, and added or
/// removed entities. All changes are made in one transaction.
struct StoreMigration {
  private let layout: StoreLayout
  private let file: FileLayout
  private let entities: [NSEntityDescription]
  private let model: NSManagedObjectModel
  /// The model version of the file, if a staged migration knows it.
  private let known: NSManagedObjectModel?
  /// Whether the file has the tables and columns of the model, and was written on Linux by another version of it.
  private let isOtherVersion: Bool

  init(
    _ layout: StoreLayout, _ file: FileLayout, entities: [NSEntityDescription], model: NSManagedObjectModel, former: NSManagedObjectModel?,
    isOtherVersion: Bool = false
  ) {
    (self.layout, self.file, self.entities, self.model) = (layout, file, entities, model)
    (known, self.isOtherVersion) = (former, isOtherVersion)
  }

  /// The tables and columns of the model that the file lacks.
  private var missing: [String] {
    layout.tables.flatMap { table -> [String] in
      guard let columns = file.columns[table] else { return [table] }
      return layout.columns(of: table).map(\.name).filter { !columns.contains($0) && !Self.isOptional($0) }.map { table + "." + $0 }
    } + layout.joinTables.map(\.table).filter { file.columns[$0] == nil }
      + layout.entities.map(\.name).filter { file.numbers[$0] == nil }
  }

  /// The columns of attributes and relationships, and the tables of entities, that the model lacks. Other columns of iOS are ignored.
  private var surplus: [String] {
    let known = Set(layout.tables)
    let tables = file.numbers.filter { $0.value < EntityLayout.firstNumberOfHistory && model.entitiesByName[$0.key] == nil }.keys
    return tables.sorted()
      + layout.tables.flatMap { table -> [String] in
        guard let columns = file.columns[table] else { return [] }
        let own = Set(layout.columns(of: table).map(\.name))
        return columns.filter { !own.contains($0) && Self.isProperty($0) }.map { table + "." + $0 }.sorted()
      }.filter { _ in !known.isEmpty }
  }

  /// Returns whether a column is only used by iOS and may be missing.
  private static func isOptional(_ column: String) -> Bool { column.hasPrefix("Z_FOK_") }
  fileprivate static func isProperty(_ column: String) -> Bool { column.first == "Z" && column.dropFirst().first?.isLetter == true }

  /// The columns whose values the model cannot read, because one of both has text or data and the other has numbers.
  private var changed: [String] {
    func kind(_ type: String) -> Int? {
      switch type.uppercased() {
      case "INTEGER", "FLOAT", "DECIMAL", "TIMESTAMP": 0
      case "VARCHAR": 1
      case "BLOB": 2
      default: nil
      }
    }
    return layout.tables.flatMap { table in
      layout.columns(of: table).filter { column in
        guard column.attribute != nil, let old = file.types[table]?[column.name].flatMap(kind), let new = kind(column.type) else {
          return false
        }
        return old != new
      }.map { table + "." + $0.name }
    }
  }

  var isNeeded: Bool { isOtherVersion || !missing.isEmpty || !surplus.isEmpty || !changed.isEmpty }

  static func isOn(_ key: String, _ options: [AnyHashable: Any]) -> Bool {
    (options[key] as? NSNumber)?.boolValue ?? (options[key] as? Bool) ?? false
  }

  func run(_ connection: SQLiteConnection, _ metadata: StoreMetadata, options: [AnyHashable: Any], isReadOnly: Bool) throws -> SQLiteStore {
    let (missing, surplus, changed) = (missing, surplus, changed)
    let difference = [
      missing.isEmpty ? nil : "The file lacks " + missing.joined(separator: ", "),
      surplus.isEmpty ? nil : "the model lacks " + surplus.joined(separator: ", "),
      changed.isEmpty ? nil : "the types differ of " + changed.joined(separator: ", "),
    ].compactMap(\.self).joined(separator: "; ")
    let name = connection.url.lastPathComponent
    let path = [NSFilePathErrorKey: connection.url.path]
    guard !isReadOnly, Self.isOn(NSMigratePersistentStoresAutomaticallyOption, options) else {
      throw StoreError.make(
        NSPersistentStoreIncompatibleVersionHashError,
        "The model is not the one that the store “\(name)” was written with. \(difference).", path)
    }
    let former = known ?? model.versions.first { $0.versionChecksum == metadata.checksum } ?? model.versions.first(where: file.isExplained)
    if known == nil, let former, let mapping = NSMappingModel(from: nil, forSourceModel: former, destinationModel: model) {
      return try replace(connection, by: mapping, from: former, options: options)
    }
    guard Self.isOn(NSInferMappingModelAutomaticallyOption, options) else {
      // A matching store is never rejected.
      if difference.isEmpty { return SQLiteStore(connection: connection, layout: layout, metadata: metadata, isReadOnly: false) }
      throw StoreError.make(NSMigrationMissingMappingModelError, "The store “\(name)” needs a mapping model. \(difference).", path)
    }
    guard changed.isEmpty else {
      throw StoreError.make(NSInferredMappingModelError, "The types of properties have changed. \(difference).", path)
    }
    let renamed = StoreMigration(layout, file, entities: entities, model: model, former: former).renamedColumns()
    let unexplained = surplus.filter { !renamed.contains($0) }
    // A store of a newer model has properties that this model does not know. Removing them would lose values.
    if missing.isEmpty || !unexplained.isEmpty {
      guard unexplained.isEmpty || former != nil else {
        throw StoreError.make(
          NSMigrationMissingSourceModelError,
          "No version of the model explains the store “\(name)”, which may be newer. \(difference).", path)
      }
    }
    do {
      try connection.transaction {
        try renameEntities(connection)
        let present = try FileLayout(connection)
        let layout = StoreLayout(entities, store: metadata.identifier, numbers: present.numbers, columns: { present.columns[$0] ?? [] })
        let migration = StoreMigration(layout, present, entities: entities, model: model, former: former)
        guard migration.changed.isEmpty else {
          throw StoreError.make(NSInferredMappingModelError, "The types differ of \(migration.changed.joined(separator: ", ")).", path)
        }
        try migration.change(connection)
        var written = try StoreMetadata(connection)
        written.note(model, entities)
        try written.write(connection)
      }
    } catch let error as NSError where error.code != NSInferredMappingModelError {
      throw StoreError.make(
        NSMigrationError, "The store “\(name)” was not migrated. \(error.localizedDescription)", [NSUnderlyingErrorKey: error])
    }
    let after = try FileLayout(connection)
    let final = StoreLayout(entities, store: metadata.identifier, numbers: after.numbers, columns: { after.columns[$0] ?? [] })
    return SQLiteStore(connection: connection, layout: final, metadata: try StoreMetadata(connection), isReadOnly: false)
  }

  /// Creates a new file with a mapping model, and replaces the former file when it is complete.
  private func replace(
    _ connection: SQLiteConnection, by mapping: NSMappingModel, from former: NSManagedObjectModel, options: [AnyHashable: Any]
  ) throws -> SQLiteStore {
    let url = connection.url
    // The file is complete without its log, which must not be applied to the new file.
    _ = try connection.first("PRAGMA journal_mode = DELETE")
    connection.close()
    let draft = url.appendingPathExtension("migrating")
    func clean() { for suffix in ["", "-wal", "-shm", "-journal"] { try? FileManager.default.removeItem(atPath: draft.path + suffix) } }
    clean()
    defer { clean() }
    let manager = NSMigrationManager(sourceModel: former, destinationModel: model)
    try manager.migrateStore(
      from: url, sourceType: NSSQLiteStoreType, with: mapping, toDestinationURL: draft, destinationType: NSSQLiteStoreType,
      destinationOptions: [NSSQLitePragmasOption: ["journal_mode": "DELETE"]])
    guard rename(draft.path, url.path) == 0 else {
      throw StoreError.make(
        StoreError.noPermission, "The store “\(url.lastPathComponent)” cannot be replaced.", [NSFilePathErrorKey: url.path])
    }
    return try SQLiteStore.open(url, entities, model: model, options: options)
  }

  // MARK: Names

  /// Returns the former columns of renamed properties, as named in ``surplus``.
  private func renamedColumns() -> Set<String> {
    Set(
      layout.tables.flatMap { table in
        renames(of: table).map { table + "." + $0.old }
      } + layout.entities.compactMap { $0.entity.renamingIdentifier })
  }

  private func renames(of table: String) -> [(old: String, new: String)] {
    guard let columns = file.columns[table] else { return [] }
    let own = Set(layout.columns(of: table).map(\.name))
    var result: [(old: String, new: String)] = []
    for entity in layout.family(of: table) {
      let pairs: [(NSPropertyDescription, String)] =
        entity.attributes.map { ($0.attribute, $0.column) } + entity.toOne.map { ($0.relation, $0.column) }
      for (property, column) in pairs where !columns.contains(column) {
        for old in formerNames(of: property, entity.entity).map({ "Z" + $0.uppercased() }) where columns.contains(old) && !own.contains(old)
        {
          if !result.contains(where: { $0.new == column }) { result.append((old, column)) }
        }
      }
    }
    return result
  }

  /// Returns the possible names of a property in the file: its identifier, and the name of the property that had this identifier in the
  /// file's version.
  private func formerNames(of property: NSPropertyDescription, _ entity: NSEntityDescription) -> [String] {
    let identifier = property.renamingIdentifier ?? property.name
    let former = [entity.name, entity.renamingIdentifier].lazy.compactMap { $0.flatMap { known?.entitiesByName[$0] } }.first
    let same = (former?.propertiesByName.values ?? [:].values).filter { $0.renamingIdentifier == identifier }.map(\.name).sorted()
    return ([identifier] + same).filter { $0 != property.name }
  }

  // MARK: Changes

  /// Renames entities, and the tables of root entities.
  private func renameEntities(_ connection: SQLiteConnection) throws {
    for entity in entities {
      guard let name = entity.name, file.numbers[name] == nil, let former = entity.renamingIdentifier, former != name,
        let number = file.numbers[former], model.entitiesByName[former] == nil
      else { continue }
      try connection.rows("UPDATE Z_PRIMARYKEY SET Z_NAME = ? WHERE Z_ENT = ?", [.text(name), .integer(Int64(number))])
      let (old, new) = ("Z" + former.uppercased(), "Z" + name.uppercased())
      guard entity.superentity == nil, old != new, file.columns[old] != nil, file.columns[new] == nil else { continue }
      try connection.execute("ALTER TABLE \(old) RENAME TO \(new)")
      var indexes: [String] = []
      try connection.rows("SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL", [.text(new)]) {
        indexes.append($0.value(0).text ?? "")
      }
      // The indexes with the new name are created later.
      for index in indexes { try connection.execute("DROP INDEX \"\(index)\"") }
    }
  }

  private func change(_ connection: SQLiteConnection) throws {
    for entity in layout.entities where file.numbers[entity.name] == nil { try SQLiteStore.enter(entity, layout, connection) }
    for table in layout.tables {
      if file.columns[table] == nil {
        try connection.execute(layout.creation(of: table))
      } else {
        try addColumns(table, connection)
      }
    }
    for join in layout.joinTables where file.columns[join.table] == nil {
      try connection.execute(layout.creation(of: join))
      for index in layout.indexes(of: join).values { try connection.execute(index) }
    }
    try moveReferences(connection)
    for table in layout.tables where file.columns[table] != nil { try complete(table, connection) }
    for table in layout.tables {
      for index in layout.indexes(of: table).values.sorted() { try connection.execute(index) }
    }
    for name in file.numbers.filter({ $0.value < EntityLayout.firstNumberOfHistory }).keys where model.entitiesByName[name] == nil {
      let table = "Z" + name.uppercased()
      if file.columns[table] != nil, !layout.tables.contains(table) { try connection.execute("DROP TABLE \(table)") }
      try connection.rows("DELETE FROM Z_PRIMARYKEY WHERE Z_NAME = ?", [.text(name)])
    }
  }

  private func addColumns(_ table: String, _ connection: SQLiteConnection) throws {
    var columns = file.columns[table] ?? []
    for (old, new) in renames(of: table) {
      try connection.execute("ALTER TABLE \(table) RENAME COLUMN \(old) TO \(new)")
      columns.remove(old)
      columns.insert(new)
    }
    for declaration in layout.columns(of: table) where !columns.contains(declaration.name) {
      try connection.execute("ALTER TABLE \(table) ADD COLUMN \(declaration.name) \(declaration.type)")
    }
  }

  /// Moves the references of relationships that changed from to-one to to-many. Throws for the opposite change, which could lose
  /// references.
  private func moveReferences(_ connection: SQLiteConnection) throws {
    for entity in layout.entities {
      let columns = file.columns[entity.table] ?? []
      let numbers = entity.family.map(String.init).joined(separator: ", ")
      for (name, place) in entity.toMany {
        let former = entity.entity.relationshipsByName[name]?.renamingIdentifier ?? name
        guard let old = [name, former].map({ "Z" + $0.uppercased() }).first(where: columns.contains),
          !layout.columns(of: entity.table).contains(where: { $0.name == old })
        else { continue }
        switch place {
        case .join(let join):
          guard file.columns[join.table] == nil else { continue }
          try connection.execute(
            "INSERT OR IGNORE INTO \(join.table) (\(join.own), \(join.other)) SELECT Z_PK, \(old) FROM \(entity.table) "
              + "WHERE \(old) IS NOT NULL AND Z_ENT IN (\(numbers))")
        case .column(let column, _, let destination, _):
          try connection.execute(
            "UPDATE \(destination.table) SET \(column) = (SELECT MIN(o.Z_PK) FROM \(entity.table) o WHERE o.\(old) = "
              + "\(destination.table).Z_PK) WHERE \(column) IS NULL")
        }
      }
      for column in entity.toOne where !columns.isEmpty && !columns.contains(column.column) {
        let names = [column.relation.name, column.relation.renamingIdentifier ?? column.relation.name].map { $0.uppercased() }
        let isJoined = file.columns.keys.contains { table in
          table.hasPrefix("Z_") && names.contains { table.dropFirst(2).drop(while: \.isNumber) == $0 }
            && !layout.joinTables.contains { $0.table == table }
        }
        if isJoined {
          throw StoreError.make(
            NSInferredMappingModelError,
            "The relationship \(column.relation.name) was to many objects and cannot be to one without a mapping.")
        }
      }
    }
  }

  private func complete(_ table: String, _ connection: SQLiteConnection) throws {
    let wanted = layout.columns(of: table)
    for declaration in wanted {
      guard let attribute = declaration.attribute else { continue }
      try fill(declaration, attribute, table, connection)
    }
    let names = Set(wanted.map(\.name))
    let renamed = Set(renames(of: table).map(\.old))
    for column in (file.columns[table] ?? []).subtracting(names).subtracting(renamed).filter(Self.isProperty).sorted() {
      try dropIndexes(of: column, table, connection)
      try connection.execute("ALTER TABLE \(table) DROP COLUMN \(column)")
    }
  }

  /// Sets the default value in objects whose entity requires a value.
  private func fill(_ declaration: ColumnDeclaration, _ attribute: NSAttributeDescription, _ table: String, _ connection: SQLiteConnection)
    throws
  {
    let column = declaration.name
    let owners = layout.family(of: table).filter { entity in
      entity.attributes.contains { $0.column == column && !$0.attribute.isOptional }
    }
    guard !owners.isEmpty else { return }
    let numbers = Set(owners.map(\.number)).sorted().map(String.init).joined(separator: ", ")
    let lacking = "\(column) IS NULL AND Z_ENT IN (\(numbers))"
    guard try connection.first("SELECT 1 FROM \(table) WHERE \(lacking) LIMIT 1") != nil else { return }
    guard let value = attribute.defaultValue else {
      throw StoreError.make(
        NSInferredMappingModelError,
        "The property \(attribute.name) requires a value, has no default, and the store has objects without one.")
    }
    try connection.rows("UPDATE \(table) SET \(column) = ? WHERE \(lacking)", [try ColumnValue.encode(value, attribute)])
  }

  private func dropIndexes(of column: String, _ table: String, _ connection: SQLiteConnection) throws {
    var names: [String] = []
    try connection.rows(
      "SELECT DISTINCT l.name FROM pragma_index_list(?) l, pragma_index_info(l.name) i WHERE i.name = ?", [.text(table), .text(column)]
    ) { names.append($0.value(0).text ?? "") }
    for name in names { try connection.execute("DROP INDEX IF EXISTS \"\(name)\"") }
  }
}

extension FileLayout {
  /// Returns whether a version of a model has exactly the file's tables and columns.
  func isExplained(by version: NSManagedObjectModel) -> Bool {
    version.freeze()
    let old = StoreLayout(version.entities, store: "version", numbers: numbers, columns: { columns[$0] ?? [] })
    return old.tables.allSatisfy { table in
      let own = Set(old.columns(of: table).map(\.name))
      return columns[table].map { own.isSubset(of: $0) && $0.subtracting(own).filter(StoreMigration.isProperty).isEmpty } ?? false
    }
  }
}
