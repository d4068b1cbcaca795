import Foundation

/// A request that a context executes in the store.
nonisolated open class NSPersistentStoreRequest: NSObject {}

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

/// Deletes all results of a fetch in the store.
nonisolated open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// Finds the objects in a context, and deletes and saves them there.
  let delete: (NSManagedObjectContext) throws -> [NSManagedObjectID]
  /// The kind of result. The default is whether it succeeded.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  /// Creates a request that deletes the objects that a fetch request finds.
  public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
    delete = { context in
      fetch.resultType = []
      return try context.deleteAll { try context.fetch(fetch).compactMap { $0 as? NSManagedObject } }
    }
  }

  /// Creates a request that deletes the objects with the identifiers.
  public init(objectIDs objects: [NSManagedObjectID]) {
    delete = { context in try context.deleteAll { objects.map { context.object(with: $0) } } }
  }
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

extension NSManagedObjectContext {
  /// Executes a request in the store. Unsaved objects of this context are not affected.
  @discardableResult public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let request = request as? NSBatchUpdateRequest { return try update(request) }
    if let request = request as? NSBatchInsertRequest { return try request.perform(in: self) }
    if let request = request as? any AsynchronousFetch { return try request.perform(in: self) }
    guard let request = request as? NSBatchDeleteRequest else { throw StoreError.make(134_060, "The store cannot execute this request.") }
    let context = NSManagedObjectContext(concurrencyType: concurrencyType)
    context.persistentStoreCoordinator = coordinator
    let deleted = try request.delete(context)
    switch request.resultType {
    case .resultTypeStatusOnly: return NSBatchDeleteResult(true, request.resultType)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(deleted, request.resultType)
    case .resultTypeCount: return NSBatchDeleteResult(deleted.count, request.resultType)
    }
  }

  func deleteAll(_ find: () throws -> [NSManagedObject]) throws -> [NSManagedObjectID] {
    let found = try find()
    for object in found { delete(object) }
    try save()
    return found.map(\.objectID)
  }
}
