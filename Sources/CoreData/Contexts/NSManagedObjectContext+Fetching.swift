import Foundation

/// What a store or a parent context knows about an object.
struct StoredRow {
  let entity: NSEntityDescription
  /// The values, with the keys of related objects.
  let values: [String: Any]
  /// How often the row was changed, which tells whether somebody else did.
  let version: Int
  /// Whether the object is known to the parent only.
  var isTemporary = false
}

extension NSManagedObjectContext {
  /// Returns the row of an object in the parent or the store.
  final func sourceRow(_ key: String) -> StoredRow? {
    guard let parent else { return coordinator?.stored(key) }
    return parent.performAndWait { parent.presentRow(key) }
  }

  /// Returns the row of an object as it is in this context.
  private func presentRow(_ key: String) -> StoredRow? {
    guard let object = objects[key] else { return sourceRow(key) }
    if deletedObjects.contains(object) { return nil }
    return StoredRow(entity: object.entity, values: object.row, version: object.version, isTemporary: object.objectID.isTemporaryID)
  }

  /// Returns the keys of an entity's objects in the parent or the store, in the order in which they were made.
  private func sourceKeys(of entity: NSEntityDescription) -> [String] {
    guard let parent else { return coordinator?.keys(of: entity) ?? [] }
    return parent.performAndWait { parent.presentKeys(of: entity) }
  }

  /// Returns the keys of an entity's objects in this context, unsaved ones last.
  private func presentKeys(of entity: NSEntityDescription) -> [String] {
    let deleted = Set(deletedObjects.map(\.objectID.key))
    let stored = sourceKeys(of: entity).filter { !deleted.contains($0) }
    let known = Set(stored)
    return stored + insertionOrder.filter { !known.contains($0) && objects[$0]?.entity.isKindOf(entity: entity) == true }
  }

  final func results<Result>(of request: NSFetchRequest<Result>) throws -> [Result] {
    let found = try matches(request)
    if request.resultType == .managedObjectIDResultType { return found.map(\.objectID).compactMap { $0 as? Result } }
    if request.resultType == .countResultType { return [NSNumber(value: found.count)].compactMap { $0 as? Result } }
    if request.resultType == .dictionaryResultType {
      let fetched: FetchedDictionaries
      if let groups = request.propertiesToGroupBy, !groups.isEmpty {
        fetched = FetchedDictionaries(found, properties: request.propertiesToFetch, groups: groups, having: request.havingPredicate)
      } else {
        fetched = FetchedDictionaries(found, properties: request.propertiesToFetch, isDistinct: request.returnsDistinctResults)
      }
      return fetched.rows.compactMap { $0 as? Result }
    }
    return found.compactMap { $0 as? Result }
  }

  final func matches<Result>(_ request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
    guard let coordinator else { throw StoreError.make(134_060, "The context has no store.") }
    let model = coordinator.managedObjectModel
    guard let entity = request.entity ?? request.entityName.flatMap({ model.entitiesByName[$0] }) else {
      throw StoreError.make(134_060, "There is no entity named \(request.entityName ?? "").")
    }
    let keys = request.includesPendingChanges ? presentKeys(of: entity) : sourceKeys(of: entity)
    var found = keys.compactMap { object(key: $0) }
    if !request.includesSubentities { found = found.filter { $0.entity === entity } }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      found.sort { first, second in
        for descriptor in descriptors {
          switch descriptor.compare(first, to: second) {
          case .orderedAscending: return true
          case .orderedDescending: return false
          case .orderedSame: continue
          }
        }
        return false
      }
    }
    found = Array(found.dropFirst(request.fetchOffset))
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }
}
