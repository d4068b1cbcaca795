import Foundation

public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The objects themselves; the default.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries with the values of ``NSFetchRequest/propertiesToFetch``.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// The conditions and the order of a fetch.
nonisolated open class NSFetchRequest<ResultType>: NSObject {
  /// The entity of the objects; nil if the request was created with its name.
  open var entity: NSEntityDescription?
  open private(set) var entityName: String?
  /// The predicate of the objects to fetch, or nil for all of the entity.
  open var predicate: NSPredicate?
  /// The sort descriptors, or nil for the order in which objects were saved.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of objects to return. The default, 0, means no limit.
  open var fetchLimit = 0
  /// The number of skipped objects at the beginning. The default is 0.
  open var fetchOffset = 0
  /// The number of objects whose values are read together, when one of them is accessed. The default is 0, for the size of the row cache.
  open var fetchBatchSize = 0
  /// The type of results. The default is objects.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// The properties of the dictionaries, by name or description; nil for all attributes.
  open var propertiesToFetch: [Any]?
  /// The properties, by name or description, by whose values dictionaries are grouped: each combination results in one dictionary, whose
  /// aggregates cover the objects of the group. The default is nil.
  open var propertiesToGroupBy: [Any]?
  /// The predicate of the returned groups. The default is nil, for all groups.
  open var havingPredicate: NSPredicate?
  /// Whether duplicate dictionaries are removed. The default is false.
  open var returnsDistinctResults = false
  /// Whether the results are faults, whose values are read when they are needed. The default is true.
  open var returnsObjectsAsFaults = true
  /// Whether objects of subentities are fetched. The default is true.
  open var includesSubentities = true
  /// Whether unsaved changes of the context are included. The default is true.
  open var includesPendingChanges = true
  /// The key paths of relationships whose objects are read together.
  open var relationshipKeyPathsForPrefetching: [String]?

  /// The stores to fetch from; nil for all.
  open var affectedStores: [NSPersistentStore]?
  /// Whether the values of registered objects are read again. The default is false.
  open var shouldRefreshRefetchedObjects = false

  public override init() {}

  /// Returns a request for the same objects with another result type. On iOS a cast does this, but on Linux a cast of a generic class
  /// fails.
  public func retyped<Other>(to type: Other.Type) -> NSFetchRequest<Other> {
    let other = NSFetchRequest<Other>()
    (other.entity, other.entityName, other.predicate, other.sortDescriptors) = (entity, entityName, predicate, sortDescriptors)
    (other.fetchLimit, other.fetchOffset, other.fetchBatchSize, other.resultType) = (fetchLimit, fetchOffset, fetchBatchSize, resultType)
    (other.propertiesToFetch, other.propertiesToGroupBy, other.havingPredicate) = (propertiesToFetch, propertiesToGroupBy, havingPredicate)
    (other.returnsDistinctResults, other.returnsObjectsAsFaults) = (returnsDistinctResults, returnsObjectsAsFaults)
    (other.includesSubentities, other.includesPendingChanges) = (includesSubentities, includesPendingChanges)
    (other.relationshipKeyPathsForPrefetching, other.affectedStores) = (relationshipKeyPathsForPrefetching, affectedStores)
    other.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    return other
  }

  /// Fetches in the context whose block is running. Throws outside of a context's block.
  public func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.running else {
      throw StoreError.make(StoreError.usage, "A request is executed in the block of a context.")
    }
    return try context.fetch(self)
  }

  public init(entityName: String) { self.entityName = entityName }
}
