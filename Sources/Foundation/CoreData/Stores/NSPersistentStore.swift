import Foundation

/// A store in an SQLite database, with the layout of iOS.
public let NSSQLiteStoreType = "SQLite"
/// A store in a file that is read and written completely: a property list in a format of this module.
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
/// The key of an option that migrates an older store.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The key of an option that infers the migration.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The key of an option for a read-only store.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The key of an option with a dictionary of SQLite pragmas, such as `["journal_mode": "DELETE"]`.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"

nonisolated open class NSPersistentStore: NSObject {
  public let type: String
  /// The URL of the file; nil for a store in memory.
  open var url: URL?
  public let options: [AnyHashable: Any]?
  /// The configuration of the model whose entities the store contains.
  public let configurationName: String
  /// Whether the store cannot be saved to, as set by `NSReadOnlyPersistentStoreOption`.
  public let isReadOnly: Bool
  public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  final let rows: any ObjectStore
  /// Names the store in the identifiers of its objects.
  final lazy var home = NSManagedObjectID.Home(self)

  /// The identifier of the store, which is part of its objects' identifiers.
  open var identifier: String! { rows.identifier }
  /// The type and the identifier of the store, and values that the app has added.
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
