import Foundation
import UIKit

/// The queue that a context belongs to.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// The thread that created it. On Linux this is the main queue.
  case confinementConcurrencyType = 0
  /// The context has a queue of its own; use it by `perform(_:)`.
  case privateQueueConcurrencyType = 1
  /// The context is used by the main thread.
  case mainQueueConcurrencyType = 2
}

/// The policy for objects that have changed in the store since they were read. On Linux the last save wins under every policy.
open class NSMergePolicy: NSObject {
  /// Saving fails if an object was changed in the store meanwhile; the default.
  public static let error = NSMergePolicy()
  /// The values of the object win.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  /// The values of the store win.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  /// The object is written as it is.
  public static let overwrite = NSMergePolicy()
  /// The changes of the object are discarded.
  public static let rollback = NSMergePolicy()
}

/// The name of ``NSMergePolicy/mergeByPropertyObjectTrump`` before Swift 3.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The name of ``NSMergePolicy/mergeByPropertyStoreTrump`` before Swift 3.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// The name of ``NSMergePolicy/overwrite`` before Swift 3.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// The name of ``NSMergePolicy/error`` before Swift 3.
public let NSErrorMergePolicy = NSMergePolicy.error

/// The key of the inserted objects in a notification's user info.
public let NSInsertedObjectsKey = "inserted"
/// The key of the updated objects in a notification's user info.
public let NSUpdatedObjectsKey = "updated"
/// The key of the deleted objects in a notification's user info.
public let NSDeletedObjectsKey = "deleted"

extension Notification.Name {
  /// Posted after a context has saved, with the changed objects.
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  /// Posted before a context saves.
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  /// Posted when objects of a context change, with these objects.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSObjectsChangedInManagingContextNotification")
}

extension NSManagedObjectContext {
  /// Posted before a context saves.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// Posted after a context has saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// Posted after objects of a context have changed.
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
}

/// Objects that are worked on, until they are saved to the store. The last one to save a value wins.
open class NSManagedObjectContext: NSObject {
  /// The queue that the context belongs to.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The store that the context reads from and saves to.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The context that this one belongs to. On Linux it saves to the store of its parent, not to the parent.
  open var parent: NSManagedObjectContext?
  /// The name of the context for debugging.
  open var name: String?
  /// The policy for conflicts. On Linux it is stored, and the last save wins.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether changes saved by other contexts are merged. The default is false. On Linux it is stored without effect.
  open var automaticallyMergesChangesFromParent = false
  /// The app's undo manager. The context does not register changes with it.
  open var undoManager: UndoManager?
  /// The new objects that have not been saved.
  open private(set) var insertedObjects: Set<NSManagedObject> = []
  /// The changed objects that have not been saved.
  open private(set) var updatedObjects: Set<NSManagedObject> = []
  /// The objects to delete at the next save.
  open private(set) var deletedObjects: Set<NSManagedObject> = []
  private var objects: [String: NSManagedObject] = [:]
  private lazy var queue = DispatchQueue(label: "CoreData.context")

  public convenience override init() { self.init(concurrencyType: .mainQueueConcurrencyType) }
  /// Creates a context for the main queue or for a queue of its own.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }

  var coordinator: NSPersistentStoreCoordinator? { persistentStoreCoordinator ?? parent?.coordinator }

