import Foundation

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType = 0
  case updatedObjectIDsResultType = 1
  case updatedObjectsCountResultType = 2
}

/// Changes all objects of an entity that match a predicate, in the store.
nonisolated open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  public let entityName: String
  /// The predicate of the objects to change; nil for all.
  open var predicate: NSPredicate?
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// The type of result. The default is the status.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// Whether objects of subentities are changed. The default is true.
  open var includesSubentities = true

  public init(entityName: String) { self.entityName = entityName }
  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}

nonisolated open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// The result according to ``resultType``: the status, the number of objects or their identifiers.
  public let result: Any?
  public let resultType: NSBatchUpdateRequestResultType

  init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) {
    self.result = result
    resultType = type
  }
}
