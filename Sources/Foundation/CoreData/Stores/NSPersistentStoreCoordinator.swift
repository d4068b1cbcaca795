import Foundation

/// Reads and saves the objects of a model's stores. Its methods may be called on any thread.
nonisolated open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?
  final let lock = NSRecursiveLock()
  final var cache = RowCache()
  /// The stores by the key spaces of their objects.
  final var storesBySpace: [Int: NSPersistentStore] = [:]
  /// The monitors of stores that report remote changes.
  private final var watchers: [NSPersistentStore: RemoteChanges] = [:]
  /// The contexts that use this coordinator directly.
  final let contexts = WeakContexts()

  /// Creates a coordinator for the objects of a model. The model must not be changed afterward.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    model.freeze()
    ManagedClass.register(model)
    ContextReport.add(self)
  }

  /// Adds a store, and creates its file if it does not exist. Throws if the file is damaged, belongs to another program or cannot be
  /// opened, or if the model has changed and the options do not allow a migration, or the migration cannot be inferred.
  @discardableResult open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    guard let entities = managedObjectModel.entities(forConfigurationName: configuration) else {
      throw StoreError.make(134_060, "The model has no configuration named \(configuration ?? "").")
    }
    let isReadOnly = options.map(NSPersistentStore.isReadOnly) ?? false
    return try lock.withLock {
      let rows: any ObjectStore
      var url = storeURL
      switch storeType {
      case NSInMemoryStoreType:
        url = nil
        rows = try MemoryStore(type: storeType, url: nil, isReadOnly: isReadOnly, entities: entities)
      case NSBinaryStoreType:
        rows = try MemoryStore(type: storeType, url: storeURL, isReadOnly: isReadOnly, entities: entities)
      case NSSQLiteStoreType:
        guard let storeURL else { throw StoreError.make(StoreError.usage, "A store of SQLite needs a file.") }
        if let options, !isReadOnly, let manager = options[NSPersistentStoreStagedMigrationManagerOptionKey] as? NSStagedMigrationManager {
          try manager.migrate(storeURL, to: managedObjectModel, configuration: configuration, options: options)
        }
        rows = try SQLiteStore.open(storeURL, entities, model: managedObjectModel, options: options ?? [:])
      default: throw StoreError.make(NSPersistentStoreInvalidTypeError, "There is no store of the type \(storeType).")
      }
      let store = NSPersistentStore(type: storeType, configuration: configuration, url: url, options: options, rows: rows)
      store.persistentStoreCoordinator = self
      for entity in entities {
        let root = StoreLayout.root(of: entity).name ?? ""
        let table = rows is SQLiteStore ? "Z" + root.uppercased() : root
        storesBySpace[ObjectKey.space(store: rows.identifier, table: table)] = store
      }
      if let rows = rows as? SQLiteStore, Self.isOn(NSPersistentHistoryTrackingKey, options) {
        do { try rows.keepHistory() } catch {
          rows.close()
          throw error
        }
      }
      persistentStores.append(store)
      watch(store)
      return store
    }
  }

  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let isInMemory = storeDescription.url?.path == "/dev/null"
    do {
      try addPersistentStore(
        ofType: isInMemory ? NSInMemoryStoreType : storeDescription.type, configurationName: storeDescription.configuration,
        at: storeDescription.url, options: storeDescription.options)
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  /// Removes a store without deleting its file.
  open func remove(_ store: NSPersistentStore) throws {
    lock.withLock {
      guard let index = persistentStores.firstIndex(of: store) else { return }
      persistentStores.remove(at: index)
      storesBySpace = storesBySpace.filter { $0.value !== store }
      cache.removeAll()
      watchers.removeValue(forKey: store)?.stop()
      store.rows.close()
      store.persistentStoreCoordinator = nil
    }
  }

  /// Deletes the files of a store, which must not be in use.
  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    try lock.withLock {
      for store in persistentStores where store.url == url { try remove(store) }
      for suffix in ["", "-wal", "-shm"] {
        let path = url.path + suffix
        if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
      }
      if storeType == NSSQLiteStoreType { try? FileManager.default.removeItem(at: ExternalData.support(url)) }
    }
  }

  private static func isOn(_ key: String, _ options: [AnyHashable: Any]?) -> Bool {
    (options?[key] as? NSNumber)?.boolValue ?? (options?[key] as? Bool) ?? (options?[key] != nil)
  }

  /// Monitors the changes that others make to a store, if its options enable it.
  private func watch(_ store: NSPersistentStore) {
    guard let rows = store.rows as? SQLiteStore, let url = store.url,
      Self.isOn(NSPersistentStoreRemoteChangeNotificationPostOptionKey, store.options)
    else { return }
    _ = rows.takeUnannouncedChanges()
    // The closure refers to the store weakly; the coordinator uses it under its lock.
    nonisolated(unsafe) weak let watched = store
    watchers[store] = RemoteChanges(url) { [weak self] in
      guard let self, let store = watched else { return }
      let isChanged = lock.withLock {
        self.persistentStores.contains(store) && (store.rows as? SQLiteStore)?.takeUnannouncedChanges() == true
      }
      if isChanged { announceChange(of: store) }
    }
  }

  /// Writes the numbers of a store's objects, if nothing is saved for a moment.
  private func keepCounts(of rows: SQLiteStore) {
    lock.withLock {
      guard rows.counts.numbers.values.contains(where: { $0 >= LargeResults.least }) else { return }
      rows.keeping?.cancel()
      // The closure refers to the store weakly; the coordinator uses it under its lock.
      nonisolated(unsafe) weak let kept = rows
      let item = DispatchWorkItem { [weak self] in self?.lock.withLock { kept?.keepCounts() } }
      rows.keeping = item
      DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 2 * SQLiteStore.settling, execute: item)
    }
  }

  /// Posts that a store was changed, if its options enable it.
  final func announceChange(of store: NSPersistentStore) {
    if let rows = store.rows as? SQLiteStore { keepCounts(of: rows) }
    guard let url = store.url, Self.isOn(NSPersistentStoreRemoteChangeNotificationPostOptionKey, store.options) else { return }
    var info: [String: Any] = [NSStoreUUIDKey: store.identifier ?? "", NSPersistentStoreURLKey: url]
    info[NSPersistentHistoryTokenKey] = currentPersistentHistoryToken(fromStores: [store])
    nonisolated(unsafe) let content = info
    // Posted asynchronously, because the caller holds the lock.
    DispatchQueue.global().async { NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: self, userInfo: content) }
  }

  /// Returns the store with a URL; nil if there is none.
  open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }

  /// Returns the URL of a store; for a store in memory that of `/dev/null`.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  open func metadata(for store: NSPersistentStore) -> [String: Any] { lock.withLock { store.rows.metadata } }

  /// Sets the metadata of a store, except its identifier and type.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    lock.withLock { store.rows.metadata = metadata ?? [:] }
  }

  /// Returns the identifier for a URL of ``NSManagedObjectID/uriRepresentation()``, if its store was added.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard url.scheme == "x-coredata", let identifier = url.host, url.pathComponents.count == 3,
      let entity = managedObjectModel.entitiesByName[url.pathComponents[1]]
    else { return nil }
    return lock.withLock {
      let stores = persistentStores.filter { $0.identifier.caseInsensitiveCompare(identifier) == .orderedSame }
      guard let store = stores.first, let key = store.rows.key(entity: entity, reference: url.pathComponents[2]) else { return nil }
      return NSManagedObjectID(key, entity, store: store)
    }
  }

  /// Runs a block with exclusive access to the stores, and returns its result.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try lock.withLock(block) }
  /// Runs a block on another thread with exclusive access to the stores.
  @preconcurrency public func perform(_ block: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async { self.performAndWait(block) }
  }
}
