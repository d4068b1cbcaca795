import Foundation
import UIKitObjects

/// The queue that a context belongs to.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// The thread that created it. On Linux this is the main queue.
  case confinementConcurrencyType = 0
  /// The context has a queue of its own; use it by `perform(_:)`.
  case privateQueueConcurrencyType = 1
  /// The context is used by the main thread.
  case mainQueueConcurrencyType = 2
}

/// Objects that are worked on, until they are saved to the store or to the parent context.
///
/// Changes are announced together at the end of the run loop's turn, or of the block that a private queue runs, and before saving. An
/// object that was changed in the store since it was read is saved as ``mergePolicy`` says.
nonisolated open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue that the context belongs to.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The store that the context reads from and saves to. A context with a parent uses the parent's.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { ownCoordinator ?? parent?.persistentStoreCoordinator }
    set {
      ownCoordinator = newValue
      newValue?.watch(self)
    }
  }
  private final var ownCoordinator: NSPersistentStoreCoordinator?
  /// The context that this one reads from and saves to instead of a store. Its objects are changed when this context saves, and stored when
  /// it saves itself.
  open var parent: NSManagedObjectContext? {
    didSet { parent?.children.add(self) }
  }
  /// The contexts whose parent this one is.
  final let children = WeakContexts()
  /// The name of the context for debugging.
  open var name: String?
  /// The policy for objects that the store has changed since they were read, an ``NSMergePolicy``. The default is to fail.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether changes that others save to the store or to the parent are merged. The default is false.
  open var automaticallyMergesChangesFromParent = false
  /// Registers the changes of each turn of the run loop, to undo them. The default is nil. Only a context of the main queue registers.
  open var undoManager: UndoManager?
  /// Whether deleted rows that objects refer to are tolerated: such an object has no values. The default is true; they always are.
  open var shouldDeleteInaccessibleFaults = true
  /// The age, in seconds, at which values are read again. The default is -1, never; other values have no effect.
  open var stalenessInterval: TimeInterval = -1
  /// Whether the context holds the objects that it has read, until it is reset. The default is false: it holds those with changes only.
  open var retainsRegisteredObjects = false
  /// The app's own data.
  public let userInfo = NSMutableDictionary()
  /// The author of changes, for the history of a store that keeps one.
  open var transactionAuthor: String?

  /// The new objects that have not been saved.
  open var insertedObjects: Set<NSManagedObject> {
    guard !insertionOrder.isEmpty else { return [] }
    let objects = knownInserted ?? Set(insertionOrder)
    knownInserted = objects
    return objects
  }
  /// The set of new objects, once it was asked for: an import of thousands of objects does not need it for each.
  private final var knownInserted: Set<NSManagedObject>?
  /// The changed objects that have not been saved.
  open internal(set) var updatedObjects: Set<NSManagedObject> = []
  /// The objects to delete at the next save.
  open internal(set) var deletedObjects: Set<NSManagedObject> = []
  /// The new objects in the order in which they were made.
  final var insertionOrder: [NSManagedObject] = []
  final var objects = ObjectRegistry()
  /// The objects of a context that retains them.
  private final var retained: Set<NSManagedObject> = []
  /// The keys that saved objects got, by those that they had before, for contexts below and for the undo manager.
  final var aliases: [String: String] = [:]
  /// The stores that the app has chosen for new objects.
  final var homes: [NSManagedObject: NSPersistentStore] = [:]
  final let queue = DispatchQueue(label: "CoreData.context")
  final var pending = PendingChanges()
  /// The state of the stores that the context reads; nil for the newest.
  final var generation: NSQueryGenerationToken?

  public convenience override init() { self.init(concurrencyType: .mainQueueConcurrencyType) }
  /// Creates a context for the main queue or for a queue of its own.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
    queue.setSpecific(key: Self.current, value: ObjectIdentifier(self))
  }

  final var coordinator: NSPersistentStoreCoordinator? { persistentStoreCoordinator }

  /// Whether there is anything to save.
  open var hasChanges: Bool { !insertionOrder.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty }
  /// The objects that the context has created or read, and that are still used.
  open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }

  // MARK: Objects

  /// Adds a new object to the context.
  open func insert(_ object: NSManagedObject) {
    register(object)
    note(inserted: object)
  }

  /// Makes an object one of the context's new objects, without announcing it.
  final func register(_ object: NSManagedObject) {
    // The context of a new object may have ended before.
    let isKnown = object.isNew && object.managedObjectContext === self
    objects.hold(object)
    object.managedObjectContext = self
    object.relateByKeys()
    guard !isKnown else { return }
    (object.isNew, object.isUnannounced) = (true, false)
    insertionOrder.append(object)
    knownInserted?.insert(object)
  }

  /// Makes a new object none of the context's.
  final func unregister(_ object: NSManagedObject) {
    knownInserted?.remove(object)
    object.isNew = false
    updatedObjects.remove(object)
    deletedObjects.remove(object)
    insertionOrder.removeAll { $0 === object }
    objects[object.objectID.key] = nil
  }

  /// Deletes an object at the next save, and applies the delete rules of its relationships.
  open func delete(_ object: NSManagedObject) {
    guard !deletedObjects.contains(object), objects[object.objectID.key] === object else { return }
    object.prepareForDeletion()
    noteValues(of: object)
    // Before the others, which may be deleted together with this one and lead back to it.
    if object.isNew { unregister(object) } else { deletedObjects.insert(object) }
    for relation in object.entity.relationshipsByName.values {
      let others = object.related(relation.name)
      switch relation.deleteRule {
      case .cascadeDeleteRule: others.forEach(delete)
      // Whether there are any is checked before saving.
      case .denyDeleteRule where !others.isEmpty: continue
      case .noActionDeleteRule: continue
      case .nullifyDeleteRule, .denyDeleteRule: break
      }
      object.relate(relation, to: [])
    }
    updatedObjects.remove(object)
    note(deleted: object)
  }

  /// Returns the object with a key: one that is here, or a fault. Nil if it is deleted here, or if there cannot be any.
  final func object(key: String) -> NSManagedObject? {
    let key = aliases[key] ?? key
    if let known = objects[key] { return deletedObjects.contains(known) ? nil : known }
    guard let (entity, store) = sourceEntity(key) else { return nil }
    return fault(NSManagedObjectID(key, entity, store: store))
  }

  private func fault(_ id: NSManagedObjectID) -> NSManagedObject {
    let object = StoredObject.make(ManagedClass.type(of: id.entity), id, self)
    objects[id.key] = object
    if retainsRegisteredObjects { retained.insert(object) }
    return object
  }

  final func currentKeys(_ keys: [String]) -> [String] { aliases.isEmpty ? keys : keys.map { aliases[$0] ?? $0 } }

  /// Returns the object with an identifier, which may be a fault. If the store has none, it is an object without values.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    let key = aliases[objectID.key] ?? objectID.key
    return objects[key] ?? object(key: key) ?? fault(objectID)
  }

  /// Returns the object with an identifier, if the context has created or read it.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { objects[aliases[objectID.key] ?? objectID.key] }

  /// Returns the object with an identifier. Throws if the store has none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = object(key: objectID.key), object.isNew || sourceRow(object.objectID.key) != nil else {
      throw StoreError.make(NSManagedObjectReferentialIntegrityError, "The object does not exist.")
    }
    return object
  }

  /// Makes the identifiers of new objects permanent before they are saved.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    guard let coordinator else { throw StoreError.make(StoreError.usage, "The context has no store.") }
    try coordinator.lock.withLock {
      let new = objects.filter { $0.objectID.isTemporaryID && $0.managedObjectContext === self }
      for (store, objects) in Dictionary(grouping: zip(new, try homes(of: new)), by: { $0.1 }) {
        let keys = try store.rows.transaction { transaction in try objects.map { try transaction.makeKey($0.0.entity) } }
        for ((object, _), key) in zip(objects, keys) { rename(object, NSManagedObjectID(key, object.entity, store: store)) }
      }
    }
  }

  /// Returns the stores of new objects, in the order of these.
  final func homes(of objects: [NSManagedObject]) throws -> [NSPersistentStore] {
    guard let coordinator else { throw StoreError.make(StoreError.usage, "The context has no store.") }
    var found: [ObjectIdentifier: NSPersistentStore] = [:]
    return try objects.map { object in
      if let chosen = homes[object] ?? found[ObjectIdentifier(object.entity)] { return chosen }
      let home = try coordinator.home(of: object.entity)
      found[ObjectIdentifier(object.entity)] = home
      return home
    }
  }

  /// Gives an object another identifier, and lets those that refer to it know.
  ///
  /// - Parameter isReferred: Whether contexts below, the undo manager or objects with changes may refer to the object by its former key.
  final func rename(_ object: NSManagedObject, _ id: NSManagedObjectID, isReferred: Bool = true) {
    let old = object.objectID.key
    guard old != id.key else { return }
    object.objectID = id
    objects.move(old, to: id.key)
    if isReferred { aliases[old] = id.key }
  }

  /// Chooses the store of a new object. Without a choice it is the first that has the entity and can be written.
  open func assign(_ object: Any, to store: NSPersistentStore) {
    guard let object = object as? NSManagedObject, object.objectID.isTemporaryID else { return }
    homes[object] = store
  }

  /// Reads an object again from the store or the parent when a value is needed. If the flag is true, its changed values are preserved.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard objects[object.objectID.key] === object, !object.isNew else { return }
    let isChanged = updatedObjects.contains(object) || deletedObjects.contains(object)
    if flag, isChanged {
      guard let row = sourceRow(object.objectID.key, isFresh: true) else { return }
      object.merge(row)
    } else {
      _ = sourceRow(object.objectID.key, isFresh: true)
      updatedObjects.remove(object)
      object.turnIntoFault()
    }
    note(refreshed: object)
  }

  /// Reads all objects again from the store or the parent. Changed values are preserved.
  open func refreshAllObjects() {
    for object in objects.values where !object.isNew && !deletedObjects.contains(object) {
      refresh(object, mergeChanges: true)
    }
  }

  // MARK: Fetching

  /// Returns the objects that a request finds, with its order, offset and limit.
  open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] { try results(of: request) }

  /// Returns the number of objects that a request finds.
  open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { try counted(request) }

  // MARK: Saving

  /// Saves all changes to the store, or to the parent. Throws if a value is not valid, an object was changed by others, or the file cannot
  /// be written; nothing is saved then.
  open func save() throws { try commit() }

  /// Discards all changes.
  open func rollback() {
    for object in insertionOrder {
      objects[object.objectID.key] = nil
      object.managedObjectContext = nil
    }
    let restored = updatedObjects.union(deletedObjects)
    for object in restored { if let row = sourceRow(object.objectID.key) { object.take(row) } }
    endChanges()
    takePending()
    withUndoManager { $0.removeAllActions() }
    note(refreshed: restored)
  }

  /// Forgets which objects have changes.
  final func endChanges() {
    for object in insertionOrder { object.isNew = false }
    (insertionOrder, knownInserted) = ([], nil)
    updatedObjects = []
    deletedObjects = []
    homes = [:]
  }

  /// Discards all changes and all objects.
  open func reset() {
    rollback()
    for object in objects.values { object.managedObjectContext = nil }
    objects.removeAll()
    retained = []
    advanceGeneration()
    aliases = [:]
    takePending()
  }

  /// Announces the changes since the last time, and registers them with the undo manager. It is called before saving, and at the end of
  /// each turn of the run loop or block of a private queue.
  open func processPendingChanges() { announcePending() }

  // MARK: Undo

  /// Undoes the changes of the last turn of the run loop.
  open func undo() {
    processPendingChanges()
    withUndoManager { $0.undo() }
  }

  /// Does again what was undone last.
  open func redo() {
    processPendingChanges()
    withUndoManager { $0.redo() }
  }
}

/// Contexts, without retaining them.
nonisolated final class WeakContexts: @unchecked Sendable {
  private struct Entry { weak var context: NSManagedObjectContext? }
  private let lock = NSLock()
  private var entries: [Entry] = []

  func add(_ context: NSManagedObjectContext) {
    lock.withLock {
      entries.removeAll { $0.context == nil || $0.context === context }
      entries.append(Entry(context: context))
    }
  }

  var all: [NSManagedObjectContext] { lock.withLock { entries.compactMap(\.context) } }
}
