import Foundation

/// Names an object, in memory and in its store.
nonisolated public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  let key: String
  /// The entity of the object that is identified.
  public let entity: NSEntityDescription
  /// Whether the object has not been saved yet.
  public internal(set) var isTemporaryID = true

  init(_ key: String, _ entity: NSEntityDescription) {
    self.key = key
    self.entity = entity
  }

  /// Returns a URL that identifies the object across launches.
  public func uriRepresentation() -> URL { URL(string: "x-coredata:///\(entity.name ?? "")/\(key)")! }
  public override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.key == key }
  public override var hash: Int { key.hashValue }
}
