import Foundation

/// What a fetch returns.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
}

/// Which objects are wanted, and in which order.
open class NSFetchRequest<ResultType>: NSObject {
  open var entity: NSEntityDescription?
  open private(set) var entityName: String?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var returnsObjectsAsFaults = true
  open var includesSubentities = true
  open var includesPendingChanges = true
  open var relationshipKeyPathsForPrefetching: [String]?

  public override init() {}
  public init(entityName: String) { self.entityName = entityName }
}
