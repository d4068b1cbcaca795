import Foundation

/// An object that a fetch can return.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The kind of result of a fetch request.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The objects themselves. The default.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// The identifiers of the objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries with the values of ``NSFetchRequest/propertiesToFetch``.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// The conditions and the order of a fetch.
nonisolated open class NSFetchRequest<ResultType>: NSObject {
  /// The entity of the objects, or nil if only its name was given.
  open var entity: NSEntityDescription?
  /// The name of the entity of the objects.
  open private(set) var entityName: String?
  /// The objects to fetch, or nil for all of the entity.
  open var predicate: NSPredicate?
  /// The order of the objects, or nil for the order in which they were saved.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of objects to return. The default, 0, means no limit.
  open var fetchLimit = 0
  /// The number of objects at the beginning to leave out. The default is 0.
  open var fetchOffset = 0
  /// The number of objects whose values are read together, when one of them is used. The default is 0: as many as the coordinator keeps.
  open var fetchBatchSize = 0
  /// The kind of result. The default is objects.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// The properties of the dictionaries, by name or description; nil for all attributes.
  open var propertiesToFetch: [Any]?
  /// The properties, by name or description, by whose values dictionaries are grouped: each combination gives one dictionary, in which
  /// aggregates cover the objects of the group. The default is nil.
  open var propertiesToGroupBy: [Any]?
  /// The condition for a group's dictionary to be returned. The default is nil: all groups.
  open var havingPredicate: NSPredicate?
  /// Whether each dictionary is returned once. The default is false.
  open var returnsDistinctResults = false
  /// Whether the results are faults, whose values are read when they are needed. The default is true.
  open var returnsObjectsAsFaults = true
  /// Whether objects of subentities are fetched. The default is true.
  open var includesSubentities = true
  /// Whether changes of the context that were not saved are taken into account. The default is true.
  open var includesPendingChanges = true
  /// The key paths of relationships whose objects are read together.
  open var relationshipKeyPathsForPrefetching: [String]?

  /// The stores to fetch from; nil for all.
  open var affectedStores: [NSPersistentStore]?
  /// Whether the values of objects that the context has already are read again. The default is false.
  open var shouldRefreshRefetchedObjects = false

  public override init() {}

  /// Returns a request for the same objects with results of another type. On iOS a cast does this; on Linux a cast of a generic class fails.
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

  /// Fetches in the context whose block runs. Outside of the block of a context it throws.
  public func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.running else {
      throw StoreError.make(StoreError.usage, "A request is executed in the block of a context.")
    }
    return try context.fetch(self)
  }

  /// Creates a request for the objects of an entity.
  public init(entityName: String) { self.entityName = entityName }
}
