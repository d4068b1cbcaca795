import Foundation

/// Identifies an object in memory and in its store. The identifier changes when the object is saved for the first time.
nonisolated public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  let key: String
  public let entity: NSEntityDescription
  /// The store of the object; nil if the object has not been saved, or the store was removed.
  public private(set) weak var persistentStore: NSPersistentStore?
  private let identifier: String
  public var isTemporaryID: Bool { identifier.isEmpty }

  /// - Parameter store: Nil for an object that has not been saved.
  init(_ key: String, _ entity: NSEntityDescription, store: NSPersistentStore?) {
    self.key = key
    self.entity = entity
    persistentStore = store
    identifier = store?.rows.identifier ?? ""
  }

  /// Returns a URL that identifies the object across launches: `x-coredata://store/Entity/p1`.
  public func uriRepresentation() -> URL {
    let reference = isTemporaryID ? "t" + key : ObjectKey.reference(of: key)
    return URL(string: "x-coredata://\(identifier)/\(entity.name ?? "")/\(reference)") ?? URL(fileURLWithPath: "/")
  }

  public override var description: String { "<\(uriRepresentation().absoluteString)>" }
  public override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.key == key }
  public override var hash: Int { key.hashValue }
}