  /// Whether there is anything to save.
  open var hasChanges: Bool { !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty }
  /// The objects that the context has created or read.
  open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }

  // MARK: Objects

  /// Adds a new object to the context.
  open func insert(_ object: NSManagedObject) {
    objects[object.objectID.key] = object
    object.managedObjectContext = self
    insertedObjects.insert(object)
    announce([NSInsertedObjectsKey: [object]])
  }

  /// Deletes an object at the next save, and applies the delete rules of its relationships.
  open func delete(_ object: NSManagedObject) {
    guard !deletedObjects.contains(object), objects[object.objectID.key] === object else { return }
    object.prepareForDeletion()
    for relation in object.entity.relationshipsByName.values {
      let others = object.related(relation.name)
      if relation.deleteRule == .cascadeDeleteRule { others.forEach(delete) }
      if relation.deleteRule != .noActionDeleteRule { object.relate(relation, to: []) }
    }
    updatedObjects.remove(object)
    if insertedObjects.remove(object) != nil {
      objects[object.objectID.key] = nil
    } else {
      deletedObjects.insert(object)
    }
    announce([NSDeletedObjectsKey: [object]])
  }

  func noteChange(_ object: NSManagedObject) {
    if !insertedObjects.contains(object), !deletedObjects.contains(object) { updatedObjects.insert(object) }
    announce([NSUpdatedObjectsKey: [object]])
  }

  private func announce(_ changes: [String: Set<NSManagedObject>]) {
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes)
  }

  /// Returns the object with a key, read from the store if it is not here yet.
  func object(key: String) -> NSManagedObject? {
    if let known = objects[key] { return deletedObjects.contains(known) ? nil : known }
    guard let (entity, values) = coordinator?.stored(key) else { return nil }
    let id = NSManagedObjectID(key, entity)
    id.isTemporaryID = false
    let object = ManagedClass.type(of: entity).init(entity: entity, stored: id, in: self)
    object.values = values
    objects[key] = object
    object.awakeFromFetch()
    return object
  }

  /// Returns the object with an identifier. If the store has none, it is an object without values.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    object(key: objectID.key)
      ?? ManagedClass.type(of: objectID.entity).init(entity: objectID.entity, stored: objectID, in: self)
  }

  /// Returns the object with an identifier, if the context has created or read it.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { objects[objectID.key] }

  /// Returns the object with an identifier. Throws if the store has none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = object(key: objectID.key) else { throw StoreError.make(133_000, "The object does not exist.") }
    return object
  }

  /// Reads an object again from the store. If the flag is true, its changed values are preserved.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !flag, let values = coordinator?.row(object.objectID) else { return }
    object.values = values
    updatedObjects.remove(object)
  }

  /// Reads the objects without changes again from the store.
  open func refreshAllObjects() {
    for object in objects.values where !insertedObjects.contains(object) { refresh(object, mergeChanges: updatedObjects.contains(object)) }
  }

  // MARK: Fetching

  /// Returns the objects that a request finds, with its order, offset and limit.
  open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
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

  /// Returns the number of objects that a request finds.
  open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { try matches(request).count }

  private func matches<Result>(_ request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
    guard let coordinator else { throw StoreError.make(134_060, "The context has no store.") }
    let model = coordinator.managedObjectModel
    guard let entity = request.entity ?? request.entityName.flatMap({ model.entitiesByName[$0] }) else {
      throw StoreError.make(134_060, "There is no entity named \(request.entityName ?? "").")
    }
    var found = coordinator.keys(of: entity).compactMap { object(key: $0) }
    found += insertedObjects.filter { new in new.entity.isKindOf(entity: entity) && !found.contains { $0 === new } }
      .sorted { $0.objectID.key < $1.objectID.key }
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

  // MARK: Saving

  /// Saves all changes to the store. Throws if a required value is missing or the file cannot be written.
  open func save() throws {
    guard hasChanges else { return }
    guard let coordinator else { throw StoreError.make(134_060, "The context has no store.") }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in insertedObjects.union(updatedObjects).union(deletedObjects) { object.willSave() }
    for object in deletedObjects { try object.validateForDelete() }
    for object in insertedObjects.subtracting(deletedObjects) { try object.validateForInsert() }
    for object in updatedObjects.subtracting(insertedObjects).subtracting(deletedObjects) { try object.validateForUpdate() }
    let saved = insertedObjects.union(updatedObjects)
    try coordinator.save(saved, deleted: deletedObjects)
    let changes = [
      NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects, NSDeletedObjectsKey: deletedObjects,
    ]
    for object in deletedObjects {
      objects[object.objectID.key] = nil
      object.managedObjectContext = nil
    }
    insertedObjects = []
    updatedObjects = []
    deletedObjects = []
    for object in saved {
      object.objectID.isTemporaryID = false
      object.didSave()
    }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: changes)
  }

  /// Discards all changes.
  open func rollback() {
    for object in insertedObjects {
      objects[object.objectID.key] = nil
      object.managedObjectContext = nil
    }
    for object in updatedObjects.union(deletedObjects) {
      if let values = coordinator?.row(object.objectID) { object.values = values }
    }
    insertedObjects = []
    updatedObjects = []
    deletedObjects = []
    announce([:])
  }

  /// Discards all changes and all objects.
  open func reset() {
    rollback()
    objects = [:]
  }

  /// Merges the changes that another context has saved.
  open func mergeChanges(fromContextDidSave notification: Notification) { refreshAllObjects() }
  /// Reports pending changes. They are reported immediately on Linux, so this has no effect.
  open func processPendingChanges() {}

  /// Runs a block on the queue of the context, and returns immediately.
  open func perform(_ block: @escaping () -> Void) {
    (concurrencyType == .privateQueueConcurrencyType ? queue : DispatchQueue.main).async { block() }
  }

  /// Runs a block on the queue of the context, and returns after it.
  open func performAndWait(_ block: () -> Void) {
    if concurrencyType == .privateQueueConcurrencyType {
      queue.sync(execute: block)
    } else if Thread.isMainThread {
      block()
    } else {
      withoutActuallyEscaping(block) { block in DispatchQueue.main.sync(execute: DispatchWorkItem(block: block)) }
    }
  }
}
