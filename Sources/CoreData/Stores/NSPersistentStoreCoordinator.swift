import Foundation

/// A store in an SQLite file. On Linux it is a property list.
public let NSSQLiteStoreType = "SQLite"
/// A store in a binary file. On Linux it is a property list.
public let NSBinaryStoreType = "Binary"
/// A store in memory only.
public let NSInMemoryStoreType = "InMemory"
/// The key of an option that migrates an older store.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The key of an option that infers the migration.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The key of an option that forbids writing.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"

enum StoreError {
  static func make(_ code: Int, _ reason: String) -> NSError {
    NSError(domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: reason])
  }
}

/// The storage of objects: a file, or memory.
nonisolated open class NSPersistentStore: NSObject {
  /// The format of the store, such as `NSSQLiteStoreType`.
  public let type: String
  /// The location of the file, or nil for a store in memory.
  open var url: URL?
  /// The options that the store was added with.
  public let options: [AnyHashable: Any]?

  init(type: String, url: URL?, options: [AnyHashable: Any]?) {
    self.type = type
    self.url = url
    self.options = options
  }
}

/// Stores the objects of a model. For every type of store, the file is a property list in this module's format, which is read and written
/// as a whole: an SQLite file of an iPhone cannot be opened.
nonisolated open class NSPersistentStoreCoordinator: NSObject {
  /// The model of the objects in the coordinator's stores.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores that were added.
  open private(set) var persistentStores: [NSPersistentStore] = []
  private let lock = NSRecursiveLock()
  private var rows: [String: Entry] = [:]
  /// The identifiers in the order in which the objects were first saved.
  private var order: [String] = []
  /// The contexts that save here without a parent.
  let contexts = WeakContexts()

  fileprivate struct Entry {
    var entity: String
    var values: [String: Any]
    var version = 0
  }

  /// Creates a coordinator for the objects of a model.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    ManagedClass.register(model)
  }

  /// Adds a store, and reads its file if there is one. Throws if the file was not written by this module.
  @discardableResult open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(type: storeType, url: storeType == NSInMemoryStoreType ? nil : storeURL, options: options)
    try lock.withLock {
      if let url = store.url, FileManager.default.fileExists(atPath: url.path) { try read(url) }
      persistentStores.append(store)
    }
    return store
  }

  /// Removes a store. Its objects are no longer found, but its file is not deleted.
  open func remove(_ store: NSPersistentStore) throws {
    lock.withLock {
      persistentStores.removeAll { $0 === store }
      rows = [:]
      order = []
    }
  }

  /// Deletes the file of a store.
  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    lock.withLock {
      rows = [:]
      order = []
    }
    if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
  }

  /// Returns the store at a location.
  open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }

  /// Returns the identifier that a URL of ``NSManagedObjectID/uriRepresentation()`` identifies.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let key = url.lastPathComponent
    return lock.withLock {
      guard let row = rows[key], let entity = managedObjectModel.entitiesByName[row.entity] else { return nil }
      let id = NSManagedObjectID(key, entity)
      id.isTemporaryID = false
      return id
    }
  }

  // MARK: Rows

  func keys(of entity: NSEntityDescription) -> [String] {
    lock.withLock {
      order.filter { key in rows[key].flatMap { managedObjectModel.entitiesByName[$0.entity] }?.isKindOf(entity: entity) ?? false }
    }
  }

  func stored(_ key: String) -> StoredRow? {
    lock.withLock {
      guard let row = rows[key], let entity = managedObjectModel.entitiesByName[row.entity] else { return nil }
      return StoredRow(entity: entity, values: row.values, version: row.version)
    }
  }

  func watch(_ context: NSManagedObjectContext) { contexts.add(context) }

  // MARK: Saving

  /// The changes of one saving, which are made together or not at all.
  final class Transaction {
    fileprivate var rows: [String: Entry]
    fileprivate var order: [String]
    fileprivate var versions: [String: Int] = [:]
    fileprivate let model: NSManagedObjectModel

    fileprivate init(_ coordinator: NSPersistentStoreCoordinator) {
      (rows, order, model) = (coordinator.rows, coordinator.order, coordinator.managedObjectModel)
    }

    func row(_ key: String) -> (values: [String: Any], version: Int)? { rows[key].map { ($0.values, $0.version) } }

    /// Returns the rows of an entity and its subentities.
    func rows(of entity: NSEntityDescription) -> [(key: String, values: [String: Any])] {
      let names = Set(model.entities.filter { $0.isKindOf(entity: entity) }.compactMap(\.name))
      return rows.compactMap { names.contains($0.value.entity) ? ($0.key, $0.value.values) : nil }
    }

    func delete(_ key: String) { rows[key] = nil }

    func set(_ values: [String: Any], entity: NSEntityDescription, key: String) {
      let version = (rows[key]?.version ?? 0) + 1
      if rows[key] == nil { order.append(key) }
      rows[key] = Entry(entity: entity.name ?? "", values: values, version: version)
      versions[key] = version
    }
  }

  /// Makes changes, and writes them to the files. Returns the versions of the rows that were set. If anything throws, nothing is changed.
  func transaction(_ change: (Transaction) throws -> Void) throws -> [String: Int] {
    try lock.withLock {
      guard !persistentStores.isEmpty else { throw StoreError.make(134_030, "There is no store to save to.") }
      let transaction = Transaction(self)
      try change(transaction)
      let before = (rows, order)
      rows = transaction.rows
      order = transaction.order.filter { rows[$0] != nil }
      do {
        for store in persistentStores { if let url = store.url { try write(url) } }
      } catch {
        (rows, order) = before
        throw error
      }
      return transaction.versions
    }
  }

  // MARK: File

  private static let format = "org.trestle.CoreData"

  private func write(_ url: URL) throws {
    let list: [[String: Any]] = order.compactMap { key in
      rows[key].map { ["id": key, "entity": $0.entity, "values": $0.values.compactMapValues(StoredValue.encode)] }
    }
    let data = try PropertyListSerialization.data(fromPropertyList: ["format": Self.format, "rows": list], format: .binary, options: 0)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  private func read(_ url: URL) throws {
    guard let list = try? PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil) as? [String: Any],
      list["format"] as? String == Self.format, let entries = list["rows"] as? [[String: Any]]
    else { throw StoreError.make(259, "The file “\(url.lastPathComponent)” is not a store that Trestle wrote.") }
    for entry in entries {
      guard let key = entry["id"] as? String, let entity = entry["entity"] as? String, let values = entry["values"] as? [String: Any] else {
        continue
      }
      if rows[key] == nil { order.append(key) }
      rows[key] = Entry(entity: entity, values: values.compactMapValues(StoredValue.decode))
    }
  }
}

