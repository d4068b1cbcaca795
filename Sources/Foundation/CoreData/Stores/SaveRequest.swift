import Foundation

/// The changes that a context saves to its coordinator's stores.
struct SaveRequest {
  /// In the order in which they were made.
  let inserted: [NSManagedObject]
  let updated: [NSManagedObject]
  let deleted: [NSManagedObject]
  /// The stores of the inserted objects.
  let homes: [NSManagedObject: NSPersistentStore]
  let policy: NSMergePolicy
  let origin: StoreHistory.Origin
}

/// The identifiers and rows that saving has given to the objects of a request.
struct SavedChanges {
  /// The identifiers of new objects.
  var identifiers: [NSManagedObject: NSManagedObjectID] = [:]
  var rows: [NSManagedObject: StoredRow] = [:]
  /// The objects whose changes the policy has discarded.
  var discarded: [NSManagedObject] = []
  /// The new objects that were merged into others, and the keys of those.
  var merged: [NSManagedObject: String] = [:]
}

extension NSPersistentStoreCoordinator {
  /// Saves all changes in one transaction of each store, or none of them.
  ///
  /// An object that was changed in the store since it was read has another version there; the policy of the request says what is saved then.
  func save(_ request: SaveRequest) throws -> SavedChanges {
    try lock.withLock {
      guard !persistentStores.isEmpty else { throw StoreError.make(StoreError.saving, "There is no store to save to.") }
      var stores: Set<NSPersistentStore> = Set(request.homes.values)
      for object in request.updated + request.deleted {
        guard let store = store(of: object.objectID.key) else {
          throw StoreError.make(StoreError.saving, "The store of an object of the entity \(object.entity.name ?? "") was removed.")
        }
        stores.insert(store)
      }
      if let store = stores.first(where: \.isReadOnly) {
        throw StoreError.make(
          StoreError.noPermission, "The store “\(store.url?.lastPathComponent ?? store.identifier ?? "")” is read-only.",
          [NSFilePathErrorKey: store.url?.path ?? ""])
      }
      var result = SavedChanges()
      var touched: [String] = []
      let order = persistentStores.filter(stores.contains)
      for store in order { (store.rows as? SQLiteStore)?.origin = request.origin }
      do {
        try transaction(order) { transactions in
          var saving = Saving(request, self, transactions)
          result = try saving.run()
          touched = saving.touched
        }
      } catch {
        // The rows of a conflict are read again.
        cache.removeAll()
        throw error
      }
      for key in touched { cache[key] = nil }
      for store in order { announceChange(of: store) }
      return result
    }
  }
}

/// One saving, inside of the transactions of its stores.
private struct Saving {
  private let request: SaveRequest
  private let coordinator: NSPersistentStoreCoordinator
  private let transactions: [NSPersistentStore: any StoreTransaction]
  private var result = SavedChanges()
  /// The keys of new objects, and of those that they were merged into, by the keys that they had.
  private var keys: [String: String] = [:]
  private(set) var touched: [String] = []

  init(_ request: SaveRequest, _ coordinator: NSPersistentStoreCoordinator, _ transactions: [NSPersistentStore: any StoreTransaction]) {
    (self.request, self.coordinator, self.transactions) = (request, coordinator, transactions)
  }

  private func transaction(_ store: NSPersistentStore?) throws -> any StoreTransaction {
    guard let transaction = store.flatMap({ transactions[$0] }) else { throw StoreError.make(StoreError.saving, "The store was removed.") }
    return transaction
  }

  private func transaction(of key: String) throws -> any StoreTransaction { try transaction(coordinator.store(of: key)) }

