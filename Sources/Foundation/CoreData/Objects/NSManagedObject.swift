import UIKitObjects

/// An object of a context. Its values are read and set by the names of the model's properties.
nonisolated open class NSManagedObject: NSObject {
  public let entity: NSEntityDescription
  /// The identifier of the object. It is temporary until the first save.
  open internal(set) var objectID: NSManagedObjectID
  /// The context of the object; nil after the object was deleted and saved.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The values by property names. Related objects are an array of keys, or of objects if there is no context. Accessing them fulfills a
  /// fault.
  final var values: [String: Any] {
    get {
      if isFault { fulfill() }
      return storage
    }
    _modify {
      if isFault { fulfill() }
      yield &storage
    }
  }
  private final var storage: [String: Any] = [:]
  /// The row of the object in the store or the parent context, when it was last read or saved.
  final private(set) var committed: [String: Any] = [:]
  /// The version number of the row when it was last read or saved.
  final private(set) var version = 0
  /// Whether the object is an inserted object of its context. This is faster than asking a set of thousands of objects for each change.
  final var isNew = false
  /// Whether the insertion of the object has not been announced yet.
  final var isUnannounced = false
  /// The objects whose rows are read together with the row of this fault.
  final var batch: FaultBatch?

  /// Creates an object of an entity in a context, with default values. As on iOS, it also creates objects that are read from a store, with
  /// a nil context.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    if let stored = StoredObject.taken {
      objectID = stored.id
      managedObjectContext = stored.context
      isFault = true
      super.init()
      return
    }
    objectID = NSManagedObjectID(ObjectKey.makeTemporary(), entity, store: nil)
    super.init()
    storage = entity.saved.initial
    context?.insert(self)
    if context != nil { awakeFromInsert() }
  }

  /// Creates an object of the class's entity in a context.
  public convenience init(context moc: NSManagedObjectContext) {
    guard let entity = ManagedClass.entity(of: Self.self, in: moc) else {
      preconditionFailure("An NSManagedObject of class '\(Self.self)' must have a valid NSEntityDescription.")
    }
    self.init(entity: entity, insertInto: moc)
  }

  open class func entity() -> NSEntityDescription {
    ManagedClass.knownEntity(of: self) ?? NSEntityDescription()
  }

  /// Returns a request for all objects of the class's entity, without an order.
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? ManagedClass.name(of: self))
  }

  /// Whether the object is new and has not been saved.
  open var isInserted: Bool { isNew && managedObjectContext != nil }
  /// Returns the values that differ from those saved, by the names of properties.
  open func changedValues() -> [String: Any] {
    guard hasChanges else { return [:] }
    let present = row
    let names = Set(present.keys).union(committed.keys).filter { !Row.areEqual(present[$0], committed[$0]) }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, value(forKey: $0) ?? NSNull()) })
  }

  /// Whether a persistent value differs from the saved one.
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }

  /// Whether the object has changes that have not been saved.
  open var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) ?? false }
  /// Whether the next save deletes the object.
  open var isDeleted: Bool { managedObjectContext?.deletedObjects.contains(self) ?? false }
  /// Whether the object is new, changed or to be deleted.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether the values have not been read. Accessing a value reads all of them.
  open private(set) var isFault = false

  /// Returns whether the objects of a relationship have not been read.
  open func hasFault(forRelationshipNamed key: String) -> Bool { isFault || storage[key] == nil && !objectID.isTemporaryID }

  private func fulfill() {
    isFault = false
    if let batch {
      self.batch = nil
      managedObjectContext?.readAhead(batch.keys, unless: objectID.key)
    }
    guard let row = managedObjectContext?.sourceRow(objectID.key) else { return }
    take(row)
    awakeFromFetch()
  }

  /// Discards the values, which are read again on the next access.
  final func turnIntoFault() {
    guard !isFault else { return }
    willTurnIntoFault()
    storage = [:]
    commit([:], version: 0)
    isFault = true
    didTurnIntoFault()
  }

  /// Called before the values are discarded. An override can release values derived from them.
  open func willTurnIntoFault() {}
  /// Called after the values were discarded.
  open func didTurnIntoFault() {}

  /// Called once for a new object. An override can set initial values.
  open func awakeFromInsert() {}
  /// Called after the object was read from the store. An override can compute transient values.
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  /// Validates the object before it is saved for the first time. Throws if a value is not valid. An override must call super.
  open func validateForInsert() throws { try validateProperties() }
  /// Validates the changed object before it is saved. Throws if a value is not valid. An override must call super.
  open func validateForUpdate() throws { try validateProperties() }
  /// Validates the object before it is deleted. Throws if a relationship with objects forbids it. An override can throw to prevent the
  /// deletion.
  open func validateForDelete() throws { try validateDeletion() }

  open func prepareForDeletion() {}
  /// Called before a value is read. It reads the values of a fault.
  open func willAccessValue(forKey key: String?) { if isFault { fulfill() } }
  /// Called after a value was read. The default implementation does nothing.
  open func didAccessValue(forKey key: String?) {}
  /// Called before a value changes. The default implementation does nothing.
  open func willChangeValue(forKey key: String) { managedObjectContext?.noteValues(of: self) }
  open func didChangeValue(forKey key: String) { changed() }

  // MARK: Values

  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  /// Sets the stored value of a property without notifying the context.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    if property(key) != nil { values[key] = value }
  }

  open func value(forKey key: String) -> Any? {
    guard let property = property(key) else { return nil }
    if let fetched = property as? NSFetchedPropertyDescription { return fetched.objects(for: self) }
    guard let relation = property as? NSRelationshipDescription else { return values[key] }
    let objects = related(key)
    if !relation.isToMany { return objects.first }
    return relation.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  open func setValue(_ value: Any?, forKey key: String) {
    guard let property = property(key) else { return }
    let context = managedObjectContext
    context?.noteValues(of: self)
    if let relation = property as? NSRelationshipDescription {
      relate(relation, to: Self.objects(in: value))
    } else {
      values[key] = value.flatMap(Self.stored)
    }
    context?.noteChange(self)
  }

  /// Returns a value as an object stores it: texts as Swift strings, and nil for a null object.
  private static func stored(_ value: Any) -> Any? {
    let type = type(of: value)
    // The casts below bridge Swift values, which takes longer than the rest of setting a value.
    if type == String.self || type == Int.self || type == Date.self || type == Double.self || type == Bool.self { return value }
    return value is NSNull ? nil : (value as? NSString).map { $0 as String } ?? value
  }

  open func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard keys.count == 2 else { return value(forKey: keyPath) }
    if let relation = entity.relationshipsByName[keys[0]], relation.isToMany {
      let objects = related(keys[0])
      if keys[1].hasPrefix("@") { return PredicateValue.value(at: keys[1], of: objects) }
      let values = objects.compactMap { $0.value(forKeyPath: keys[1]) }.flatMap { PredicateValue.elements($0) ?? [$0] }
      return relation.isOrdered ? NSOrderedSet(array: values) : NSSet(array: values)
    }
    let value = value(forKey: keys[0])
    return (value as? NSManagedObject)?.value(forKeyPath: keys[1]) ?? PredicateValue.value(at: keys[1], of: value as? [String: Any])
  }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard keys.count == 2 else { return setValue(value, forKey: keyPath) }
    guard let composite = entity.attributesByName[keys[0]] as? NSCompositeAttributeDescription else {
      (self.value(forKey: keys[0]) as? NSManagedObject)?.setValue(value, forKeyPath: keys[1])
      return
    }
    guard let element = composite.stored.first(where: { $0.path.joined(separator: ".") == keyPath }) else { return }
    var row = [keys[0]: self.value(forKey: keys[0]) ?? [String: Any]()]
    AttributeColumn(attribute: element.attribute, path: element.path, column: "").set(value, in: &row)
    setValue(row[keys[0]], forKey: keys[0])
  }

  /// Returns the objects of a relationship as a set whose changes change the relationship.
  open func mutableSetValue(forKey key: String) -> NSMutableSet { RelatedSet(of: self, key: key) }

  /// Returns the objects of an ordered relationship as a set whose changes change the relationship.
  open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { RelatedOrderedSet(of: self, key: key) }

  /// Returns the identifiers of the objects of a relationship, which are not read.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    switch value(forKey: key) {
    case let object as NSManagedObject: [object.objectID]
    case let objects as NSOrderedSet: objects.compactMap { ($0 as? NSManagedObject)?.objectID }
    case let objects as NSSet: objects.compactMap { ($0 as? NSManagedObject)?.objectID }
    default: []
    }
  }

  /// Returns the values that were last read or saved.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let names = keys ?? Array(entity.propertiesByName.keys)
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        guard let value = committed[name] else { return (name, NSNull()) }
        guard let relation = entity.relationshipsByName[name], let keys = value as? [String] else { return (name, value) }
        let objects = keys.compactMap { managedObjectContext?.object(key: $0) }
        if !relation.isToMany { return (name, objects.first ?? NSNull()) }
        return (name, relation.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects))
      })
  }

  private func property(_ key: String) -> NSPropertyDescription? {
    if let property = entity.propertiesByName[key] { return property }
    // An unknown key stops the program, as in Objective-C.
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
    managedObjectContext?.noteValues(of: self)
    let removed = Self.objects(in: other)
    let kept = related(key).filter { !removed.contains($0) }
    relate(relation, to: kept + Self.objects(in: value).filter { !kept.contains($0) })
    changed()
  }

  /// The hash is that of the object's address, because sets of objects are accessed for each change.
  open override var hash: Int { Int(bitPattern: ObjectIdentifier(self)) }

  final func commit(_ row: [String: Any], version: Int) {
    committed = row
    self.version = version
  }

  private func changed() { managedObjectContext?.noteChange(self) }

  // MARK: Relationships

  func related(_ key: String) -> [NSManagedObject] {
    guard let context = managedObjectContext else { return values[key] as? [NSManagedObject] ?? [] }
    let objects = relatedKeys(key).compactMap { context.object(key: $0) }
    // Without an inverse relationship, the deletion of a related object does not change this one.
    guard let relation = entity.relationshipsByName[key], relation.inverseRelationship == nil else { return objects }
    return objects.filter { !$0.isFault || context.sourceRow($0.objectID.key) != nil }
  }

  /// Returns the keys of related objects, which are read from the store on first access.
  final func relatedKeys(_ name: String) -> [String] {
    switch values[name] {
    case let keys as [String]: return keys
    case let objects as [NSManagedObject]: return objects.map(\.objectID.key)
    default: break
    }
    guard let context = managedObjectContext, let relation = entity.relationshipsByName[name], relation.isToMany, !isNew else {
      return []
    }
    let keys = context.sourceRelated(objectID.key, relation)
    storage[name] = keys
    committed[name] = keys
    return keys
  }

  private func setRelated(_ name: String, _ objects: [NSManagedObject]) {
    values[name] = managedObjectContext == nil ? objects as Any : objects.map(\.objectID.key)
  }

  /// Replaces references to related objects by their keys, because the objects now belong to a context.
  final func relateByKeys() {
    for name in entity.relationshipsByName.keys {
      if let objects = storage[name] as? [NSManagedObject] { storage[name] = objects.map(\.objectID.key) }
    }
  }

  func relate(_ relation: NSRelationshipDescription, to objects: [NSManagedObject]) {
    let before = related(relation.name)
    setRelated(relation.name, objects)
    guard let inverse = relation.inverseRelationship else { return }
    for object in before where !objects.contains(object) { object.link(inverse, self, isLinked: false) }
    for object in objects where !before.contains(object) { object.link(inverse, self, isLinked: true) }
  }

  private func link(_ relation: NSRelationshipDescription, _ other: NSManagedObject, isLinked: Bool) {
    managedObjectContext?.noteValues(of: self)
    var objects = related(relation.name).filter { $0 !== other }
    if isLinked {
      if !relation.isToMany, let last = objects.last, let back = relation.inverseRelationship { last.unlink(back, self) }
      objects = relation.isToMany ? objects + [other] : [other]
    }
    setRelated(relation.name, objects)
    managedObjectContext?.noteChange(self)
  }

  private func unlink(_ relation: NSRelationshipDescription, _ other: NSManagedObject) {
    managedObjectContext?.noteValues(of: self)
    setRelated(relation.name, related(relation.name).filter { $0 !== other })
    managedObjectContext?.noteChange(self)
  }

  static func objects(in value: Any?) -> [NSManagedObject] {
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
