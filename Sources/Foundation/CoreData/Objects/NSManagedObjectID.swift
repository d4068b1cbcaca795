import Foundation

/// Identifies an object in memory and in its store. The identifier changes when the object is saved for the first time.
nonisolated public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  let key: String
  public let entity: NSEntityDescription
  /// The store of the object; nil for an object that has not been saved, or whose store was removed.
  public var persistentStore: NSPersistentStore? { home?.store }
  private let home: Home?
  /// Whether the object has not been saved yet.
  public var isTemporaryID: Bool { home == nil }

  /// - Parameter store: Nil for an object that has not been saved.
  init(_ key: String, _ entity: NSEntityDescription, store: NSPersistentStore?) {
    self.key = key
    self.entity = entity
    home = store?.home
  }

  /// The store of objects, which they do not hold. They share it, because a weak reference in each takes longer to make than all the rest.
  final class Home: @unchecked Sendable {
    fileprivate weak var store: NSPersistentStore?
    fileprivate let identifier: String

    init(_ store: NSPersistentStore) { (self.store, identifier) = (store, store.rows.identifier) }
  }

  /// Returns a URL that identifies the object across launches: `x-coredata://store/Entity/p1`.
  public func uriRepresentation() -> URL {
    let reference = isTemporaryID ? "t" + key : ObjectKey.reference(of: key)
    return URL(string: "x-coredata://\(home?.identifier ?? "")/\(entity.name ?? "")/\(reference)") ?? URL(fileURLWithPath: "/")
  }

  public override var description: String { "<\(uriRepresentation().absoluteString)>" }
  public override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.key == key }
  public override var hash: Int { key.hashValue }
}
