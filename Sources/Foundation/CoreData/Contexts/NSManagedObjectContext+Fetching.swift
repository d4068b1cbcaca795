import UIKitObjects

extension NSManagedObjectContext {
  // MARK: Rows

  /// Returns the row of an object in the parent context or the store.
  final func sourceRow(_ key: String, isFresh: Bool = false) -> StoredRow? {
    guard let parent else { return coordinator?.stored(key, isFresh: isFresh, generation) }
    return parent.performAndWait { parent.presentRow(key) }
  }

  /// Returns the current row of an object in this context.
  private func presentRow(_ key: String) -> StoredRow? {
    let key = aliases[key] ?? key
    guard let object = objects[key], !object.isFault else { return sourceRow(key) }
    if deletedObjects.contains(object) { return nil }
    return StoredRow(entity: object.entity, values: object.row, version: object.version, isTemporary: object.objectID.isTemporaryID)
  }

  /// Returns the keys of related objects in the parent context or the store.
  final func sourceRelated(_ key: String, _ relation: NSRelationshipDescription) -> [String] {
    guard let parent else { return coordinator?.related(key, relation, generation) ?? [] }
    return parent.performAndWait { parent.currentKeys(parent.object(key: key)?.relatedKeys(relation.name) ?? []) }
  }

  /// Returns the entity and the store of a key; nil if the object does not exist.
  final func sourceEntity(_ key: String) -> (NSEntityDescription, NSPersistentStore?)? {
    guard let parent else {
      guard let coordinator, let entity = coordinator.entity(of: key, generation) else { return nil }
      return (entity, coordinator.store(of: key))
    }
    return parent.performAndWait {
      if let object = parent.objects[parent.aliases[key] ?? key] {
        return parent.deletedObjects.contains(object) ? nil : (object.entity, object.objectID.persistentStore)
      }
      return parent.sourceEntity(key)
    }
  }

  // MARK: Requests

  final func query<Result>(_ request: NSFetchRequest<Result>) throws -> StoreQuery {
    guard let coordinator else { throw StoreError.make(134_060, "The context has no store.") }
    let model = coordinator.managedObjectModel
    let name = request.entityName ?? request.entity?.name
    guard let entity = name.flatMap({ model.entitiesByName[$0] }) ?? request.entity else {
      throw StoreError.make(134_060, "There is no entity named \(request.entityName ?? "").")
    }
    return StoreQuery(
      entity: entity, includesSubentities: request.includesSubentities, predicate: request.predicate, sort: request.sortDescriptors ?? [],
      offset: max(0, request.fetchOffset), limit: max(0, request.fetchLimit))
  }

  final func results<Result>(of request: NSFetchRequest<Result>) throws -> [Result] {
    if request.resultType == .countResultType { return [NSNumber(value: try counted(request))].compactMap { $0 as? Result } }
    if request.resultType == .dictionaryResultType {
      let rows = try storedDictionaries(request) ?? computedDictionaries(request)
      return rows.compactMap { $0 as? Result }
    }
    let found = try matches(request)
    if request.resultType == .managedObjectIDResultType { return found.map(\.objectID).compactMap { $0 as? Result } }
    return found.compactMap { $0 as? Result }
  }

  /// Returns dictionaries that an SQL statement computes; nil if they depend on unsaved changes, a parent context, or several stores.
  private func storedDictionaries<Result>(_ request: NSFetchRequest<Result>) throws -> [NSDictionary]? {
    guard parent == nil, generation == nil, let coordinator else { return nil }
    let query = try query(request)
    guard !request.includesPendingChanges || pendingObjects(query).isEmpty else { return nil }
    return try coordinator.withStore(of: request.affectedStores) { try $0.dictionaries(query, request) }
  }

