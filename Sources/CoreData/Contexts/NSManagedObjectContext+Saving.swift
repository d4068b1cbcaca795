import Foundation

extension NSManagedObjectContext {
  final func commit() throws {
    processPendingChanges()
    guard hasChanges else { return }
    guard coordinator != nil else { throw StoreError.make(134_060, "The context has no store.") }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in insertedObjects.union(updatedObjects).union(deletedObjects) { object.willSave() }
    processPendingChanges()
    try validate()
    if let parent { push(to: parent) } else { try store() }
    let changes = [
      NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects, NSDeletedObjectsKey: deletedObjects,
    ]
    let saved = insertedObjects.union(updatedObjects)
    let identifiers = SavedIdentifiers(inserted: insertedObjects, updated: updatedObjects, deleted: deletedObjects)
    for object in deletedObjects {
      objects[object.objectID.key] = nil
      object.managedObjectContext = nil
    }
    insertedObjects = []
    insertionOrder = []
    updatedObjects = []
    deletedObjects = []
    for object in saved {
      if parent == nil { object.objectID.isTemporaryID = false }
      object.didSave()
    }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: changes)
    for other in (parent?.children ?? coordinator?.contexts)?.all ?? [] where other !== self && other.automaticallyMergesChangesFromParent {
      other.perform { [unowned other] in other.merge(identifiers) }
    }
    // What is saved here is new for the contexts below.
    for child in children.all where child.automaticallyMergesChangesFromParent {
      child.perform { [unowned child] in child.merge(identifiers) }
    }
  }

  private func validate() throws {
    var errors: [NSError] = []
    func check(_ call: () throws -> Void) throws {
      do { try call() } catch let error as NSError where error.domain == NSCocoaErrorDomain { errors.append(error) }
    }
    let changed = updatedObjects.subtracting(insertedObjects).subtracting(deletedObjects)
    for object in deletedObjects { try check { try object.validateForDelete() } }
    for key in insertionOrder {
      guard let object = objects[key], !deletedObjects.contains(object) else { continue }
      try check { try object.validateForInsert() }
    }
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
    let policy = mergePolicy as? NSMergePolicy ?? .error
    var rows: [NSManagedObject: [String: Any]] = [:]
    for object in insertedObjects.union(updatedObjects) { rows[object] = object.row }
    let inserted = insertionOrder.compactMap { objects[$0] }
    let updated = updatedObjects.subtracting(insertedObjects)
    let deleted = deletedObjects
    var merged: [NSManagedObject: String] = [:]
    let versions = try coordinator.transaction { transaction in
      var conflicts: [NSMergeConflict] = []
      for object in updated {
        let stored = transaction.row(object.objectID.key)
        guard stored?.version != object.version else { continue }
        if policy.mergeType == .errorMergePolicyType { conflicts.append(NSMergeConflict(object, stored: stored?.values)) }
        rows[object] = policy.merged(committed: object.committed, changed: object.row, stored: stored?.values)
      }
      for object in deleted where policy.mergeType == .errorMergePolicyType {
        guard let stored = transaction.row(object.objectID.key), stored.version != object.version else { continue }
        conflicts.append(NSMergeConflict(object, stored: stored.values))
      }
      guard conflicts.isEmpty else {
        throw NSError(
          domain: NSCocoaErrorDomain, code: NSManagedObjectMergeError,
          userInfo: [
            NSLocalizedDescriptionKey: "Could not merge changes.", NSPersistentStoreSaveConflictsErrorKey: conflicts,
          ])
      }
      for object in deleted { transaction.delete(object.objectID.key) }
      var unique = UniqueConstraints(transaction, policy)
      try unique.set(inserted + updated, rows)
      merged = unique.merged
    }
    for (object, key) in merged {
      unregister(object)
      note(deleted: object)
      object.managedObjectContext = nil
      if let known = objects[key], let row = coordinator.stored(key) {
        known.take(row)
        note(refreshed: known)
      }
    }
    for object in inserted + updated where merged[object] == nil {
      // An object whose changes were discarded has the values of the store again.
      guard let row = rows[object] ?? coordinator.stored(object.objectID.key)?.values else { continue }
      object.take(StoredRow(entity: object.entity, values: row, version: versions[object.objectID.key] ?? object.version))
    }
  }

  // MARK: Parent

  /// Changes the objects of the parent as this context has changed its own.
  private func push(to parent: NSManagedObjectContext) {
    let inserted = insertionOrder.compactMap { objects[$0] }
    let updated = updatedObjects.subtracting(insertedObjects)
    let rows = (inserted + updated).map { ($0.objectID, $0.row) }
    let deleted = deletedObjects.map(\.objectID.key)
    let newKeys = Set(inserted.map(\.objectID.key))
    parent.performAndWait {
      for (id, row) in rows {
        if newKeys.contains(id.key), parent.objects[id.key] == nil {
          let object = ManagedClass.type(of: id.entity).init(entity: id.entity, stored: NSManagedObjectID(id.key, id.entity), in: parent)
          object.values = row
          parent.insert(object)
        } else if let object = parent.object(key: id.key) {
          parent.noteValues(of: object)
          object.values = row
          parent.noteChange(object)
        }
      }
      for key in deleted {
        guard let object = parent.object(key: key) else { continue }
        if parent.insertedObjects.contains(object) { parent.unregister(object) } else { parent.deletedObjects.insert(object) }
        parent.updatedObjects.remove(object)
        parent.note(deleted: object)
      }
    }
    for object in inserted + updated { object.take(StoredRow(entity: object.entity, values: object.row, version: object.version)) }
  }
}
