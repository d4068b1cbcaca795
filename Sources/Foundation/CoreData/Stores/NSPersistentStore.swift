import Foundation

/// A store in an SQLite database, in the layout of iOS.
public let NSSQLiteStoreType = "SQLite"
/// A store in a file that is read and written whole: a property list of this module's own format.
public let NSBinaryStoreType = "Binary"
/// A store in memory only.
public let NSInMemoryStoreType = "InMemory"
/// The key of an option that migrates an older store.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The key of an option that infers the migration.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The key of an option that forbids writing.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The key of an option with a dictionary of pragmas of SQLite, such as `["journal_mode": "DELETE"]`.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The key of a store's type in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a store's identifier in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"

/// The storage of objects: a file, or memory.
nonisolated open class NSPersistentStore: NSObject {
  /// The format of the store, such as `NSSQLiteStoreType`.
  public let type: String
  /// The location of the file, or nil for a store in memory.
  open var url: URL?
  /// The options that the store was added with.
  public let options: [AnyHashable: Any]?
  /// The configuration of the model whose entities the store has.
  public let configurationName: String
  /// Whether saving to the store fails. Set by `NSReadOnlyPersistentStoreOption`.
  public let isReadOnly: Bool
  /// The coordinator that the store was added to.
  public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// Reads and writes the rows.
  final let rows: any ObjectStore
  /// Names the store in the identifiers of its objects.
  final lazy var home = NSManagedObjectID.Home(self)

  /// The identifier of the store, which is part of its objects' identifiers.
  open var identifier: String! { rows.identifier }
  /// The type and the identifier of the store, and what the app has added.
  open var metadata: [String: Any]! { rows.metadata }

  init(type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?, rows: any ObjectStore) {
    self.type = type
    self.url = url
    self.options = options
    self.rows = rows
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    isReadOnly = options.map(Self.isReadOnly) ?? false
  }

  static func isReadOnly(_ options: [AnyHashable: Any]) -> Bool {
    (options[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? (options[NSReadOnlyPersistentStoreOption] as? Bool) ?? false
  }
}
