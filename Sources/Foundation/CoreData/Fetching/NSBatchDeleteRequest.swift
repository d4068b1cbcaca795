import Foundation

nonisolated open class NSPersistentStoreRequest: NSObject {
  /// The stores of the request; nil for all.
  open var affectedStores: [NSPersistentStore]?
}

nonisolated open class NSPersistentStoreResult: NSObject {}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly
  case resultTypeObjectIDs
  case resultTypeCount
}

/// Deletes all results of a fetch in the store, with SQL statements. The delete rules cascade and nullify apply to related objects.
nonisolated open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  let parts: (NSManagedObjectContext) throws -> [BatchPart]
  let objects: (NSManagedObjectContext) throws -> [NSManagedObject]
  /// The type of result. The default is the status.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
    parts = { [try BatchPart(fetch, $0)] }
    objects = { context in
      fetch.resultType = []
      return try context.fetch(fetch).compactMap { $0 as? NSManagedObject }
    }
  }

  public init(objectIDs objects: [NSManagedObjectID]) {
    parts = { _ in
      let groups = Dictionary(grouping: objects) { ObjectKey.parts($0.key)?.space ?? 0 }
      return groups.values.map { BatchPart(StoreLayout.root(of: $0[0].entity), $0.map(\.key)) }
    }
    self.objects = { context in objects.map { context.object(with: $0) } }
  }

  func parts(in context: NSManagedObjectContext) throws -> [BatchPart] { try parts(context) }
}

nonisolated open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The result according to ``resultType``: the status, the number of objects or their identifiers.
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
    self.result = result
    resultType = type
  }
}