  mutating func run() throws -> SavedChanges {
    for object in request.inserted {
      let store = request.homes[object]
      guard object.objectID.isTemporaryID, let store else { continue }
      let key = try transaction(store).makeKey(object.entity)
      keys[object.objectID.key] = key
      result.identifiers[object] = NSManagedObjectID(key, object.entity, store: store)
    }
    let updates = try resolveConflicts()
    for object in request.deleted {
      try transaction(of: object.objectID.key).delete(object.objectID.key, object.entity)
      touched.append(object.objectID.key)
    }
    var unique = UniqueConstraints(request.policy)
    // Objects that may be merged into others come first, so that relationships refer to those.
    let isConstrained = Dictionary(grouping: request.inserted) { !$0.entity.uniqueNames.isEmpty }
    for object in (isConstrained[true] ?? []) + (isConstrained[false] ?? []) {
      let key = keys[object.objectID.key] ?? object.objectID.key
      let row = current(object.row)
      try unique.set(object, key, row, before: nil, transaction(of: key))
      if let other = unique.merged[object] { keys[object.objectID.key] = other }
      note(object, key, row, unique)
    }
    for (object, row, before) in updates {
      let (key, row) = (object.objectID.key, current(row))
      try unique.set(object, key, row, before: before, transaction(of: key))
      note(object, key, row, unique)
    }
    try unique.finish()
    result.merged = unique.merged
    touched += unique.merged.values
    return result
  }

  private mutating func note(_ object: NSManagedObject, _ key: String, _ row: [String: Any], _ unique: UniqueConstraints) {
    touched.append(key)
    if let version = unique.versions[object] {
      result.rows[object] = StoredRow(entity: object.entity, values: row, version: version)
    } else if unique.merged[object] == nil {
      result.discarded.append(object)
    }
  }

  /// Replaces the keys that related objects had before this saving.
  private func current(_ row: [String: Any]) -> [String: Any] {
    guard !keys.isEmpty else { return row }
    return row.mapValues { value in
      guard let related = value as? [String] else { return value }
      return related.map { keys[$0] ?? $0 }
    }
  }

  /// Returns the rows to save for changed objects, and the rows that the store has. Throws if the policy is to fail and others have changed an
  /// object.
  private mutating func resolveConflicts() throws -> [(NSManagedObject, [String: Any], [String: Any])] {
    var conflicts: [NSMergeConflict] = []
    var updates: [(NSManagedObject, [String: Any], [String: Any])] = []
    for object in request.updated {
      let key = object.objectID.key
      let (row, transaction) = (object.row, try transaction(of: key))
      let version = try transaction.version(key)
      if version == object.version {
        updates.append((object, row, object.committed))
        continue
      }
      let stored = version == nil ? nil : try transaction.row(key)
      if request.policy.mergeType == .errorMergePolicyType { conflicts.append(NSMergeConflict(object, stored: stored?.values)) }
      touched.append(key)
      guard let merged = request.policy.merged(committed: object.committed, changed: row, stored: stored?.values) else {
        result.discarded.append(object)
        continue
      }
      guard let stored else {
        // Deleted by others, and saved nevertheless.
        _ = try transaction.set(merged, nil, entity: object.entity, key: key)
        result.rows[object] = StoredRow(entity: object.entity, values: merged, version: 1)
        continue
      }
      // The objects that were read tell which ones were added and removed.
      let toMany = object.committed.filter { name, _ in object.entity.relationshipsByName[name]?.isToMany == true }
      updates.append((object, merged, stored.values.merging(toMany) { first, _ in first }))
    }
    for object in request.deleted where request.policy.mergeType == .errorMergePolicyType {
      let (key, transaction) = (object.objectID.key, try transaction(of: object.objectID.key))
      guard let version = try transaction.version(key), !object.isFault, version != object.version else { continue }
      conflicts.append(NSMergeConflict(object, stored: try transaction.row(key)?.values))
    }
    guard conflicts.isEmpty else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSManagedObjectMergeError,
        userInfo: [NSLocalizedDescriptionKey: "Could not merge changes.", NSPersistentStoreSaveConflictsErrorKey: conflicts])
    }
    return updates
  }
}