  /// Returns dictionaries with the values of objects. If the request has groups, its limits apply to the dictionaries.
  private func computedDictionaries<Result>(_ request: NSFetchRequest<Result>) throws -> [NSDictionary] {
    guard let groups = request.propertiesToGroupBy, !groups.isEmpty else {
      return FetchedDictionaries(try matches(request), properties: request.propertiesToFetch, isDistinct: request.returnsDistinctResults)
        .rows
    }
    let all = request.retyped(to: NSManagedObject.self)
    (all.fetchLimit, all.fetchOffset, all.resultType) = (0, 0, [])
    let rows = FetchedDictionaries(
      try matches(all), properties: request.propertiesToFetch, groups: groups, having: request.havingPredicate
    ).rows.dropFirst(request.fetchOffset)
    return Array(request.fetchLimit > 0 ? rows.prefix(request.fetchLimit) : rows)
  }

  final func matches<Result>(_ request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
    let query = try query(request)
    let keys = try found(query, includesPending: request.includesPendingChanges, in: request.affectedStores)
    // Without a batch size all values are read together, up to the size of the row cache.
    if request.resultType != .managedObjectIDResultType {
      let first = request.fetchBatchSize > 0 ? keys.prefix(request.fetchBatchSize) : keys.prefix(Self.mostRowsAhead)
      readAhead(Array(first))
    }
    let objects = keys.compactMap { object(key: $0) }
    if request.fetchBatchSize > 0 {
      // The objects of a batch are read together when the first of them is accessed.
      for start in stride(from: 0, to: objects.count, by: request.fetchBatchSize) {
        let part = objects[start..<min(start + request.fetchBatchSize, objects.count)]
        let batch = FaultBatch(part.map(\.objectID.key))
        for object in part where object.isFault { object.batch = batch }
      }
    }
    if request.resultType == [], !request.returnsObjectsAsFaults {
      for object in objects where object.isFault { object.willAccessValue(forKey: nil) }
    }
    if let paths = request.relationshipKeyPathsForPrefetching { prefetch(paths, objects) }
    return objects
  }

  private static let mostRowsAhead = 8_000

  private func readAhead(_ keys: [String]) {
    if generation == nil { coordinator?.prefetch(keys) }
  }

  /// Reads rows together, unless one of them is already known.
  final func readAhead(_ keys: [String], unless key: String) {
    if coordinator?.isKnown(key) != true { readAhead(keys) }
  }

  /// Calls a closure with the query of a request for objects and the store that finds all of them. The result is nil if it depends on
  /// limits, unsaved changes, a parent context, or several stores.
  final func withStore<Found, Result>(
    of request: NSFetchRequest<Found>, _ body: (StoreQuery, SQLiteStore) throws -> Result?
  ) throws -> Result? {
    guard request.fetchLimit == 0, request.fetchOffset == 0, request.resultType == [], parent == nil, generation == nil, let coordinator
    else { return nil }
    let query = try query(request)
    guard pendingObjects(query).isEmpty else { return nil }
    return try coordinator.withStore(of: request.affectedStores) { try body(query, $0) }
  }

  /// Reads the objects at key paths of relationships together.
  private func prefetch(_ paths: [String], _ objects: [NSManagedObject]) {
    for path in paths {
      var level = objects
      for name in path.split(separator: ".").map(String.init) {
        let keys = level.flatMap { $0.entity.relationshipsByName[name] == nil ? [] : $0.relatedKeys(name) }
        readAhead(keys)
        level = keys.compactMap { object(key: $0) }
      }
    }
  }

  final func counted<Result>(_ request: NSFetchRequest<Result>) throws -> Int {
    let query = try query(request)
    if parent == nil, !request.includesPendingChanges || pendingObjects(query).isEmpty,
      let count = try coordinator?.count(query, in: request.affectedStores, generation)
    {
      return count
    }
    return try found(query, includesPending: request.includesPendingChanges, in: request.affectedStores).count
  }

  // MARK: Keys

  /// Returns the new, changed and deleted objects of a query's entity.
  private func pendingObjects(_ query: StoreQuery) -> [NSManagedObject] {
    guard hasChanges else { return [] }
    return (insertionOrder + updatedObjects.filter { !$0.isNew } + deletedObjects).filter {
      query.includesSubentities ? $0.entity.isKindOf(entity: query.entity) : $0.entity === query.entity
    }
  }

