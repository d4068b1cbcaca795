import Foundation

/// Changes the tables of a file to those of a newer model, without a model of the older version: properties that were added, removed or
/// renamed, and entities that were added or removed. All is done in one transaction.
struct StoreMigration {
  private let layout: StoreLayout
  private let file: FileLayout
  private let entities: [NSEntityDescription]
  private let model: NSManagedObjectModel

  init(_ layout: StoreLayout, _ file: FileLayout, entities: [NSEntityDescription], model: NSManagedObjectModel) {
    (self.layout, self.file, self.entities, self.model) = (layout, file, entities, model)
  }

  /// Tables and columns that the model has and the file lacks.
  private var missing: [String] {
    layout.tables.flatMap { table -> [String] in
      guard let columns = file.columns[table] else { return [table] }
      return layout.columns(of: table).map(\.name).filter { !columns.contains($0) && !Self.isOptional($0) }.map { table + "." + $0 }
    } + layout.joinTables.map(\.table).filter { file.columns[$0] == nil }
      + layout.entities.map(\.name).filter { file.numbers[$0] == nil }
  }

  /// Columns of attributes and relationships, and tables of entities, that the file has and the model lacks. Other columns are iOS's own.
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

  /// Columns that help iOS, which a file may lack.
  private static func isOptional(_ column: String) -> Bool { column.hasPrefix("Z_FOK_") }
  private static func isProperty(_ column: String) -> Bool { column.first == "Z" && column.dropFirst().first?.isLetter == true }

  var isNeeded: Bool { !missing.isEmpty || !surplus.isEmpty }

  func run(_ connection: SQLiteConnection, _ metadata: StoreMetadata, options: [AnyHashable: Any], isReadOnly: Bool) throws -> SQLiteStore {
    let (missing, surplus) = (missing, surplus)
    func isOn(_ key: String) -> Bool { (options[key] as? NSNumber)?.boolValue ?? (options[key] as? Bool) ?? false }
    let difference = [
      missing.isEmpty ? nil : "The file lacks " + missing.joined(separator: ", "),
      surplus.isEmpty ? nil : "the model lacks " + surplus.joined(separator: ", "),
    ].compactMap(\.self).joined(separator: "; ")
    let name = connection.url.lastPathComponent
    guard !isReadOnly, isOn(NSMigratePersistentStoresAutomaticallyOption), isOn(NSInferMappingModelAutomaticallyOption) else {
      throw StoreError.make(
        NSPersistentStoreIncompatibleVersionHashError,
        "The model is not the one that the store “\(name)” was written with. \(difference).", [NSFilePathErrorKey: connection.url.path])
    }
    let renamed = renamedColumns()
    let unexplained = surplus.filter { !renamed.contains($0) }
    // A store of a newer model has properties that this one never knew. Dropping them would lose values.
    if missing.isEmpty || !unexplained.isEmpty {
      guard unexplained.isEmpty || model.versions.contains(where: explains) else {
        throw StoreError.make(
          134_130, "No version of the model explains the store “\(name)”, which may be newer. \(difference).",
          [NSFilePathErrorKey: connection.url.path])
      }
    }
    do {
      try connection.transaction { try change(connection, surplus) }
    } catch let error as NSError where error.code != NSInferredMappingModelError {
      throw StoreError.make(
        NSMigrationError, "The store “\(name)” was not migrated. \(error.localizedDescription)", [NSUnderlyingErrorKey: error])
    }
    let after = try FileLayout(connection)
    let final = StoreLayout(entities, store: metadata.identifier, numbers: after.numbers, columns: { after.columns[$0] ?? [] })
    return SQLiteStore(connection: connection, layout: final, metadata: try StoreMetadata(connection), isReadOnly: false)
  }

  /// Whether an older version of the model has exactly the file's tables and columns.
  private func explains(_ version: NSManagedObjectModel) -> Bool {
    version.freeze()
    let old = StoreLayout(version.entities, store: "version", numbers: file.numbers, columns: { file.columns[$0] ?? [] })
    return old.tables.allSatisfy { table in
      let own = Set(old.columns(of: table).map(\.name))
      return file.columns[table].map { own.isSubset(of: $0) && $0.subtracting(own).filter(Self.isProperty).isEmpty } ?? false
    }
  }

  // MARK: Names

  /// The former columns of renamed properties, as ``surplus`` names them.
  private func renamedColumns() -> Set<String> {
    Set(
      layout.tables.flatMap { table in
        renames(of: table).map { table + "." + $0.old }
      } + layout.entities.compactMap { $0.entity.renamingIdentifier })
  }

  private func renames(of table: String) -> [(old: String, new: String)] {
    guard let columns = file.columns[table] else { return [] }
    var result: [(old: String, new: String)] = []
    for entity in layout.family(of: table) {
      let pairs: [(NSPropertyDescription, String)] =
        entity.attributes.map { ($0.attribute, $0.column) } + entity.toOne.map { ($0.relation, $0.column) }
      for (property, column) in pairs where !columns.contains(column) {
        guard let former = property.renamingIdentifier, former != property.name else { continue }
        let old = "Z" + former.uppercased()
        if columns.contains(old), !result.contains(where: { $0.new == column }) { result.append((old, column)) }
      }
    }
    return result
  }

  // MARK: Changes

  private func change(_ connection: SQLiteConnection, _ surplus: [String]) throws {
    for entity in layout.entities where file.numbers[entity.name] == nil { try SQLiteStore.enter(entity, layout, connection) }
    for table in layout.tables {
      if file.columns[table] == nil {
        try connection.execute(layout.creation(of: table))
      } else {
        try change(table, connection)
      }
    }
    for join in layout.joinTables where file.columns[join.table] == nil {
      try connection.execute(layout.creation(of: join))
      for index in layout.indexes(of: join).values { try connection.execute(index) }
    }
    for table in layout.tables {
      for index in layout.indexes(of: table).values.sorted() { try connection.execute(index) }
    }
    for name in file.numbers.filter({ $0.value < EntityLayout.firstNumberOfHistory }).keys where model.entitiesByName[name] == nil {
      let table = "Z" + name.uppercased()
      if file.columns[table] != nil, !layout.tables.contains(table) { try connection.execute("DROP TABLE \(table)") }
      try connection.rows("DELETE FROM Z_PRIMARYKEY WHERE Z_NAME = ?", [.text(name)])
    }
    var metadata = try StoreMetadata(connection)
    metadata.list[StoreMetadata.hashesKey] = StoreMetadata.hashes(entities)
    try metadata.write(connection)
  }

  private func change(_ table: String, _ connection: SQLiteConnection) throws {
    var columns = file.columns[table] ?? []
    for (old, new) in renames(of: table) {
      try connection.execute("ALTER TABLE \(table) RENAME COLUMN \(old) TO \(new)")
      columns.remove(old)
      columns.insert(new)
    }
    let wanted = layout.columns(of: table)
    for declaration in wanted where !columns.contains(declaration.name) {
      try connection.execute("ALTER TABLE \(table) ADD COLUMN \(declaration.name) \(declaration.type)")
    }
    for declaration in wanted {
      guard let attribute = declaration.attribute else { continue }
      try fill(declaration, attribute, table, connection)
    }
    let names = Set(wanted.map(\.name))
    for column in columns.subtracting(names).filter(Self.isProperty).sorted() {
      try dropIndexes(of: column, table, connection)
      try connection.execute("ALTER TABLE \(table) DROP COLUMN \(column)")
    }
  }

  /// Gives objects of entities that require a value the default one.
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
