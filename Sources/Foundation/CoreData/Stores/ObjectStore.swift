import Foundation

/// A store as a coordinator sees it, whatever its format. All calls come under the coordinator's lock.
///
/// A row is known by its key, a text that ``ObjectKey`` makes. Values of a row are named by properties; related objects are arrays of keys.
/// A to-many relationship may be missing in a row: ``related(_:_:)`` reads it when it is needed.
protocol ObjectStore: AnyObject {
  var identifier: String { get }
  var metadata: [String: Any] { get set }

  /// Returns the entity of a key of this store, without reading the row where the table has objects of one entity only.
  func entity(of key: String) throws -> NSEntityDescription?
  /// Returns the key of the object whose URL ends with a reference such as `p7`; nil if no such object can exist.
  func key(entity: NSEntityDescription, reference: String) -> String?
  func row(_ key: String) throws -> StoredRow?
  func related(_ key: String, _ relation: NSRelationshipDescription) throws -> [String]

  /// Returns the keys that a query finds; the answer says what of the query is still to be done.
  func answer(_ query: StoreQuery) throws -> StoreAnswer
  /// Returns the number of objects that a query finds, or nil if the store cannot count them without their values.
  func count(_ query: StoreQuery) throws -> Int?

  /// Makes changes together. If the closure throws, or the changes cannot be written, nothing is changed.
  func transaction<Result>(_ body: (any StoreTransaction) throws -> Result) throws -> Result
  /// Releases the file.
  func close()
}

/// The changes of one saving, which are made together or not at all.
protocol StoreTransaction: AnyObject {
  /// Returns a key for a new object. It is not used again, even if the transaction fails.
  func makeKey(_ entity: NSEntityDescription) throws -> String
  func version(_ key: String) throws -> Int?
  func row(_ key: String) throws -> StoredRow?
  /// Returns the key of another object of the entity's family that has the same values for the properties `names`.
  func other(_ key: String, _ entity: NSEntityDescription, _ names: [String], _ row: [String: Any]) throws -> String?
  /// Writes a row, and returns its version.
  ///
  /// - Parameter before: The row that the object had when it was read, or nil for a new row. Only what differs is written.
  func set(_ row: [String: Any], _ before: [String: Any]?, entity: NSEntityDescription, key: String) throws -> Int
  func delete(_ key: String, _ entity: NSEntityDescription) throws
}

/// A fetch, without the form of its results.
struct StoreQuery {
  let entity: NSEntityDescription
  var includesSubentities = true
  var predicate: NSPredicate?
  var sort: [NSSortDescriptor] = []
  var offset = 0
  /// The largest number of objects; 0 means all.
  var limit = 0

  /// Whether it finds all objects of the entity.
  var isWhole: Bool { predicate == nil && includesSubentities && offset == 0 && limit == 0 }
}

/// The keys that a store has found.
struct StoreAnswer {
  var keys: [String]
  /// Whether the predicate was applied.
  var isFiltered: Bool
  /// Whether the keys are in the order of the query.
  var isSorted: Bool
  /// Whether offset and limit were applied.
  var isLimited: Bool
}

/// The values of an object in a store or a parent context.
struct StoredRow {
  let entity: NSEntityDescription
  /// The values, with the keys of related objects.
  var values: [String: Any]
  /// The number of changes of the row, which tells whether others have changed it.
  var version: Int
  /// Whether the object is known to the parent only.
  var isTemporary = false
}
