import UIKitObjects

/// The contexts of all coordinators with their objects, for the inspector.
enum ContextReport {
  private struct Entry { weak var coordinator: NSPersistentStoreCoordinator? }
  private static let coordinators = Locked<[Entry]>([])

  /// The maximum number of described objects of a context.
  private static let mostObjects = 200
  private static let longestValue = 120
  /// The timeout in seconds for the queue of a context, which may wait for the main thread.
  private static let patience = 0.2

  static func add(_ coordinator: NSPersistentStoreCoordinator) {
    coordinators.withLock { entries in
      entries.removeAll { $0.coordinator == nil }
      entries.append(Entry(coordinator: coordinator))
    }
    InspectedData.contexts = contexts
  }

  private static func contexts() -> [[String: Any]] {
    coordinators.withLock { $0.compactMap(\.coordinator) }.flatMap { coordinator in
      let stores = coordinator.persistentStores.map { $0.url?.lastPathComponent ?? $0.type }
      return coordinator.contexts.all.flatMap { report($0, stores: stores.joined(separator: ", ")) }
    }
  }

  private static func report(_ context: NSManagedObjectContext, stores: String) -> [[String: Any]] {
    let isOfMain = context.concurrencyType != .privateQueueConcurrencyType
    var json: [String: Any] = ["name": context.name ?? "", "queue": isOfMain ? "main" : "private", "source": stores]
    if isOfMain {
      json.merge(objects(context)) { $1 }
    } else {
      let (answer, done) = (Locked<[String: Any]>([:]), DispatchSemaphore(value: 0))
      context.perform {
        let found = objects(context)
        answer.withLock { $0 = found }
        done.signal()
      }
      if done.wait(timeout: .now() + patience) == .timedOut { json["busy"] = true }
      json.merge(answer.withLock { $0 }) { $1 }
    }
    return [json] + context.children.all.flatMap { report($0, stores: "the context \(context.name ?? "above")") }
  }

  private static func objects(_ context: NSManagedObjectContext) -> [String: Any] {
    let all = context.registeredObjects.sorted { ($0.entity.name ?? "", $0.objectID.key) < ($1.entity.name ?? "", $1.objectID.key) }
    return [
      "count": all.count, "inserted": context.insertedObjects.count, "updated": context.updatedObjects.count,
      "deleted": context.deletedObjects.count, "objects": all.prefix(mostObjects).map(describe),
    ]
  }

  /// Describes an object without reading the values of a fault.
  private static func describe(_ object: NSManagedObject) -> [String: Any] {
    let state = object.isInserted ? "new" : object.isDeleted ? "deleted" : object.isFault ? "fault" : object.isUpdated ? "changed" : "saved"
    var values: [[String]] = []
    if !object.isFault {
      for name in object.entity.attributesByName.keys.sorted() {
        let value = object.primitiveValue(forKey: name)
        values.append([name, String((value.map { "\($0)" } ?? "nil").prefix(longestValue))])
      }
    }
    return ["entity": object.entity.name ?? "", "id": object.objectID.key, "state": state, "values": values]
  }
}
