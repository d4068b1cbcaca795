import UIKitObjects

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// The context belongs to the thread that created it. On Linux it uses the main queue.
  case confinementConcurrencyType = 0
  /// The context has a private queue; use it with `perform(_:)`.
  case privateQueueConcurrencyType = 1
  /// The context belongs to the main queue.
  case mainQueueConcurrencyType = 2
}

/// A set of objects that can be changed, and saved to the store or to the parent context. Changes are announced together at the end of a
/// run loop turn, or of a block on a private queue, and before saving. ``mergePolicy`` applies to objects that have changed in the store
/// since they were read.
nonisolated open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The coordinator of the stores that the context uses. A context with a parent uses the parent's coordinator.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { ownCoordinator ?? parent?.persistentStoreCoordinator }
    set {
      ownCoordinator = newValue
      newValue?.watch(self)
    }
  }
  private final var ownCoordinator: NSPersistentStoreCoordinator?
  /// The context that this one uses instead of a store. Saving this context changes the objects of the parent, which stores them when it is
  /// saved itself.
  open var parent: NSManagedObjectContext? {
    didSet { parent?.children.add(self) }
  }
  final let children = WeakContexts()
  open var name: String?
  /// The policy for objects that have changed in the store since they were read, an ``NSMergePolicy``. By default saving fails.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether changes that others save to the store or to the parent context are merged. The default is false.
  open var automaticallyMergesChangesFromParent = false
  /// The undo manager with which the changes of each run loop turn are registered. The default is nil. It is only used by a context of the
  /// main queue.
  open var undoManager: UndoManager?
  /// Whether deleted rows to which objects refer are tolerated: such an object has no values. The default is true. It has no effect: they
  /// are always tolerated.
  open var shouldDeleteInaccessibleFaults = true
  /// The age in seconds after which values are read again. The default is -1, for never; other values have no effect.
  open var stalenessInterval: TimeInterval = -1
  /// Whether the context retains all objects that it has read, until it is reset. The default is false: only changed objects are retained.
  open var retainsRegisteredObjects = false
  /// Custom data of the app.
  public let userInfo = NSMutableDictionary()
  /// The author of changes, for the store's persistent history.
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
  /// The objects that the next save deletes.
  open internal(set) var deletedObjects: Set<NSManagedObject> = []
  /// The new objects in the order of their creation.
  final var insertionOrder: [NSManagedObject] = []
  final var objects = ObjectRegistry()
  /// The retained objects, if ``retainsRegisteredObjects`` is true.
  private final var retained: Set<NSManagedObject> = []
  /// The permanent keys of saved objects by their former keys, for child contexts and the undo manager.
  final var aliases: [String: String] = [:]
  /// The stores that the app has assigned to new objects.
  final var homes: [NSManagedObject: NSPersistentStore] = [:]
  final let queue = DispatchQueue(label: "CoreData.context")
  final var pending = PendingChanges()
  /// The generation of the stores that the context reads; nil for the newest one.
  final var generation: NSQueryGenerationToken?

  public convenience override init() { self.init(concurrencyType: .mainQueueConcurrencyType) }
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

  open func insert(_ object: NSManagedObject) {
    register(object)
    note(inserted: object)
  }

  /// Makes an object a new object of the context, without announcing it.
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
      // This rule is checked before saving.
      case .denyDeleteRule where !others.isEmpty: continue
      case .noActionDeleteRule: continue
      case .nullifyDeleteRule, .denyDeleteRule: break
      }
      object.relate(relation, to: [])
    }
    updatedObjects.remove(object)
    note(deleted: object)
  }

  /// Returns the object with a key: a registered object or a fault. The result is nil if the object is deleted or cannot exist.
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

  /// Returns the object with an identifier, which may be a fault. If the store does not contain it, its values are missing.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    let key = aliases[objectID.key] ?? objectID.key
    return objects[key] ?? object(key: key) ?? fault(objectID)
  }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { objects[aliases[objectID.key] ?? objectID.key] }

  /// Returns the object with an identifier. Throws if the store does not contain it.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = object(key: objectID.key), object.isNew || sourceRow(object.objectID.key) != nil else {
      throw StoreError.make(NSManagedObjectReferentialIntegrityError, "The object does not exist.")
    }
    return object
  }

  /// Assigns permanent identifiers to new objects before they are saved.
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

  /// Returns the stores for new objects, in the order of the objects.
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

  /// Changes the identifier of an object, and the references to it.
  ///
  /// - Parameter isReferred: Whether contexts below, the undo manager or objects with changes may refer to the object by its former key.
  final func rename(_ object: NSManagedObject, _ id: NSManagedObjectID, isReferred: Bool = true) {
    let old = object.objectID.key
    guard old != id.key else { return }
    object.objectID = id
    objects.move(old, to: id.key)
    if isReferred { aliases[old] = id.key }
  }

  /// Assigns a new object to a store. By default it is saved in the first writable store that has the entity.
  open func assign(_ object: Any, to store: NSPersistentStore) {
    guard let object = object as? NSManagedObject, object.objectID.isTemporaryID else { return }
    homes[object] = store
  }

  /// Turns an object into a fault, so that its values are read again from the store or the parent context. If the flag is true, changed
  /// values are preserved.
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

  /// Turns all objects into faults. Changed values are preserved.
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

  /// Saves all changes to the store or to the parent context. Throws without saving if a value is not valid, an object was changed by
  /// others, or the file cannot be written.
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

  final func endChanges() {
    for object in insertionOrder { object.isNew = false }
    (insertionOrder, knownInserted) = ([], nil)
    updatedObjects = []
    deletedObjects = []
    homes = [:]
  }

  /// Discards all changes and all registered objects.
  open func reset() {
    rollback()
    for object in objects.values { object.managedObjectContext = nil }
    objects.removeAll()
    retained = []
    advanceGeneration()
    aliases = [:]
    takePending()
  }

  /// Announces the changes since the last call, and registers them with the undo manager. It is called before saving, and at the end of
  /// each run loop turn or block of a private queue.
  open func processPendingChanges() { announcePending() }

  // MARK: Undo

  /// Undoes the changes of the last run loop turn.
  open func undo() {
    processPendingChanges()
    withUndoManager { $0.undo() }
  }

  open func redo() {
    processPendingChanges()
    withUndoManager { $0.redo() }
  }
}

/// A list of weakly referenced contexts.
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