  /// Returns the keys of the objects that a query finds in the store or the parent context, with the changes of this context.
  private func found(_ query: StoreQuery, includesPending: Bool, in stores: [NSPersistentStore]?) throws -> [String] {
    let pending = includesPending ? pendingObjects(query) : []
    var asked = query
    if !pending.isEmpty { (asked.limit, asked.offset) = (0, 0) }
    var answer: StoreAnswer
    if let parent {
      let keys = try parent.performAndWait { try parent.found(asked, includesPending: true, in: stores) }
      answer = StoreAnswer(keys: keys, isFiltered: true, isSorted: true, isLimited: true)
    } else if let coordinator {
      answer = try coordinator.answer(asked, in: stores, generation)
    } else {
      return []
    }
    if pending.isEmpty, answer.isFiltered, answer.isSorted, answer.isLimited { return answer.keys }
    if !answer.isFiltered || !answer.isSorted { readAhead(answer.keys) }
    let changed = Set(pending.map(\.objectID.key))
    var kept = answer.keys.filter { !changed.contains($0) }
    if !answer.isFiltered, let predicate = query.predicate {
      kept = kept.filter { key in object(key: key).map { predicate.evaluate(with: $0) } ?? false }
    }
    let added = pending.filter { !deletedObjects.contains($0) && (query.predicate?.evaluate(with: $0) ?? true) }
    if !answer.isSorted || !added.isEmpty {
      kept = merged(kept, added.map(\.objectID.key), query.sort, isSorted: answer.isSorted)
    }
    if pending.isEmpty, answer.isLimited { return kept }
    let rest = kept.dropFirst(query.offset)
    return Array(query.limit > 0 ? rest.prefix(query.limit) : rest)
  }

  /// The keys of the objects that were not saved, in the order in which saving will number them.
  private var unsavedKeys: [String] {
    (parent.map { parent in parent.performAndWait { parent.unsavedKeys } } ?? []) + insertionOrder.map(\.objectID.key)
  }

  /// Returns a comparison of objects by their keys. Equals are in the order of saving, those that were not saved last.
  final func comparison(_ sort: [NSSortDescriptor]) -> (String, String) -> Bool {
    lazy var places = Dictionary(unsavedKeys.enumerated().map { ($1, Int64($0)) }, uniquingKeysWith: { first, _ in first })
    func place(_ key: String) -> (Int64, Int64) { ObjectKey.parts(key).map { ($0.primary, 0) } ?? (.max, places[key] ?? -1) }
    return { [self] first, second in
      if !sort.isEmpty, let left = object(key: first), let right = object(key: second) {
        for descriptor in sort {
          switch descriptor.compare(left, to: right) {
          case .orderedAscending: return true
          case .orderedDescending: return false
          case .orderedSame: continue
          }
        }
      }
      return place(first) < place(second)
    }
  }

  /// Places objects among others that are sorted.
  final func merged(_ objects: [NSManagedObject], _ added: [NSManagedObject], _ sort: [NSSortDescriptor]) -> [NSManagedObject] {
    merged(objects.map(\.objectID.key), added.map(\.objectID.key), sort, isSorted: true).compactMap { object(key: $0) }
  }

  /// Sorts keys by the values of their objects.
  private func merged(_ keys: [String], _ added: [String], _ sort: [NSSortDescriptor], isSorted: Bool) -> [String] {
    // Without an order, the store's is kept.
    if !isSorted, sort.isEmpty, added.isEmpty { return keys }
    let isBefore = comparison(sort)
    guard isSorted else { return (keys + added).sorted(by: isBefore) }
    var (result, rest) = ([String](), keys[...])
    for key in added.sorted(by: isBefore) {
      var (low, high) = (rest.startIndex, rest.endIndex)
      while low < high {
        let middle = (low + high) / 2
        if isBefore(key, rest[middle]) { high = middle } else { low = middle + 1 }
      }
      result += rest[..<low]
      rest = rest[low...]
      result.append(key)
    }
    return result + rest
  }
}
