import Foundation

/// A store, regardless of its format. All methods are called under the coordinator's lock. A row is identified by its key, a text that
/// ``ObjectKey`` creates. The values of a row are named by properties; related objects are arrays of keys. A to-many relationship may be
/// missing in a row: ``related(_:_:)`` reads it on demand.
protocol ObjectStore: AnyObject {
  var identifier: String { get }
  var metadata: [String: Any] { get set }

  /// Returns the entity of a key. The row is only read if the table contains objects of several entities.
  func entity(of key: String) throws -> NSEntityDescription?
  /// Returns the key of the object whose URL ends with a reference such as `p7`; nil if such an object cannot exist.
  func key(entity: NSEntityDescription, reference: String) -> String?
  func row(_ key: String) throws -> StoredRow?
  func related(_ key: String, _ relation: NSRelationshipDescription) throws -> [String]

  /// Returns the keys that a query finds. The answer states which parts of the query were applied.
  func answer(_ query: StoreQuery) throws -> StoreAnswer
  /// Returns the number of objects that a query finds; nil if counting requires their values.
  func count(_ query: StoreQuery) throws -> Int?

  /// Makes changes in one transaction. If the closure throws, or writing fails, nothing is changed.
  func transaction<Result>(_ body: (any StoreTransaction) throws -> Result) throws -> Result
  func close()
}

/// The changes of one save, all of which are made or none.
protocol StoreTransaction: AnyObject {
  /// Returns a key for a new object. It is never reused, even if the transaction fails.
  func makeKey(_ entity: NSEntityDescription) throws -> String
  func version(_ key: String) throws -> Int?
  func row(_ key: String) throws -> StoredRow?
  /// Returns the key of another object of the entity's family with equal values of the properties `names`.
  func other(_ key: String, _ entity: NSEntityDescription, _ names: [String], _ row: [String: Any]) throws -> String?
  /// Writes a row, and returns its version.
  ///
  /// - Parameter before: The row that the object had when it was read, or nil for a new row. Only what differs is written.
  func set(_ row: [String: Any], _ before: [String: Any]?, entity: NSEntityDescription, key: String) throws -> Int
  func delete(_ key: String, _ entity: NSEntityDescription) throws
}

/// A fetch without the type of its results.
struct StoreQuery {
  let entity: NSEntityDescription
  var includesSubentities = true
  var predicate: NSPredicate?
  var sort: [NSSortDescriptor] = []
  var offset = 0
  /// The maximum number of objects; 0, the default, for no limit.
  var limit = 0

  /// Whether the query finds all objects of the entity and its subentities.
  var isWhole: Bool { predicate == nil && includesSubentities && offset == 0 && limit == 0 }
}

struct StoreAnswer {
  var keys: [String]
  var isFiltered: Bool
  var isSorted: Bool
  var isLimited: Bool
}

struct StoredRow {
  let entity: NSEntityDescription
  /// The values, with the keys of related objects.
  var values: [String: Any]
  /// The number of changes of the row. It indicates whether others have changed it.
  var version: Int
  /// Whether only the parent context contains the object.
  var isTemporary = false
}
