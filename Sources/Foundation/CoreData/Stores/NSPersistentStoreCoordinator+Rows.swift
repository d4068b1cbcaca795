import Foundation

extension NSPersistentStoreCoordinator {
  func store(of key: String) -> NSPersistentStore? { ObjectKey.parts(key).flatMap { storesBySpace[$0.space] } }

  func watch(_ context: NSManagedObjectContext) { contexts.add(context) }

  /// Returns the rows of a store, in the generation of a context.
  private func rows(_ store: NSPersistentStore?, _ generation: NSQueryGenerationToken?) -> (any ObjectStore)? {
    store.flatMap { generation?.stores[$0.rows.identifier] ?? $0.rows }
  }

  func entity(of key: String, _ generation: NSQueryGenerationToken? = nil) -> NSEntityDescription? {
    lock.withLock {
      if let generation { return try? rows(store(of: key), generation)?.entity(of: key) }
      if let known = cache[key] { return known.entity }
      return try? store(of: key)?.rows.entity(of: key)
    }
  }

  /// Returns a row from the cache or the store; nil if it does not exist, or cannot be read.
  func stored(_ key: String, isFresh: Bool = false, _ generation: NSQueryGenerationToken? = nil) -> StoredRow? {
    lock.withLock {
      // Rows of another generation are not in the cache.
      if let generation { return try? rows(store(of: key), generation)?.row(key) }
      if !isFresh, let known = cache[key] { return known }
      let row = try? store(of: key)?.rows.row(key)
      cache[key] = row
      return row
    }
  }

  /// Reads the uncached rows of keys together.
  func prefetch(_ keys: [String]) {
    lock.withLock {
      var missing: [ObjectIdentifier: (SQLiteStore, [String])] = [:]
      for key in keys where cache[key] == nil {
        guard let rows = store(of: key)?.rows as? SQLiteStore else { continue }
        missing[ObjectIdentifier(rows), default: (rows, [])].1.append(key)
      }
      for (store, keys) in missing.values { try? store.rows(keys) { cache[$0] = $1 } }
    }
  }

  func related(_ key: String, _ relation: NSRelationshipDescription, _ generation: NSQueryGenerationToken? = nil) -> [String] {
    lock.withLock { (try? rows(store(of: key), generation)?.related(key, relation)) ?? [] }
  }

  /// Returns the affected stores, after discarding rows that others may have changed.
  private func stores(_ affected: [NSPersistentStore]?) -> [NSPersistentStore] {
    let stores = (affected ?? persistentStores).filter(persistentStores.contains)
    for store in stores where (store.rows as? SQLiteStore)?.takeForeignChanges() == true { cache.removeAll() }
    return stores
  }

  /// Returns the results of the stores. The combined results of several stores are neither sorted nor limited.
  func answer(_ query: StoreQuery, in affected: [NSPersistentStore]?, _ generation: NSQueryGenerationToken? = nil) throws -> StoreAnswer {
    try lock.withLock {
      let stores = stores(affected).compactMap { rows($0, generation) }
      if stores.count == 1 { return try stores[0].answer(query) }
      var all = query
      (all.limit, all.offset) = (0, 0)
      var result = StoreAnswer(keys: [], isFiltered: true, isSorted: query.sort.isEmpty, isLimited: query.limit == 0 && query.offset == 0)
      for store in stores {
        let answer = try store.answer(all)
        result.keys += answer.keys
        result.isFiltered = result.isFiltered && answer.isFiltered
      }
      result.isSorted = result.isSorted && result.isFiltered
      result.isLimited = result.isLimited && result.isSorted
      return result
    }
  }

  /// Returns the number of objects that a query finds; nil if counting requires their values.
  func count(_ query: StoreQuery, in affected: [NSPersistentStore]?, _ generation: NSQueryGenerationToken? = nil) throws -> Int? {
    try lock.withLock {
      let stores = stores(affected).compactMap { rows($0, generation) }
      if stores.count > 1, query.limit > 0 || query.offset > 0 { return nil }
      var result = 0
      for store in stores {
        guard let count = try store.count(query) else { return nil }
        result += count
      }
      return result
    }
  }

  func isKnown(_ key: String) -> Bool { lock.withLock { cache[key] != nil } }

  /// Calls a closure with the store of a query, under the lock. Returns nil for several stores, or a store without SQLite.
  func withStore<Result>(of affected: [NSPersistentStore]?, _ body: (SQLiteStore) throws -> Result?) rethrows -> Result? {
    try lock.withLock {
      let stores = stores(affected)
      guard stores.count == 1, let store = stores[0].rows as? SQLiteStore else { return nil }
      return try body(store)
    }
  }

  func stores(of entity: NSEntityDescription) -> [NSPersistentStore] {
    persistentStores.filter { store in
      let configuration = store.configurationName == "PF_DEFAULT_CONFIGURATION_NAME" ? nil : store.configurationName
      return managedObjectModel.entities(forConfigurationName: configuration)?.contains { $0.name == entity.name } ?? false
    }
  }

  /// Returns the store for a new object: the first writable one that has its entity.
  func home(of entity: NSEntityDescription) throws -> NSPersistentStore {
    guard !persistentStores.isEmpty else { throw StoreError.make(StoreError.saving, "There is no store to save to.") }
    let name = entity.name ?? ""
    let able = stores(of: entity)
    guard let store = able.first(where: { !$0.isReadOnly }) ?? able.first else {
      throw StoreError.make(StoreError.saving, "No store has the entity \(name).")
    }
    return store
  }

  /// Runs a closure in a transaction in each of several stores. If it throws, the stores whose transactions have not ended remain
  /// unchanged; the innermost transaction ends first.
  func transaction<Result>(_ stores: [NSPersistentStore], _ body: ([NSPersistentStore: any StoreTransaction]) throws -> Result) throws
    -> Result
  {
    func begin(_ rest: ArraySlice<NSPersistentStore>, _ open: [NSPersistentStore: any StoreTransaction]) throws -> Result {
      guard let next = rest.first else { return try body(open) }
      return try next.rows.transaction { transaction in
        try begin(rest.dropFirst(), open.merging([next: transaction]) { first, _ in first })
      }
    }
    return try begin(stores[...], [:])
  }
}
