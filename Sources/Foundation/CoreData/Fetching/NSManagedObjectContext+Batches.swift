import Foundation

extension NSManagedObjectContext {
  /// Executes a request in the store. It does not change the objects of this context; pass the identifiers of the result to
  /// ``mergeChanges(fromRemoteContextSave:into:)``.
  @discardableResult public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let coordinator else { throw StoreError.make(StoreError.usage, "The context has no store.") }
    switch request {
    case let request as NSBatchDeleteRequest: return try delete(request, coordinator)
    case let request as NSBatchUpdateRequest: return try update(request, coordinator)
    case let request as NSBatchInsertRequest: return try insert(request, coordinator)
    case let request as NSPersistentHistoryChangeRequest: return try coordinator.perform(request)
    case let request as any AsynchronousFetch: return try request.perform(in: self)
    default: throw StoreError.make(StoreError.usage, "The store cannot execute this request.")
    }
  }

  /// Returns another context of the same stores, for stores without SQL.
  private func other() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    (context.mergePolicy, context.name, context.transactionAuthor) = (mergePolicy, name, transactionAuthor)
    return context
  }

  private func entity(_ name: String?, _ coordinator: NSPersistentStoreCoordinator) throws -> NSEntityDescription {
    guard let entity = name.flatMap({ coordinator.managedObjectModel.entitiesByName[$0] }) else {
      throw StoreError.make(StoreError.usage, "There is no entity named \(name ?? "").")
    }
    return entity
  }

  /// Executes a batch in each store that has an entity.
  private func batches(
    _ entity: NSEntityDescription, in affected: [NSPersistentStore]?, _ coordinator: NSPersistentStoreCoordinator,
    _ body: (SQLiteTransaction) throws -> SQLiteTransaction.Batch
  ) throws -> [(NSPersistentStore, SQLiteTransaction.Batch)] {
    try coordinator.lock.withLock {
      var result: [(NSPersistentStore, SQLiteTransaction.Batch)] = []
      for store in coordinator.stores(of: entity) where affected?.contains(store) ?? true {
        guard let rows = store.rows as? SQLiteStore else { continue }
        rows.origin = StoreHistory.Origin(author: transactionAuthor, context: name)
        let batch = try rows.transaction { transaction in
          guard let transaction = transaction as? SQLiteTransaction else { return SQLiteTransaction.Batch() }
          return try body(transaction)
        }
        result.append((store, batch))
        coordinator.announceChange(of: store)
      }
      coordinator.cache.removeAll()
      return result
    }
  }

  private func identifiers(_ batches: [(NSPersistentStore, SQLiteTransaction.Batch)], _ entity: NSEntityDescription) -> [NSManagedObjectID]
  {
    batches.flatMap { store, batch in
      batch.keys.map { NSManagedObjectID($0, coordinator?.entity(of: $0) ?? entity, store: store) }
    }
  }

  private func hasStatements(_ coordinator: NSPersistentStoreCoordinator) -> Bool {
    coordinator.persistentStores.allSatisfy { $0.rows is SQLiteStore }
  }

  // MARK: Requests

  private func delete(_ request: NSBatchDeleteRequest, _ coordinator: NSPersistentStoreCoordinator) throws -> NSPersistentStoreResult {
    let ids: [NSManagedObjectID]
    let count: Int
    let wantsKeys = request.resultType == .resultTypeObjectIDs
    if hasStatements(coordinator) {
      var (found, sum): ([NSManagedObjectID], Int) = ([], 0)
      for part in try request.parts(in: self) {
        // The identifiers are created before the rows are deleted, because the rows contain their entities.
        let known = wantsKeys ? try identifiers(part, coordinator) : []
        let done = try batches(part.query.entity, in: part.stores, coordinator) {
          try $0.delete(part.query, keys: part.keys, wantsKeys: wantsKeys)
        }
        let keys = Set(done.flatMap(\.1.keys))
        found += known.filter { keys.contains($0.key) }
        sum += done.reduce(0) { $0 + $1.1.count }
      }
      (ids, count) = (found, sum)
    } else {
      let context = other()
      ids = try context.performAndWait {
        let found = try request.objects(context)
        for object in found { context.delete(object) }
        try context.save()
        return found.map(\.objectID)
      }
      count = ids.count
    }
    switch request.resultType {
    case .resultTypeStatusOnly: return NSBatchDeleteResult(true, request.resultType)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(ids, request.resultType)
    case .resultTypeCount: return NSBatchDeleteResult(count, request.resultType)
    }
  }

  private func identifiers(_ part: BatchPart, _ coordinator: NSPersistentStoreCoordinator) throws -> [NSManagedObjectID] {
    let keys = try part.keys ?? coordinator.answer(part.query, in: part.stores).keys
    return keys.compactMap { key in
      coordinator.entity(of: key).map { NSManagedObjectID(key, $0, store: coordinator.store(of: key)) }
    }
  }

  private func update(_ request: NSBatchUpdateRequest, _ coordinator: NSPersistentStoreCoordinator) throws -> NSPersistentStoreResult {
    let entity = try entity(request.entityName, coordinator)
    let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
    (fetch.predicate, fetch.includesSubentities) = (request.predicate, request.includesSubentities)
    var properties: [String: Any] = [:]
    for (key, value) in request.propertiesToUpdate ?? [:] {
      if let name = key as? String ?? (key as? NSPropertyDescription)?.name { properties[name] = value }
    }
    let ids: [NSManagedObjectID]
    let count: Int
    if hasStatements(coordinator) {
      let part = try BatchPart(fetch, self)
      let done = try batches(entity, in: request.affectedStores, coordinator) {
        try $0.update(part.query, keys: part.keys, properties, wantsKeys: request.resultType == .updatedObjectIDsResultType)
      }
      (ids, count) = (identifiers(done, entity), done.reduce(0) { $0 + $1.1.count })
    } else {
      let context = other()
      ids = try context.performAndWait {
        let objects = try context.fetch(fetch)
        for object in objects { for (name, value) in properties { object.setValue(value, forKey: name) } }
        try context.save()
        return objects.map(\.objectID)
      }
      count = ids.count
    }
    switch request.resultType {
    case .statusOnlyResultType: return NSBatchUpdateResult(true, request.resultType)
    case .updatedObjectIDsResultType: return NSBatchUpdateResult(ids, request.resultType)
    case .updatedObjectsCountResultType: return NSBatchUpdateResult(count, request.resultType)
    }
  }

  private func insert(_ request: NSBatchInsertRequest, _ coordinator: NSPersistentStoreCoordinator) throws -> NSPersistentStoreResult {
    let entity = try entity(request.entityName, coordinator)
    let ids: [NSManagedObjectID]
    let count: Int
    let home = try coordinator.home(of: entity)
    if home.rows is SQLiteStore {
      let policy = mergePolicy as? NSMergePolicy ?? .error
      let done = try batches(entity, in: [home], coordinator) { transaction in
        try transaction.insert(entity, policy: policy, wantsKeys: request.resultType == .objectIDs) { request.next(entity) }
      }
      (ids, count) = (identifiers(done, entity), done.reduce(0) { $0 + $1.1.count })
    } else {
      let context = other()
      ids = try context.performAndWait {
        var objects: [NSManagedObject] = []
        while let values = request.next(entity) {
          let object = ManagedClass.make(entity, in: context)
          for (name, value) in values { object.setValue(value, forKey: name) }
          objects.append(object)
        }
        try context.save()
        return objects.map(\.objectID)
      }
      count = ids.count
    }
    switch request.resultType {
    case .statusOnly: return NSBatchInsertResult(true, request.resultType)
    case .objectIDs: return NSBatchInsertResult(ids, request.resultType)
    case .count: return NSBatchInsertResult(count, request.resultType)
    }
  }
}

/// The rows of a batch request in one table: a query, or the keys that it finds if SQLite cannot evaluate it.
struct BatchPart {
  let query: StoreQuery
  var keys: [String]?
  var stores: [NSPersistentStore]?

  init<Result>(_ request: NSFetchRequest<Result>, _ context: NSManagedObjectContext) throws {
    query = try context.query(request)
    stores = request.affectedStores
    guard let coordinator = context.coordinator else { return }
    let isExpressed = coordinator.persistentStores.allSatisfy { ($0.rows as? SQLiteStore)?.isExpressed(query) ?? true }
    if !isExpressed {
      request.includesPendingChanges = false
      keys = try context.matches(request).map(\.objectID.key)
    }
  }

  init(_ entity: NSEntityDescription, _ keys: [String]) {
    query = StoreQuery(entity: entity)
    self.keys = keys
  }
}
