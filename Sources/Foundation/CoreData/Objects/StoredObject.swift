import Foundation
import Synchronization

/// The stored object that is being created. An app's class may override only one initializer, which has no parameter for it.
final class StoredObject {
  let id: NSManagedObjectID
  let context: NSManagedObjectContext

  private init(_ id: NSManagedObjectID, _ context: NSManagedObjectContext) { (self.id, self.context) = (id, context) }

  private static let lock = NSLock()
  /// The objects that are being created, by thread.
  nonisolated(unsafe) private static var creating: [pthread_t: StoredObject] = [:]

  /// The number of these objects. While it is 0, a new object takes no lock.
  private static let count = Atomic<Int>(0)

  private static func set(_ stored: StoredObject?) {
    lock.withLock {
      creating[pthread_self()] = stored
      count.store(creating.count, ordering: .releasing)
    }
  }

  static func make(_ type: NSManagedObject.Type, _ id: NSManagedObjectID, _ context: NSManagedObjectContext) -> NSManagedObject {
    set(StoredObject(id, context))
    // If an override does not call the base initializer, the object is not taken.
    defer { set(nil) }
    return type.init(entity: id.entity, insertInto: nil)
  }

  /// The object that the current initializer creates; nil for a new object. Reading it removes it.
  static var taken: StoredObject? {
    count.load(ordering: .acquiring) == 0 ? nil : lock.withLock { creating.removeValue(forKey: pthread_self()) }
  }
}

/// The keys of objects that were fetched with a batch size, so that their rows are read together.
final class FaultBatch {
  let keys: [String]
  init(_ keys: [String]) { self.keys = keys }
}
