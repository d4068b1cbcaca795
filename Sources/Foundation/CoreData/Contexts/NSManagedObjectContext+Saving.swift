import Foundation

extension NSManagedObjectContext {
  final func commit() throws {
    processPendingChanges()
    guard hasChanges else { return }
    guard coordinator != nil else { throw StoreError.make(134_060, "The context has no store.") }
    for key in try saveChanges() { _ = objects.release(key) }
  }

  /// Returns the keys of the new and changed objects, which are not held by this method any more.
  private func saveChanges() throws -> [String] {
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    let inserted = insertionOrder
    for object in inserted { object.willSave() }
    for object in updatedObjects.subtracting(inserted) { object.willSave() }
    for object in deletedObjects.subtracting(inserted) { object.willSave() }
    derive()
    processPendingChanges()
    try validate()
    if let parent { push(to: parent) } else { try store() }
    advanceGeneration()
    let changes = [
      NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects, NSDeletedObjectsKey: deletedObjects,
    ]
    let saved = insertionOrder + updatedObjects.filter { !$0.isNew }
    let identifiers = SavedIdentifiers(inserted: insertionOrder, updated: updatedObjects, deleted: deletedObjects)
    for object in deletedObjects {
      objects[object.objectID.key] = nil
      object.managedObjectContext = nil
    }
    endChanges()
    for object in saved { object.didSave() }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: changes)
    NotificationCenter.default.post(name: Self.didSaveObjectIDsNotification, object: self, userInfo: identifiers.userInfo)
    for other in (parent?.children ?? coordinator?.contexts)?.all ?? [] where other !== self && other.automaticallyMergesChangesFromParent {
      other.perform { [unowned other] in other.merge(identifiers) }
    }
    for child in children.all where child.automaticallyMergesChangesFromParent {
      child.perform { [unowned child] in child.merge(identifiers) }
    }
    return saved.map(\.objectID.key)
  }

  private func validate() throws {
    var errors: [NSError] = []
    func check(_ call: () throws -> Void) throws {
      do { try call() } catch let error as NSError where error.domain == NSCocoaErrorDomain { errors.append(error) }
    }
    let changed = updatedObjects.subtracting(insertedObjects).subtracting(deletedObjects)
    for object in deletedObjects { try check { try object.validateForDelete() } }
    for object in insertionOrder where !deletedObjects.contains(object) { try check { try object.validateForInsert() } }
    for object in changed { try check { try object.validateForUpdate() } }
    guard let first = errors.first else { return }
    guard errors.count > 1 else { throw first }
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
      userInfo: [NSLocalizedDescriptionKey: "Multiple validation errors occurred.", NSDetailedErrorsKey: errors])
  }

  // MARK: Store

  private func store() throws {
    guard let coordinator else { return }
    let request = SaveRequest(
      inserted: insertionOrder, updated: Array(updatedObjects.subtracting(insertedObjects)), deleted: Array(deletedObjects),
      homes: try homes(of: insertionOrder), policy: mergePolicy as? NSMergePolicy ?? .error,
      origin: StoreHistory.Origin(author: transactionAuthor, context: name))
    let saved = try coordinator.save(request)
    // Saved objects already refer to each other by their new keys.
    let isReferred = !children.all.isEmpty || undoManager != nil
    if isReferred { aliases.reserveCapacity(aliases.count + saved.objects.count) } else { aliases = [:] }
    for change in saved.objects where saved.merged[change.object] == nil {
      if let row = change.row { change.object.take(row) }
      rename(change.object, change.id, isReferred: isReferred)
    }
    for (object, key) in saved.merged {
      unregister(object)
      note(deleted: object)
      object.managedObjectContext = nil
      if let known = objects[key], let row = coordinator.stored(key) {
        known.take(row)
        note(refreshed: known)
      }
    }
    // An object whose changes were discarded takes the values of the store.
    for object in saved.discarded { if let row = coordinator.stored(object.objectID.key) { object.take(row) } }
  }

  // MARK: Parent

  /// Applies the changes of this context to the objects of the parent context.
  private func push(to parent: NSManagedObjectContext) {
    let inserted = insertionOrder
    let updated = updatedObjects.subtracting(insertedObjects)
    let rows = (inserted + updated).map { ($0.objectID, $0.row) }
    let deleted = deletedObjects.map(\.objectID.key)
    let newKeys = Set(inserted.map(\.objectID.key))
    parent.performAndWait {
      for (id, row) in rows {
        if newKeys.contains(id.key), parent.objects[id.key] == nil {
          let object = ManagedClass.type(of: id.entity).init(entity: id.entity, insertInto: nil)
          object.objectID = id
          object.values = row
          parent.insert(object)
        } else if let object = parent.object(key: id.key) {
          parent.noteValues(of: object)
          // Relationships that were not read here remain unchanged in the parent context.
          object.values.merge(row) { _, new in new }
          for name in object.values.keys.filter({ row[$0] == nil && object.entity.attributesByName[$0]?.isTransient == false }) {
            object.values[name] = nil
          }
          for (name, relation) in object.entity.relationshipsByName where !relation.isToMany && row[name] == nil {
            object.values[name] = nil
          }
          parent.noteChange(object)
        }
      }
      for key in deleted {
        guard let object = parent.object(key: key) else { continue }
        if object.isNew { parent.unregister(object) } else { parent.deletedObjects.insert(object) }
        parent.updatedObjects.remove(object)
        parent.note(deleted: object)
      }
    }
    for object in inserted + updated { object.take(StoredRow(entity: object.entity, values: object.row, version: object.version)) }
  }
}
