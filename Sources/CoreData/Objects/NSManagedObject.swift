import Foundation
import QuartzCore

/// Names an object, in memory and in its store.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
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

/// An object of a context: its values are read and set by the names of the model's properties.
open class NSManagedObject: NSObject {
  /// The description of the object's attributes and relationships.
  public let entity: NSEntityDescription
  /// The identifier of the object.
  public let objectID: NSManagedObjectID
  /// The context of the object, or nil if it has been deleted.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  var values: [String: Any] = [:]

  /// Creates an object of an entity in a context. Attributes have their default values.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(UUID().uuidString, entity)
    super.init()
    for (name, attribute) in entity.attributesByName { values[name] = attribute.defaultValue }
    context?.insert(self)
    if context != nil { awakeFromInsert() }
  }

  /// Creates an object of the entity that the class represents.
  public convenience init(context moc: NSManagedObjectContext) {
    guard let entity = ManagedClass.entity(of: Self.self, in: moc) else {
      preconditionFailure("An NSManagedObject of class '\(Self.self)' must have a valid NSEntityDescription.")
    }
    self.init(entity: entity, insertInto: moc)
  }

  /// Creates an object that is in the store. The context calls it; apps do not.
  required public init(entity: NSEntityDescription, stored id: NSManagedObjectID, in context: NSManagedObjectContext) {
    self.entity = entity
    objectID = id
    managedObjectContext = context
    super.init()
  }

  /// Returns the entity that the class represents.
  open class func entity() -> NSEntityDescription {
    ManagedClass.knownEntity(of: self) ?? NSEntityDescription()
  }

  /// Returns a request for all objects of the class's entity, without an order.
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? ManagedClass.name(of: self))
  }

  /// Whether the object is new and has not been saved.
  open var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
  /// Returns the values that differ from those saved, by the names of properties.
  open func changedValues() -> [String: Any] {
    guard hasChanges else { return [:] }
    guard let saved = managedObjectContext?.coordinator?.row(objectID) else { return values }
    return values.filter { name, value in
      // Relationships are stored by key, so they cannot be compared: all relationships of a changed object count as changed.
      guard entity.attributesByName[name] != nil, let old = saved[name] else { return true }
      return (old as? AnyHashable) != (value as? AnyHashable)
    }
  }

  /// Whether the object has changes that have not been saved.
  open var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) ?? false }
  /// Whether the object is to be deleted at the next save.
  open var isDeleted: Bool { managedObjectContext?.deletedObjects.contains(self) ?? false }
  /// Whether the object is new, changed or to be deleted.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether the values have not been loaded: false, because they are always loaded on Linux.
  open var isFault: Bool { false }

  /// Called once for a new object. Override it to set initial values.
  open func awakeFromInsert() {}
  /// Called when the object was read from the store. Override it to compute transient values.
  open func awakeFromFetch() {}
  /// Called before the object is saved.
  open func willSave() {}
  /// Called after the object was saved.
  open func didSave() {}
  /// Checks the object before it is saved for the first time. Throws if a required value is missing. An override calls this method.
  open func validateForInsert() throws { try validateAttributes() }
  /// Checks the changed object before it is saved. Throws if a required value is missing. An override calls this method.
  open func validateForUpdate() throws { try validateAttributes() }
  /// Checks the object before it is deleted from the store. An override throws to prevent that.
  open func validateForDelete() throws {}

  private func validateAttributes() throws {
    for attribute in entity.attributesByName.values where !attribute.isOptional && !attribute.isTransient && values[attribute.name] == nil {
      throw StoreError.make(1570, "\(attribute.name) is a required value.")
    }
  }

  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Called before a value is read. Values are always loaded, so the default implementation does nothing.
  open func willAccessValue(forKey key: String?) {}
  /// Called after a value was read. The default implementation does nothing.
  open func didAccessValue(forKey key: String?) {}
  /// Called before a value changes. The default implementation does nothing.
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) { changed() }

  // MARK: Values

  /// Returns the stored value of a property.
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  /// Sets the stored value of a property without telling the context.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

  open func value(forKey key: String) -> Any? {
    guard let property = property(key) else { return nil }
    guard let relation = property as? NSRelationshipDescription else { return values[key] }
    let objects = related(key)
    if !relation.isToMany { return objects.first }
    return relation.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  open func setValue(_ value: Any?, forKey key: String) {
    guard let property = property(key) else { return }
    if let relation = property as? NSRelationshipDescription {
      relate(relation, to: Self.objects(in: value))
    } else {
      values[key] = (value as? NSString).map { $0 as String } ?? value
    }
    changed()
  }

  open func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard keys.count == 2 else { return value(forKey: keyPath) }
    return (value(forKey: keys[0]) as? NSManagedObject)?.value(forKeyPath: keys[1])
  }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard keys.count == 2 else { return setValue(value, forKey: keyPath) }
    (self.value(forKey: keys[0]) as? NSManagedObject)?.setValue(value, forKeyPath: keys[1])
  }

  /// Returns the objects of a relationship. Unlike with Core Data, changing the set does not change the relationship.
  open func mutableSetValue(forKey key: String) -> NSMutableSet { NSMutableSet(array: related(key)) }

  /// Returns the values that were saved last.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let stored = managedObjectContext?.coordinator?.row(objectID) ?? [:]
    return keys.map { keys in stored.filter { keys.contains($0.key) } } ?? stored
  }

  private func property(_ key: String) -> NSPropertyDescription? {
    if let property = entity.propertiesByName[key] { return property }
    // The same stop as a key that no class of Objective-C has.
    preconditionFailure(
      "[<\(type(of: self))> valueForUndefinedKey:]: the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\"."
    )
  }

  /// Returns the value of an `@NSManaged` property as the type of the property.
  public func managedValue<Value>(forKey key: String, of type: Value.Type = Value.self) -> Value {
    let value = value(forKey: key)
    if let value = ManagedValue.convert(value, to: type) { return value }
    preconditionFailure("The property \(key) of \(entity.name ?? "") has no value of the type \(type).")
  }

  /// Implements `@NSManaged` methods such as `addToItems(_:)` and `removeFromItems(_:)`.
  public func changeManaged(_ key: String, adding value: Any? = nil, removing other: Any? = nil) {
    guard let relation = entity.relationshipsByName[key] else { return }
    let removed = Self.objects(in: other)
    let kept = related(key).filter { !removed.contains($0) }
    relate(relation, to: kept + Self.objects(in: value).filter { !kept.contains($0) })
    changed()
  }

  private func changed() { managedObjectContext?.noteChange(self) }

  // MARK: Relationships

  func related(_ key: String) -> [NSManagedObject] {
    guard let context = managedObjectContext else { return values[key] as? [NSManagedObject] ?? [] }
    if let ids = values[key] as? [String] { return ids.compactMap { context.object(key: $0) } }
    return values[key] as? [NSManagedObject] ?? []
  }

  func relate(_ relation: NSRelationshipDescription, to objects: [NSManagedObject]) {
    let before = related(relation.name)
    values[relation.name] = objects
    guard let inverse = relation.inverseRelationship else { return }
    for object in before where !objects.contains(object) { object.link(inverse, self, isLinked: false) }
    for object in objects where !before.contains(object) { object.link(inverse, self, isLinked: true) }
  }

  private func link(_ relation: NSRelationshipDescription, _ other: NSManagedObject, isLinked: Bool) {
    var objects = related(relation.name).filter { $0 !== other }
    if isLinked {
      if !relation.isToMany, let last = objects.last, let back = relation.inverseRelationship { last.unlink(back, self) }
      objects = relation.isToMany ? objects + [other] : [other]
    }
    values[relation.name] = objects
    managedObjectContext?.noteChange(self)
  }

  private func unlink(_ relation: NSRelationshipDescription, _ other: NSManagedObject) {
    values[relation.name] = related(relation.name).filter { $0 !== other }
    managedObjectContext?.noteChange(self)
  }

  private static func objects(in value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: Array(set)
    case let array as [NSManagedObject]: array
    default: []
    }
  }
}

