import Foundation

struct SaveRequest {
  /// The inserted objects in the order of their creation.
  let inserted: [NSManagedObject]
  let updated: [NSManagedObject]
  let deleted: [NSManagedObject]
  /// The stores of the inserted objects, in the same order.
  let homes: [NSPersistentStore]
  let policy: NSMergePolicy
  let origin: StoreHistory.Origin
}

/// The identifiers and rows that saving has assigned to the objects of a request.
struct SavedChanges {
  struct Object {
    let object: NSManagedObject
    let id: NSManagedObjectID
    /// Nil for an object that was merged into another, or whose changes were discarded.
    var row: StoredRow?
  }
  var objects: [Object] = []
  /// The objects whose changes the policy has discarded.
  var discarded: [NSManagedObject] = []
  /// The new objects that were merged, and the keys of the objects into which they were merged.
  var merged: [NSManagedObject: String] = [:]
}

extension NSPersistentStoreCoordinator {
  /// Saves all changes in one transaction in each store, or none of them. An object that was changed in the store since it was read has
  /// another version there; then the merge policy of the request applies.
  func save(_ request: SaveRequest) throws -> SavedChanges {
    try lock.withLock {
      guard !persistentStores.isEmpty else { throw StoreError.make(StoreError.saving, "There is no store to save to.") }
      var stores = Set(request.homes)
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
        // Rows with a conflict are read again.
        cache.removeAll()
        throw error
      }
      for key in touched { cache[key] = nil }
      for store in order { announceChange(of: store) }
      return result
    }
  }
}

/// One save, within the transactions of its stores.
private struct Saving {
  private let request: SaveRequest
  private let coordinator: NSPersistentStoreCoordinator
  private let transactions: [NSPersistentStore: any StoreTransaction]
  private var result = SavedChanges()
  /// The final keys of new or merged objects by their former keys. Empty for a model without relationships.
  private var keys: [String: String] = [:]
  /// Whether the model has relationships.
  private let hasRelationships: Bool
  /// Whether objects have values that no others may have.
  private let hasUniqueValues: Bool
  private(set) var touched: [String] = []
  /// The store that was asked for last: most savings have one.
  private var last: (store: NSPersistentStore, transaction: any StoreTransaction)?

  init(_ request: SaveRequest, _ coordinator: NSPersistentStoreCoordinator, _ transactions: [NSPersistentStore: any StoreTransaction]) {
    (self.request, self.coordinator, self.transactions) = (request, coordinator, transactions)
    hasRelationships = coordinator.managedObjectModel.entities.contains { !$0.relationshipsByName.isEmpty }
    hasUniqueValues = coordinator.managedObjectModel.entities.contains { !$0.uniqueNames.isEmpty }
  }

  private mutating func transaction(_ store: NSPersistentStore?) throws -> any StoreTransaction {
    if let last, last.store === store { return last.transaction }
    guard let store, let transaction = transactions[store] else {
      throw StoreError.make(StoreError.saving, "The store was removed.")
    }
    last = (store, transaction)
    return transaction
  }

  private mutating func transaction(of key: String) throws -> any StoreTransaction { try transaction(coordinator.store(of: key)) }

  mutating func run() throws -> SavedChanges {
    result.objects.reserveCapacity(request.inserted.count + request.updated.count)
    for (object, store) in zip(request.inserted, request.homes) {
      var id = object.objectID
      if id.isTemporaryID {
        let key = try transaction(store).makeKey(object.entity)
        if hasRelationships { keys[id.key] = key }
        id = NSManagedObjectID(key, object.entity, store: store)
      }
      result.objects.append(SavedChanges.Object(object: object, id: id))
    }
    let updates = try resolveConflicts()
    for object in request.deleted {
      try transaction(of: object.objectID.key).delete(object.objectID.key, object.entity)
      touched.append(object.objectID.key)
    }
    var unique = UniqueConstraints(request.policy)
    // Objects that may be merged into others come first, so that relationships refer to those.
    for isUnique in hasUniqueValues ? [true, false] : [false] {
      for index in request.inserted.indices {
        let (object, id) = (request.inserted[index], result.objects[index].id)
        guard object.entity.uniqueNames.isEmpty != isUnique else { continue }
        let row = current(object.row, object.entity)
        let store = object.objectID === id ? id.persistentStore : request.homes[index]
        let version = try unique.set(object, id.key, row, before: nil, transaction(store))
        if version == nil, let other = unique.merged[object], hasRelationships { keys[object.objectID.key] = other }
        result.objects[index].row = note(object, row, version, unique)
      }
    }
    for (object, row, before) in updates {
      let (key, row) = (object.objectID.key, current(row, object.entity))
      let version = try unique.set(object, key, row, before: before, transaction(of: key))
      touched.append(key)
      result.objects.append(SavedChanges.Object(object: object, id: object.objectID, row: note(object, row, version, unique)))
    }
    try unique.finish()
    result.merged = unique.merged
    touched += unique.merged.values
    return result
  }

  /// Returns the saved row of an object.
  private mutating func note(_ object: NSManagedObject, _ row: [String: Any], _ version: Int?, _ unique: UniqueConstraints) -> StoredRow? {
    if let version { return StoredRow(entity: object.entity, values: row, version: version) }
    if unique.merged[object] == nil { result.discarded.append(object) }
    return nil
  }

  /// Replaces the former keys of related objects.
  private func current(_ row: [String: Any], _ entity: NSEntityDescription) -> [String: Any] {
    guard !keys.isEmpty else { return row }
    var result = row
    for relation in entity.saved.relationships {
      guard let related = row[relation.name] as? [String], related.contains(where: { keys[$0] != nil }) else { continue }
      result[relation.name] = related.map { keys[$0] ?? $0 }
    }
    return result
  }

  /// Returns the rows to save for changed objects, and the rows of the store. Throws if the policy is to fail and others have changed an
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
        // The object was deleted by others, but is saved again.
        _ = try transaction.set(merged, nil, entity: object.entity, key: key)
        let row = StoredRow(entity: object.entity, values: merged, version: 1)
        result.objects.append(SavedChanges.Object(object: object, id: object.objectID, row: row))
        continue
      }
      // The objects that were read determine which objects were added and removed.
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
