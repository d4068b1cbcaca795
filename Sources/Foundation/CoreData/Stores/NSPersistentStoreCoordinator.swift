import Foundation

/// Reads and saves the objects of a model's stores. Its methods may be called on any thread.
nonisolated open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model of the objects in the coordinator's stores.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores that were added.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// The name of the coordinator for debugging.
  open var name: String?
  final let lock = NSRecursiveLock()
  final var cache = RowCache()
  /// The stores by the spaces of their objects' keys.
  final var storesBySpace: [Int: NSPersistentStore] = [:]
  /// The watchers of stores that report their changes.
  private final var watchers: [NSPersistentStore: RemoteChanges] = [:]
  /// The contexts that save here without a parent.
  final let contexts = WeakContexts()

  /// Creates a coordinator for the objects of a model. The model must not be changed afterwards.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    model.freeze()
    ManagedClass.register(model)
    ContextReport.add(self)
  }

  /// Adds a store, and makes its file if there is none.
  ///
  /// Throws if the file is damaged or belongs to another program, if it cannot be opened, or if the model has changed and the options do not
  /// ask for a migration, or the migration cannot be inferred.
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

  /// Adds the store of a description, and calls a block with the error if that fails.
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

  /// Removes a store. Its objects are no longer found, but its file is not deleted.
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

  /// Reports the changes that others make to a store, if its options ask for it.
  private func watch(_ store: NSPersistentStore) {
    guard let rows = store.rows as? SQLiteStore, let url = store.url,
      Self.isOn(NSPersistentStoreRemoteChangeNotificationPostOptionKey, store.options)
    else { return }
    _ = rows.takeUnannouncedChanges()
    // The coordinator uses the store under its lock.
    nonisolated(unsafe) weak let watched = store
    watchers[store] = RemoteChanges(url) { [weak self] in
      guard let self, let store = watched else { return }
      let isChanged = lock.withLock {
        self.persistentStores.contains(store) && (store.rows as? SQLiteStore)?.takeUnannouncedChanges() == true
      }
      if isChanged { announceChange(of: store) }
    }
  }

  /// Keeps the numbers of a store's objects, if nothing is saved for a moment.
  private func keepCounts(of rows: SQLiteStore) {
    lock.withLock {
      guard rows.counts.numbers.values.contains(where: { $0 >= LargeResults.least }) else { return }
      rows.keeping?.cancel()
      // The coordinator uses the store under its lock.
      nonisolated(unsafe) weak let kept = rows
      let item = DispatchWorkItem { [weak self] in self?.lock.withLock { kept?.keepCounts() } }
      rows.keeping = item
      DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 2 * SQLiteStore.settling, execute: item)
    }
  }

  /// Posts that a store was changed, if its options ask for it.
  final func announceChange(of store: NSPersistentStore) {
    if let rows = store.rows as? SQLiteStore { keepCounts(of: rows) }
    guard let url = store.url, Self.isOn(NSPersistentStoreRemoteChangeNotificationPostOptionKey, store.options) else { return }
    var info: [String: Any] = [NSStoreUUIDKey: store.identifier ?? "", NSPersistentStoreURLKey: url]
    info[NSPersistentHistoryTokenKey] = currentPersistentHistoryToken(fromStores: [store])
    nonisolated(unsafe) let content = info
    // Not under the lock of the caller.
    DispatchQueue.global().async { NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: self, userInfo: content) }
  }

  /// Returns the store at a location.
  open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }

  /// Returns the location of a store.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  /// Returns the type and the identifier of a store, and what the app has added.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { lock.withLock { store.rows.metadata } }

  /// Sets the metadata of a store. The identifier and the type stay.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    lock.withLock { store.rows.metadata = metadata ?? [:] }
  }

  /// Returns the identifier that a URL of ``NSManagedObjectID/uriRepresentation()`` identifies, if its store was added.
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

  /// Runs a block while no other thread uses the stores, and returns its result.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try lock.withLock(block) }
  /// Runs a block on another thread while no other uses the stores.
  @preconcurrency public func perform(_ block: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async { self.performAndWait(block) }
  }
}