/// Values in property list form. Unsupported types become a dictionary with the name of the type.
enum StoredValue {
  static func encode(_ value: Any) -> Any? {
    switch value {
    case let id as UUID: ["uuid": id.uuidString]
    case let url as URL: ["url": url.absoluteString]
    case let number as NSDecimalNumber: ["decimal": number.stringValue]
    case let number as Decimal: ["decimal": NSDecimalNumber(decimal: number).stringValue]
    case let number as Int16: Int(number)
    case let number as Int32: Int(number)
    case let number as Int64: Int(number)
    case let number as Float: Double(number)
    case let data as NSData: data as Data
    case let date as NSDate: date as Date
    case is String, is Int, is Double, is Bool, is Date, is Data, is NSNumber, is [String]: value
    case let object as NSObject & NSCoding:
      (try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)).map { ["archive": $0] }
    default: PropertyListSerialization.propertyList(value, isValidFor: .binary) ? value : nil
    }
  }

  static func decode(_ value: Any) -> Any? {
    guard let box = value as? [String: Any], box.count == 1, let (kind, content) = box.first else { return value }
    switch kind {
    case "uuid": return (content as? String).flatMap { UUID(uuidString: $0) }
    case "url": return (content as? String).flatMap { URL(string: $0) }
    case "decimal": return (content as? String).map { NSDecimalNumber(string: $0) }
    case "archive": return (content as? Data).flatMap { NSKeyedUnarchiver.unarchiveObject(with: $0) }
    default: return value
    }
  }
}
