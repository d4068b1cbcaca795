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
  /// Whether objects of subentities are changed. The default is true.
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
