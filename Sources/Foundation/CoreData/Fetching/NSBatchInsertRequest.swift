import Foundation

public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly = 0
  case objectIDs = 1
  case count = 2
}

/// Inserts objects into the store, with values from dictionaries or from a handler.
nonisolated open class NSBatchInsertRequest: NSPersistentStoreRequest {
  public let entityName: String
  /// The type of result. The default is the status.
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  /// Returns the values of the next object, or nil if there are no more objects.
  private let nextValues: (NSEntityDescription) -> [String: Any]?

  public convenience init(entityName: String, objects dictionaries: [[String: Any]]) {
    var rest = dictionaries[...]
    self.init(entityName: entityName) { (dictionary: NSMutableDictionary) in
      guard let next = rest.popFirst() else { return true }
      dictionary.addEntries(from: next)
      return false
    }
  }

  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  /// Creates a request whose handler sets the values in dictionaries. The handler returns true when there are no more objects.
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

  /// Creates a request whose handler sets the values in dictionaries. The handler returns true when there are no more objects.
  public convenience init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
  }

  /// Creates a request whose handler sets the values of objects. The handler returns true when there are no more objects.
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
    nextValues = { entity in
      let object = ManagedClass.type(of: entity).init(entity: entity, insertInto: nil)
      if handler(object) { return nil }
      return object.values.filter { name, value in
        if entity.attributesByName[name] != nil { return true }
        // Setting a relationship is an error of the request. A relationship that was not set is omitted.
        return !((value as? [Any])?.isEmpty ?? true)
      }
    }
  }

  /// Creates a request whose handler sets the values of objects. The handler returns true when there are no more objects.
  public convenience init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
  }

  /// Returns the values of the next object, with the entity's default values.
  final func next(_ entity: NSEntityDescription) -> [String: Any]? {
    guard var values = nextValues(entity) else { return nil }
    for (name, attribute) in entity.attributesByName {
      if values[name] == nil, let value = attribute.defaultValue { values[name] = value }
      if attribute.isTransient { values[name] = nil }
    }
    return values
  }
}

nonisolated open class NSBatchInsertResult: NSPersistentStoreResult {
  /// The result according to ``resultType``: the status, the number of objects or their identifiers.
  public let result: Any?
  public let resultType: NSBatchInsertRequestResultType

  init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
    self.result = result
    resultType = type
  }
}
