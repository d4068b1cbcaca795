import Foundation

/// A request that a context executes in the store.
nonisolated open class NSPersistentStoreRequest: NSObject {
  /// The stores that the request concerns; nil for all.
  open var affectedStores: [NSPersistentStore]?
}

/// The result of executing a request.
nonisolated open class NSPersistentStoreResult: NSObject {}

/// The kind of result of a batch deletion.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// The result is whether the request succeeded.
  case resultTypeStatusOnly
  /// The identifiers of the deleted objects.
  case resultTypeObjectIDs
  /// The number of deleted objects.
  case resultTypeCount
}

/// Deletes all results of a fetch in the store, by statements. Related objects follow the delete rules that cascade or nullify.
nonisolated open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// Finds the rows in the stores.
  let parts: (NSManagedObjectContext) throws -> [BatchPart]
  /// Finds the objects, for stores without statements.
  let objects: (NSManagedObjectContext) throws -> [NSManagedObject]
  /// The kind of result. The default is whether it succeeded.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  /// Creates a request that deletes the objects that a fetch request finds.
  public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
    parts = { [try BatchPart(fetch, $0)] }
    objects = { context in
      fetch.resultType = []
      return try context.fetch(fetch).compactMap { $0 as? NSManagedObject }
    }
  }

  /// Creates a request that deletes the objects with the identifiers.
  public init(objectIDs objects: [NSManagedObjectID]) {
    parts = { _ in
      let groups = Dictionary(grouping: objects) { ObjectKey.parts($0.key)?.space ?? 0 }
      return groups.values.map { BatchPart(StoreLayout.root(of: $0[0].entity), $0.map(\.key)) }
    }
    self.objects = { context in objects.map { context.object(with: $0) } }
  }

  func parts(in context: NSManagedObjectContext) throws -> [BatchPart] { try parts(context) }
}

/// The result of a batch deletion.
nonisolated open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// Whether the request succeeded, the number of objects or their identifiers, as requested.
  public let result: Any?
  /// The kind of ``result``.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
    self.result = result
    resultType = type
  }
}
