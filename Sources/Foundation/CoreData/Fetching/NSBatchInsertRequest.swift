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
  /// Returns the values of the next object, or nil if there is no further one.
  private let nextValues: (NSEntityDescription) -> [String: Any]?

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
    nextValues = { _ in
      let values = NSMutableDictionary()
      if handler(values) { return nil }
      var result: [String: Any] = [:]
      for (key, value) in values { if let key = key as? String, !(value is NSNull) { result[key] = value } }
      return result
    }
  }

  /// Creates a request for objects whose values a handler puts into dictionaries. It returns true when there is no further object.
  public convenience init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
  }

  /// Creates a request for objects whose values a handler sets. It returns true when there is no further object.
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
    nextValues = { entity in
      let object = ManagedClass.type(of: entity).init(entity: entity, insertInto: nil)
      if handler(object) { return nil }
      return object.values.filter { name, value in
        if entity.attributesByName[name] != nil { return true }
        // A relationship that was set is an error of the request, one that was not is no value.
        return !((value as? [Any])?.isEmpty ?? true)
      }
    }
  }

  /// Creates a request for objects whose values a handler sets. It returns true when there is no further object.
  public convenience init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
  }

  /// Returns the values of the next object, with the default ones of the entity.
  final func next(_ entity: NSEntityDescription) -> [String: Any]? {
    guard var values = nextValues(entity) else { return nil }
    for (name, attribute) in entity.attributesByName {
      if values[name] == nil, let value = attribute.defaultValue { values[name] = value }
      if attribute.isTransient { values[name] = nil }
    }
    return values
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
