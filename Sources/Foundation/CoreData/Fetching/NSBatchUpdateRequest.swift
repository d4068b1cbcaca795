import Foundation

/// The kind of result of a batch update.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// The result is whether the request succeeded.
  case statusOnlyResultType = 0
  /// The identifiers of the changed objects.
  case updatedObjectIDsResultType = 1
  /// The number of changed objects.
  case updatedObjectsCountResultType = 2
}

/// Changes in the store everything of an entity that a predicate matches.
nonisolated open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The name of the entity whose objects are changed.
  public let entityName: String
  /// The objects to change; nil for all.
  open var predicate: NSPredicate?
  /// The values to set, by the names of properties.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// The kind of result. The default is whether it succeeded.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// Whether objects of subentities are changed. On Linux they always are.
  open var includesSubentities = true

  /// Creates a request for the objects of an entity.
  public init(entityName: String) { self.entityName = entityName }
  /// Creates a request for the objects of an entity.
  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}

/// The result of a batch update.
nonisolated open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// Whether the request succeeded, the number of objects or their identifiers, as requested.
  public let result: Any?
  /// The kind of ``result``.
  public let resultType: NSBatchUpdateRequestResultType

  init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) {
    self.result = result
    resultType = type
  }
}

/// Fetches, and passes the result to a block. On Linux the fetch is performed immediately.
nonisolated open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, AsynchronousFetch {
  /// The request that is executed in the background.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The block that receives the result.
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  /// The estimated number of results.
  open var estimatedResultCount = 0

  /// Creates a fetch whose completion block is called with the result.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>, completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completionBlock = blk
  }

  func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult<ResultType>(try context.fetch(fetchRequest))
    DispatchQueue.main.async { [self] in completionBlock?(result) }
    return result
  }
}

/// The result of a fetch that a block receives.
nonisolated open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
  /// The fetched objects; nil before the request has ended.
  public let finalResult: [ResultType]?
  init(_ result: [ResultType]) { finalResult = result }
}

/// Lets a context perform a fetch whose result type it does not know.
protocol AsynchronousFetch {
  func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension NSManagedObjectContext {
  func update(_ request: NSBatchUpdateRequest) throws -> NSPersistentStoreResult {
    let context = NSManagedObjectContext(concurrencyType: concurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
    fetch.predicate = request.predicate
    let objects = try context.fetch(fetch)
    for object in objects {
      for (key, value) in request.propertiesToUpdate ?? [:] {
        guard let name = key as? String ?? (key as? NSPropertyDescription)?.name else { continue }
        object.setValue(value, forKey: name)
      }
    }
    try context.save()
    switch request.resultType {
    case .statusOnlyResultType: return NSBatchUpdateResult(true, request.resultType)
    case .updatedObjectIDsResultType: return NSBatchUpdateResult(objects.map(\.objectID), request.resultType)
    case .updatedObjectsCountResultType: return NSBatchUpdateResult(objects.count, request.resultType)
    }
  }
}
