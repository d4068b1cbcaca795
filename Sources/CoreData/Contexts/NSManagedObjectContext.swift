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
nonisolated open class NSManagedObjectContext: NSObject {
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
  /// Whether deleted rows that objects refer to are tolerated. The default is true; it has no effect, because all values are loaded.
  open var shouldDeleteInaccessibleFaults = true
  /// The age, in seconds, at which values are read again. The default is -1, never; other values have no effect.
  open var stalenessInterval: TimeInterval = -1
  /// Whether the context holds its objects. They are always held until they are deleted, or the context is reset.
  open var retainsRegisteredObjects = false
  /// The app's own data.
  public let userInfo = NSMutableDictionary()
  /// The author of changes for a history; it is stored only, because the store has no history.
  open var transactionAuthor: String?

  /// The new objects that have not been saved.
  open internal(set) var insertedObjects: Set<NSManagedObject> = []
  /// The changed objects that have not been saved.
  open internal(set) var updatedObjects: Set<NSManagedObject> = []
  /// The objects to delete at the next save.
  open internal(set) var deletedObjects: Set<NSManagedObject> = []
  /// The new objects in the order in which they were made.
  final var insertionOrder: [String] = []
  final var objects: [String: NSManagedObject] = [:]
  final let queue = DispatchQueue(label: "CoreData.context")
  final var pending = PendingChanges()

  public convenience override init() { self.init(concurrencyType: .mainQueueConcurrencyType) }
  /// Creates a context for the main queue or for a queue of its own.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
    queue.setSpecific(key: Self.current, value: ObjectIdentifier(self))
  }

  final var coordinator: NSPersistentStoreCoordinator? { persistentStoreCoordinator }

  /// Whether there is anything to save.
  open var hasChanges: Bool { !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty }
  /// The objects that the context has created or read.
  open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }

  // MARK: Objects

  /// Adds a new object to the context.
  open func insert(_ object: NSManagedObject) {
    register(object)
    note(inserted: object)
  }

  /// Makes an object one of the context's new objects, without announcing it.
  final func register(_ object: NSManagedObject) {
    objects[object.objectID.key] = object
    object.managedObjectContext = self
    if insertedObjects.insert(object).inserted { insertionOrder.append(object.objectID.key) }
  }

  /// Makes a new object none of the context's.
  final func unregister(_ object: NSManagedObject) {
    insertedObjects.remove(object)
    updatedObjects.remove(object)
    deletedObjects.remove(object)
    insertionOrder.removeAll { $0 == object.objectID.key }
    objects[object.objectID.key] = nil
  }

  /// Deletes an object at the next save, and applies the delete rules of its relationships.
  open func delete(_ object: NSManagedObject) {
    guard !deletedObjects.contains(object), objects[object.objectID.key] === object else { return }
    object.prepareForDeletion()
    noteValues(of: object)
    // Before the others, which may be deleted together with this one and lead back to it.
    if insertedObjects.contains(object) { unregister(object) } else { deletedObjects.insert(object) }
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

  /// Returns the object with a key, read from the store or the parent if it is not here yet.
  final func object(key: String) -> NSManagedObject? {
    if let known = objects[key] { return deletedObjects.contains(known) ? nil : known }
    guard let row = sourceRow(key) else { return nil }
    let id = NSManagedObjectID(key, row.entity)
    id.isTemporaryID = row.isTemporary
    return materialize(id, row)
  }

  private func materialize(_ id: NSManagedObjectID, _ row: StoredRow) -> NSManagedObject {
    let object = ManagedClass.type(of: row.entity).init(entity: row.entity, stored: id, in: self)
    object.take(row)
    objects[id.key] = object
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

  /// Makes the identifiers of new objects permanent before they are saved.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }

  /// Chooses the store of a new object. There is one for all objects, so this has no effect.
  open func assign(_ object: Any, to store: NSPersistentStore) {}

  /// Reads an object again from the store or the parent. If the flag is true, its changed values are preserved.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard objects[object.objectID.key] === object, let row = sourceRow(object.objectID.key) else { return }
    if flag {
      object.merge(row)
    } else {
      object.take(row)
      updatedObjects.remove(object)
    }
    note(refreshed: object)
  }

  /// Reads all objects again from the store or the parent. Changed values are preserved.
  open func refreshAllObjects() {
    for object in objects.values where !insertedObjects.contains(object) && !deletedObjects.contains(object) {
      refresh(object, mergeChanges: true)
    }
  }

  // MARK: Fetching

  /// Returns the objects that a request finds, with its order, offset and limit.
  open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] { try results(of: request) }

  /// Returns the number of objects that a request finds.
  open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { try matches(request).count }

  // MARK: Saving

  /// Saves all changes to the store, or to the parent. Throws if a value is not valid, an object was changed by others, or the file cannot
  /// be written; nothing is saved then.
  open func save() throws { try commit() }

  /// Discards all changes.
  open func rollback() {
    for object in insertedObjects {
      objects[object.objectID.key] = nil
      object.managedObjectContext = nil
    }
    let restored = updatedObjects.union(deletedObjects)
    for object in restored { if let row = sourceRow(object.objectID.key) { object.take(row) } }
    insertedObjects = []
    insertionOrder = []
    updatedObjects = []
    deletedObjects = []
    pending = PendingChanges()
    withUndoManager { $0.removeAllActions() }
    note(refreshed: restored)
  }

  /// Discards all changes and all objects.
  open func reset() {
    rollback()
    for object in objects.values { object.managedObjectContext = nil }
    objects = [:]
    pending = PendingChanges()
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

/// Contexts that nobody holds by being in the list.
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
