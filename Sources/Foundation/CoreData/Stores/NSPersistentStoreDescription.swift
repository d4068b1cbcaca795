import Foundation

nonisolated open class NSPersistentStoreDescription: NSObject {
  /// The type of the store. The default is SQLite.
  open var type = NSSQLiteStoreType
  /// The URL of the file; nil for a store in memory.
  open var url: URL?
  /// The configuration of the model; nil for all entities.
  open var configuration: String?
  /// Whether the store cannot be saved to. The default is false.
  open var isReadOnly: Bool {
    get { isOn(NSReadOnlyPersistentStoreOption) }
    set { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: newValue) }
  }
  /// Whether a store of an older model is migrated. The default is true.
  open var shouldMigrateStoreAutomatically: Bool {
    get { isOn(NSMigratePersistentStoresAutomaticallyOption) }
    set { options[NSMigratePersistentStoresAutomaticallyOption] = NSNumber(value: newValue) }
  }
  /// Whether the mapping of a migration is inferred. The default is true.
  open var shouldInferMappingModelAutomatically: Bool {
    get { isOn(NSInferMappingModelAutomaticallyOption) }
    set { options[NSInferMappingModelAutomaticallyOption] = NSNumber(value: newValue) }
  }
  /// Whether the container calls its handler asynchronously, on the main queue. The default is false.
  open var shouldAddStoreAsynchronously = false
  open private(set) var options: [String: NSObject] = [
    NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true), NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
  ]

  public override init() {}
  public init(url: URL) { self.url = url }
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Sets an SQLite pragma, such as `journal_mode`.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) { pragmas[name] = value }
  /// The SQLite pragmas by their names.
  open var sqlitePragmas: [String: NSObject] { pragmas }

  private final var pragmas: [String: NSObject] = [:] {
    didSet { options[NSSQLitePragmasOption] = NSDictionary(dictionary: pragmas) }
  }

  private func isOn(_ key: String) -> Bool { (options[key] as? NSNumber)?.boolValue ?? false }
}