/// The classes of entities.
enum ManagedClass {
  nonisolated(unsafe) private static var models: [NSManagedObjectModel] = []
  private static let lock = NSLock()

  static func register(_ model: NSManagedObjectModel) {
    lock.withLock { if !models.contains(where: { $0 === model }) { models.append(model) } }
  }

  static func name(of type: NSManagedObject.Type) -> String { String(describing: type) }

  static func entity(of type: NSManagedObject.Type, in context: NSManagedObjectContext) -> NSEntityDescription? {
    entity(of: type, among: context.coordinator?.managedObjectModel.entities ?? [])
  }

  static func knownEntity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    lock.withLock { entity(of: type, among: models.flatMap(\.entities)) }
  }

  private static func entity(of type: NSManagedObject.Type, among entities: [NSEntityDescription]) -> NSEntityDescription? {
    let name = name(of: type)
    return entities.first { plainName($0.managedObjectClassName) == name } ?? entities.first { $0.name == name }
  }

  /// Returns the name of a class without its module.
  private static func plainName(_ name: String?) -> String { name?.split(separator: ".").last.map(String.init) ?? "" }

  /// Returns the class that the model names: in the module that the name begins with, in the framework that holds the model, or in the
  /// app's.
  static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
    guard let fullName = entity.managedObjectClassName, fullName != "NSManagedObject" else { return NSManagedObject.self }
    let name = plainName(fullName)
    var modules = [entity.moduleOfModel, Bundle.main.infoDictionary?["TrestleModule"] as? String].compactMap(\.self)
    for word in [Bundle.main.executableURL?.lastPathComponent, ProcessInfo.processInfo.processName].compactMap(\.self) {
      modules += [word, word.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()]
    }
    if fullName != name { modules.insert(String(fullName.dropLast(name.count + 1)), at: 0) }
    for module in modules {
      if let found = _typeByName("\(module).\(name)") as? NSManagedObject.Type { return found }
    }
    return NSManagedObject.self
  }

  static func make(_ entity: NSEntityDescription, in context: NSManagedObjectContext) -> NSManagedObject {
    type(of: entity).init(entity: entity, insertInto: context)
  }
}
