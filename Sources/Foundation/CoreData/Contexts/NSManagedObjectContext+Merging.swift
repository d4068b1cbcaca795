import Foundation

/// The identifiers of the objects that a context has saved.
struct SavedIdentifiers: @unchecked Sendable {
  var inserted: [NSManagedObjectID] = []
  var updated: [NSManagedObjectID] = []
  var deleted: [NSManagedObjectID] = []

  init(inserted: [NSManagedObject], updated: Set<NSManagedObject>, deleted: Set<NSManagedObject>) {
    (self.inserted, self.updated, self.deleted) = (inserted.map(\.objectID), updated.map(\.objectID), deleted.map(\.objectID))
  }

  var userInfo: [AnyHashable: Any] {
    [
      NSInsertedObjectIDsKey: Set(inserted), NSUpdatedObjectIDsKey: Set(updated), NSDeletedObjectIDsKey: Set(deleted),
    ]
  }

  /// Reads the user info of a notification, with objects, their identifiers or the URLs of identifiers.
  init(_ userInfo: [AnyHashable: Any], _ coordinator: NSPersistentStoreCoordinator?) {
    func identifiers(_ keys: String...) -> [NSManagedObjectID] {
      keys.flatMap { key -> [NSManagedObjectID] in
        let elements: [Any] =
          switch userInfo[key] {
          case let set as NSSet: set.allObjects
          case let set as Set<NSManagedObject>: Array(set)
          case let set as Set<NSManagedObjectID>: Array(set)
          case let list as [Any]: list
          default: []
          }
        return elements.compactMap { element in
          switch element {
          case let object as NSManagedObject: object.objectID
          case let id as NSManagedObjectID: id
          case let url as URL: coordinator?.managedObjectID(forURIRepresentation: url)
          default: nil
          }
        }
      }
    }
    inserted = identifiers(NSInsertedObjectsKey, NSInsertedObjectIDsKey)
    updated = identifiers(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey)
    deleted = identifiers(NSDeletedObjectsKey, NSDeletedObjectIDsKey)
  }
}

extension NSManagedObjectContext {
  public func mergeChanges(fromContextDidSave notification: Notification) {
    let saved = SavedIdentifiers(notification.userInfo ?? [:], coordinator)
    performAndWait {
      merge(saved)
      processPendingChanges()
    }
  }

  /// Merges changes of the store, given by objects or identifiers.
  public class func mergeChanges(fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext])
  {
    for context in contexts {
      let saved = SavedIdentifiers(changeNotificationData, context.coordinator)
      context.performAndWait {
        context.merge(saved)
        context.processPendingChanges()
      }
    }
  }

  /// Reads the objects that were changed elsewhere, and announces the changes. Values that were changed here are preserved.
  final func merge(_ saved: SavedIdentifiers) {
    advanceGeneration()
    for id in saved.updated {
      if let object = objects[id.key], !object.isNew { refresh(object, mergeChanges: true) }
    }
    for id in saved.inserted {
      if let known = objects[id.key] {
        refresh(known, mergeChanges: true)
      } else if sourceRow(id.key) != nil, let object = object(key: id.key) {
        note(inserted: object)
      }
    }
    for id in saved.deleted {
      guard let object = objects[id.key], sourceRow(id.key, isFresh: true) == nil else { continue }
      unregister(object)
      note(deleted: object)
      object.managedObjectContext = nil
    }
  }
}
