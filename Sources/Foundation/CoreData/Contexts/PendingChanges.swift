import UIKitObjects

/// The unannounced changes of a context.
struct PendingChanges {
  var inserted: Set<NSManagedObject> = []
  /// The new objects, with some that were deleted since, until they are announced.
  var insertions: [NSManagedObject] = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []
  var refreshed: Set<NSManagedObject> = []
  /// The previous values of changed objects, for the undo manager.
  var before: [NSManagedObject: [String: Any]] = [:]
  /// Whether the announcement at the end of the run loop turn is scheduled.
  var isScheduled = false

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

  var userInfo: [String: Set<NSManagedObject>] {
    [
      NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted, NSRefreshedObjectsKey: refreshed,
    ].filter { !$0.value.isEmpty }
  }
}

extension NSManagedObjectContext {
  final func note(inserted object: NSManagedObject) {
    pending.deleted.remove(object)
    if !object.isUnannounced { pending.insertions.append(object) }
    object.isUnannounced = true
    schedule()
  }

  final func note(deleted object: NSManagedObject) {
    pending.updated.remove(object)
    pending.refreshed.remove(object)
    // An insertion that was not announced need not be taken back.
    if !object.isUnannounced { pending.deleted.insert(object) }
    object.isUnannounced = false
    schedule()
  }

  final func note(refreshed object: NSManagedObject) { note(refreshed: [object]) }

  final func note(refreshed objects: Set<NSManagedObject>) {
    guard !objects.isEmpty else { return }
    pending.refreshed.formUnion(objects.filter { !$0.isUnannounced })
    schedule()
  }

  final func noteChange(_ object: NSManagedObject) {
    if !object.isNew, !deletedObjects.contains(object) { updatedObjects.insert(object) }
    if !object.isUnannounced, !deletedObjects.contains(object) { pending.updated.insert(object) }
    schedule()
  }

  /// Stores the values of an object before its first change in this run loop turn.
  final func noteValues(of object: NSManagedObject) {
    if undoManager != nil, pending.before[object] == nil { pending.before[object] = object.values }
  }

  /// Schedules the announcement of changes at the end of the main queue's turn. A private queue announces them at the end of its block.
  private func schedule() {
    guard !pending.isScheduled else { return }
    pending.isScheduled = true
    guard !isOnOwnQueue || concurrencyType != .privateQueueConcurrencyType else { return }
    let target = concurrencyType == .privateQueueConcurrencyType ? queue : DispatchQueue.main
    // The context is only used on this queue.
    target.async { [weak context = self] in context?.processPendingChanges() }
  }

  /// Returns the unannounced changes, and removes them.
  @discardableResult final func takePending() -> PendingChanges {
    var changes = pending
    pending = PendingChanges()
    let inserted = changes.insertions.filter { object in
      defer { object.isUnannounced = false }
      return object.isUnannounced
    }
    // Mostly these are all new objects of the context, whose set is needed for saving too.
    let isAll = inserted.count == insertionOrder.count && inserted.allSatisfy(\.isNew)
    changes.inserted = isAll ? insertedObjects : Set(inserted)
    return changes
  }

  final func announcePending() {
    let changes = takePending()
    guard !changes.isEmpty else { return }
    registerUndo(changes)
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.userInfo)
  }

  // MARK: Undo

  /// Calls the block with the undo manager, which belongs to the main queue.
  final func withUndoManager(_ body: @MainActor (UndoManager) -> Void) {
    guard let undoManager, Self.isOnMain else { return }
    MainActor.assumeIsolated { body(undoManager) }
  }

  private func registerUndo(_ changes: PendingChanges) {
    guard undoManager != nil, !(changes.inserted.isEmpty && changes.updated.isEmpty && changes.deleted.isEmpty) else {
      return
    }
    // The main thread is the only one that uses the context of the main queue.
    nonisolated(unsafe) let (inserted, deleted, before) = (changes.inserted, changes.deleted, changes.before)
    withUndoManager { undoManager in
      undoManager.registerUndo(withTarget: self) { context in
        context.revert(inserted: inserted, deleted: deleted, before: before)
        // Registers the opposite changes, for redo.
        context.processPendingChanges()
      }
    }
  }

  private func revert(inserted: Set<NSManagedObject>, deleted: Set<NSManagedObject>, before: [NSManagedObject: [String: Any]]) {
    for object in deleted {
      if deletedObjects.remove(object) == nil {
        register(object)
        note(inserted: object)
      } else {
        note(inserted: object)
      }
    }
    for (object, values) in before where !inserted.contains(object) {
      noteValues(of: object)
      object.values = values
      noteChange(object)
    }
    for object in inserted {
      noteValues(of: object)
      if object.isNew { unregister(object) } else { deletedObjects.insert(object) }
      note(deleted: object)
    }
  }
}
