import Foundation

/// The settings of a store.
nonisolated open class NSPersistentStoreDescription: NSObject {
  /// The type of the store. The default is SQLite.
  open var type = NSSQLiteStoreType
  /// The location of the file, or nil.
  open var url: URL?
  /// The name of the part of the model, or nil for all of it.
  open var configuration: String?
  /// Whether saving to the store fails. The default is false.
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
  /// Whether the container calls its handler later, on the main queue. The default is false.
  open var shouldAddStoreAsynchronously = false
  /// The options that the store is added with.
  open private(set) var options: [String: NSObject] = [
    NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true), NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
  ]

  public override init() {}
  /// Creates the settings of a store at a location.
  public init(url: URL) { self.url = url }
  /// Sets an option of the store.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Sets a pragma of SQLite, such as `journal_mode`.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) { pragmas[name] = value }
  /// The pragmas of SQLite, by their names.
  open var sqlitePragmas: [String: NSObject] { pragmas }

  private final var pragmas: [String: NSObject] = [:] {
    didSet { options[NSSQLitePragmasOption] = NSDictionary(dictionary: pragmas) }
  }

  private func isOn(_ key: String) -> Bool { (options[key] as? NSNumber)?.boolValue ?? false }
}
