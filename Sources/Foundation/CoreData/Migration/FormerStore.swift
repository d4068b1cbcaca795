import Foundation

/// A file from the time when stores of the type `NSSQLiteStoreType` were property lists. Its rows are moved into a database once; the file
/// is kept under another name.
enum FormerStore {
  /// The suffix of the former file's name after it was moved.
  static let suffix = ".before-sqlite"

  static func isOne(_ url: URL) -> Bool {
    guard !SQLiteConnection.isOpen(url), let handle = try? FileHandle(forReadingFrom: url) else { return false }
    defer { try? handle.close() }
    return (try? handle.read(upToCount: WholeFile.mark.count)) == WholeFile.mark
  }

  /// Moves the rows. Throws without changes if the file or one of its values cannot be read, or if the model lacks something that the file
  /// contains.
  static func move(_ url: URL, _ entities: [NSEntityDescription], model: NSManagedObjectModel, options: [AnyHashable: Any]) throws
    -> SQLiteStore
  {
    guard !NSPersistentStore.isReadOnly(options) else {
      throw StoreError.make(
        NSPersistentStoreIncompatibleVersionHashError,
        "The store “\(url.lastPathComponent)” has a former format. It is moved when it is opened for writing.")
    }
    let file = try WholeFile(url)
    let byName = Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    let draft = url.appendingPathExtension("draft")
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: draft.path + suffix) }
    defer { for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: draft.path + suffix) } }
    let store = try SQLiteStore.open(draft, entities, model: model, options: [:])
    do {
      try store.transaction { try fill($0, file, byName, url) }
      // Writes the temporary database into one file, without a log.
      _ = try store.connection.first("PRAGMA journal_mode = DELETE")
    } catch {
      store.close()
      throw error
    }
    store.close()
    let kept = URL(fileURLWithPath: url.path + suffix)
    // First the former file gets a second name, then the database replaces it, so that a complete store exists at each moment.
    if !FileManager.default.fileExists(atPath: kept.path) { try FileManager.default.linkItem(at: url, to: kept) }
    guard rename(draft.path, url.path) == 0 else {
      throw StoreError.make(StoreError.noPermission, "The store “\(url.lastPathComponent)” cannot be replaced.")
    }
    return try SQLiteStore.open(url, entities, model: model, options: options)
  }

  private static func fill(
    _ transaction: any StoreTransaction, _ file: WholeFile, _ entities: [String: NSEntityDescription], _ url: URL
  ) throws {
    func failure(_ reason: String) -> NSError {
      StoreError.make(
        NSPersistentStoreIncompatibleVersionHashError,
        "The store “\(url.lastPathComponent)” of a former format cannot be moved: \(reason).",
        [NSFilePathErrorKey: url.path])
    }
    var keys: [String: String] = [:]
    for row in file.rows {
      guard let entity = entities[row.entity] else { throw failure("the model has no entity \(row.entity)") }
      keys[row.id] = try transaction.makeKey(entity)
    }
    for row in file.rows {
      guard let entity = entities[row.entity], let key = keys[row.id] else { continue }
      var values: [String: Any] = [:]
      for (name, value) in row.values {
        guard let property = entity.propertiesByName[name] else { throw failure("the entity \(row.entity) has no property \(name)") }
        guard !(value is UnreadValue) else { throw failure("a value of \(row.entity).\(name) cannot be read") }
        values[name] = property is NSRelationshipDescription ? (value as? [String] ?? []).compactMap { keys[$0] } : value
      }
      _ = try transaction.set(values, nil, entity: entity, key: key)
    }
  }
}
