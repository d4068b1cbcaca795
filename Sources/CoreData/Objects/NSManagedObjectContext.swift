import Foundation
import UIKit

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

open class NSMergePolicy: NSObject {
  nonisolated(unsafe) public static let error = NSMergePolicy()
  nonisolated(unsafe) public static let mergeByPropertyObjectTrump = NSMergePolicy()
  nonisolated(unsafe) public static let mergeByPropertyStoreTrump = NSMergePolicy()
  nonisolated(unsafe) public static let overwrite = NSMergePolicy()
  nonisolated(unsafe) public static let rollback = NSMergePolicy()
}

public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
public let NSErrorMergePolicy = NSMergePolicy.error

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"

extension Notification.Name {
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSObjectsChangedInManagingContextNotification")
}

/// Objects that are worked on, until they are saved to the store. The last one to save a value wins.
open class NSManagedObjectContext: NSObject {
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext?
  open var name: String?
  open var mergePolicy: Any = NSMergePolicy.error
  open var automaticallyMergesChangesFromParent = false
  /// Where an app keeps its undo manager. The context itself registers no changes there.
  open var undoManager: UndoManager?
  open private(set) var insertedObjects: Set<NSManagedObject> = []
  open private(set) var updatedObjects: Set<NSManagedObject> = []
  open private(set) var deletedObjects: Set<NSManagedObject> = []
  private var objects: [String: NSManagedObject] = [:]
  private lazy var queue = DispatchQueue(label: "CoreData.context")

  public convenience override init() { self.init(concurrencyType: .mainQueueConcurrencyType) }
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }

  var coordinator: NSPersistentStoreCoordinator? { persistentStoreCoordinator ?? parent?.coordinator }

  open var hasChanges: Bool { !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty }
  open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }

  // MARK: Objects

  open func insert(_ object: NSManagedObject) {
    objects[object.objectID.key] = object
    object.managedObjectContext = self
    insertedObjects.insert(object)
    announce([NSInsertedObjectsKey: [object]])
  }

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

  /// The object with a key, read from the store if it is not here yet.
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

  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    object(key: objectID.key)
      ?? ManagedClass.type(of: objectID.entity).init(entity: objectID.entity, stored: objectID, in: self)
  }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { objects[objectID.key] }

  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = object(key: objectID.key) else { throw StoreError.make(133_000, "The object does not exist.") }
    return object
  }

  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !flag, let values = coordinator?.row(object.objectID) else { return }
    object.values = values
    updatedObjects.remove(object)
  }

  open func refreshAllObjects() {
    for object in objects.values where !insertedObjects.contains(object) { refresh(object, mergeChanges: updatedObjects.contains(object)) }
  }

  // MARK: Fetching

  open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    let found = try matches(request)
    if request.resultType == .managedObjectIDResultType { return found.map(\.objectID).compactMap { $0 as? Result } }
    return found.compactMap { $0 as? Result }
  }

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

  open func save() throws {
    guard hasChanges else { return }
    guard let coordinator else { throw StoreError.make(134_060, "The context has no store.") }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in insertedObjects.union(updatedObjects) {
      object.willSave()
      for attribute in object.entity.attributesByName.values
      where !attribute.isOptional && !attribute.isTransient && object.values[attribute.name] == nil {
        throw StoreError.make(1570, "\(attribute.name) is a required value.")
      }
    }
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

  open func reset() {
    rollback()
    objects = [:]
  }

  open func mergeChanges(fromContextDidSave notification: Notification) { refreshAllObjects() }
  open func processPendingChanges() {}

  open func perform(_ block: @escaping () -> Void) {
    (concurrencyType == .privateQueueConcurrencyType ? queue : DispatchQueue.main).async { block() }
  }

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
