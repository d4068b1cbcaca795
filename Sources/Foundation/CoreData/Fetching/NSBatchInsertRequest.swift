import Foundation

/// The kind of result of a batch insertion.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// The result is whether the request succeeded.
  case statusOnly = 0
  /// The identifiers of the new objects.
  case objectIDs = 1
  /// The number of new objects.
  case count = 2
}

/// Inserts objects in the store, from dictionaries of values or by a handler that sets them.
nonisolated open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The name of the entity of the objects.
  public let entityName: String
  /// The kind of result. The default is whether it succeeded.
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  /// Sets the values of a new object. Returns true if there is no further object.
  private let fill: (NSManagedObject) -> Bool

  /// Creates a request for objects with the values of dictionaries.
  public convenience init(entityName: String, objects dictionaries: [[String: Any]]) {
    var rest = dictionaries[...]
    self.init(entityName: entityName) { (dictionary: NSMutableDictionary) in
      guard let next = rest.popFirst() else { return true }
      dictionary.addEntries(from: next)
      return false
    }
  }

  /// Creates a request for objects with the values of dictionaries.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  /// Creates a request for objects whose values a handler puts into dictionaries. It returns true when there is no further object.
  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.entityName = entityName
    fill = { object in
      let values = NSMutableDictionary()
      if handler(values) { return true }
      for (key, value) in values { if let key = key as? String { object.setValue(value, forKey: key) } }
      return false
    }
  }

  /// Creates a request for objects whose values a handler sets. It returns true when there is no further object.
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
    fill = handler
  }

  func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let own = NSManagedObjectContext(concurrencyType: context.concurrencyType)
    own.persistentStoreCoordinator = context.coordinator
    own.mergePolicy = context.mergePolicy
    guard let entity = own.coordinator?.managedObjectModel.entitiesByName[entityName] else {
      throw StoreError.make(134_060, "There is no entity named \(entityName).")
    }
    var ids: [NSManagedObjectID] = []
    while true {
      let object = ManagedClass.make(entity, in: own)
      if fill(object) {
        own.delete(object)
        break
      }
      ids.append(object.objectID)
    }
    try own.save()
    switch resultType {
    case .statusOnly: return NSBatchInsertResult(true, resultType)
    case .objectIDs: return NSBatchInsertResult(ids, resultType)
    case .count: return NSBatchInsertResult(ids.count, resultType)
    }
  }
}

/// The result of a batch insertion.
nonisolated open class NSBatchInsertResult: NSPersistentStoreResult {
  /// Whether the request succeeded, the number of objects or their identifiers, as requested.
  public let result: Any?
  /// The kind of ``result``.
  public let resultType: NSBatchInsertRequestResultType

  init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
    self.result = result
    resultType = type
  }
}
