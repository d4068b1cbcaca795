import Foundation
import Synchronization

/// The object of a store that is being created. Classes of apps override one initializer only, which does not tell it.
final class StoredObject {
  let id: NSManagedObjectID
  let context: NSManagedObjectContext

  private init(_ id: NSManagedObjectID, _ context: NSManagedObjectContext) { (self.id, self.context) = (id, context) }

  private static let lock = NSLock()
  /// The objects that are being created, by their threads.
  nonisolated(unsafe) private static var creating: [pthread_t: StoredObject] = [:]

  /// The number of these objects. While it is 0, a new object takes no lock.
  private static let count = Atomic<Int>(0)

  private static func set(_ stored: StoredObject?) {
    lock.withLock {
      creating[pthread_self()] = stored
      count.store(creating.count, ordering: .releasing)
    }
  }

  /// Creates a fault.
  static func make(_ type: NSManagedObject.Type, _ id: NSManagedObjectID, _ context: NSManagedObjectContext) -> NSManagedObject {
    set(StoredObject(id, context))
    // An initializer that does not call that of the base leaves it.
    defer { set(nil) }
    return type.init(entity: id.entity, insertInto: nil)
  }

  /// The object that the current initializer creates; nil for a new one. It is taken once.
  static var taken: StoredObject? {
    count.load(ordering: .acquiring) == 0 ? nil : lock.withLock { creating.removeValue(forKey: pthread_self()) }
  }
}

/// The keys of objects that were fetched with a batch size, and whose rows are read together.
final class FaultBatch {
  let keys: [String]
  init(_ keys: [String]) { self.keys = keys }
}
