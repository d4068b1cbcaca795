import Foundation

/// A type of objects: its name and properties.
nonisolated open class NSEntityDescription: NSObject {
  /// The name of the entity.
  open var name: String?
  /// The name of the class of its objects. The default is `NSManagedObject`.
  open var managedObjectClassName: String! = "NSManagedObject" {
    didSet { frozen = nil }
  }
  /// The names of properties, or their descriptions, whose values together no two objects share.
  open var uniquenessConstraints: [[Any]] = [] {
    didSet { frozen = nil }
  }
  /// Whether the entity has no direct instances. The default is false.
  open var isAbstract = false
  /// The attributes and relationships of the entity itself.
  open var properties: [NSPropertyDescription] = [] {
    didSet { frozen = nil }
  }
  /// The entity that this one inherits from, or nil.
  open internal(set) weak var superentity: NSEntityDescription?
  /// The entities that inherit from this one directly.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// The indexes that a store of SQLite has for fetches.
  open var indexes: [NSFetchIndexDescription] = []
  /// The entity's name in older versions of the model, if it had another.
  open var renamingIdentifier: String?
  /// The app's own data.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// The framework whose folder contains the model, or nil for the app's own.
  final var moduleOfModel: String?

  public override init() {}

  /// The properties by name, which a coordinator computes once for its model.
  private struct Frozen {
    let properties: [String: NSPropertyDescription]
    let attributes: [String: NSAttributeDescription]
    let relationships: [String: NSRelationshipDescription]
    let derived: [NSDerivedAttributeDescription]
    let type: NSManagedObject.Type
    let saved: SavedProperties
    let uniqueNames: [[String]]
  }
  private final var frozen: Frozen?

  /// Computes what is read for each value of each object. The entity must not change while contexts use it.
  final func freeze() {
    let all = Dictionary(allProperties.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    frozen = nil
    frozen = Frozen(
      properties: all, attributes: all.compactMapValues { $0 as? NSAttributeDescription },
      relationships: all.compactMapValues { $0 as? NSRelationshipDescription },
      derived: all.values.compactMap { $0 as? NSDerivedAttributeDescription }.sorted { $0.name < $1.name },
      type: ManagedClass.find(self), saved: saved, uniqueNames: uniqueNames)
    for property in properties { property.owner = self }
  }

  var allProperties: [NSPropertyDescription] { (superentity?.allProperties ?? []) + properties }
  /// All properties, including inherited ones, by name.
  open var propertiesByName: [String: NSPropertyDescription] {
    frozen?.properties ?? Dictionary(allProperties.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
  }
  /// All attributes, including inherited ones, by name.
  open var attributesByName: [String: NSAttributeDescription] {
    frozen?.attributes ?? propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  /// All relationships, including inherited ones, by name.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    frozen?.relationships ?? propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }
  /// The class of the entity's objects, which the names of many modules are tried for.
  final var managedClass: NSManagedObject.Type { frozen?.type ?? ManagedClass.find(self) }
  /// The properties, including inherited ones, by their part in saving.
  final var saved: SavedProperties { frozen?.saved ?? SavedProperties(propertiesByName.values.sorted { $0.name < $1.name }) }
  /// The derived attributes, including inherited ones.
  final var derived: [NSDerivedAttributeDescription] {
    frozen?.derived ?? allProperties.compactMap { $0 as? NSDerivedAttributeDescription }
  }
  /// The subentities by name.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }
  /// Returns the relationships whose objects are of an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }.sorted { $0.name < $1.name }
  }

  /// The names of the entity's and its ancestors' properties whose values together are unique.
  final var uniqueNames: [[String]] {
    if let frozen { return frozen.uniqueNames }
    let own = uniquenessConstraints.map { $0.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name } }
    return (superentity?.uniqueNames ?? []) + own.filter { !$0.isEmpty }
  }

  /// Returns whether the entity is another one or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool { self === entity || superentity?.isKindOf(entity: entity) ?? false }

  /// Returns the entity with a name in the model of a context.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.coordinator?.managedObjectModel.entitiesByName[entityName]
  }

  /// Creates an object of an entity and inserts it into a context; it is stored by the next save.
  open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      preconditionFailure("+entityForName: could not locate an entity named '\(entityName)' in this model.")
    }
    return ManagedClass.make(entity, in: context)
  }
}

/// The base class of attributes and relationships.
nonisolated open class NSPropertyDescription: NSObject {
  /// The name of the property.
  open var name = ""
  /// Whether an object can be saved without a value. The default is true.
  open var isOptional = true
  /// Whether the value is not saved. The default is false.
  open var isTransient = false
  /// The property's name in older versions of the model, if it had another.
  open var renamingIdentifier: String?
  /// Whether a store of SQLite has an index of the property. The default is false.
  open var isIndexed = false
  /// The app's own data.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// Held, because a coordinator's model is never freed, and a weak reference to an entity slows down each use of its objects.
  final var owner: NSEntityDescription?
  /// The entity that declares the property, once a coordinator uses the model.
  open var entity: NSEntityDescription { owner ?? NSEntityDescription() }
  public override init() {}
}

/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
  /// The attribute has no type, as a transient attribute may.
  case undefinedAttributeType = 0
  /// An integer of 16 bits.
  case integer16AttributeType = 100
  /// An integer of 32 bits.
  case integer32AttributeType = 200
  /// An integer of 64 bits.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A number of double precision.
  case doubleAttributeType = 500
  /// A number of single precision.
  case floatAttributeType = 600
  /// The attribute is a `String`.
  case stringAttributeType = 700
  /// The attribute is a `Bool`.
  case booleanAttributeType = 800
  /// The attribute is a `Date`.
  case dateAttributeType = 900
  /// The attribute is a `Data`.
  case binaryDataAttributeType = 1000
  /// The attribute is a `UUID`.
  case UUIDAttributeType = 1100
  /// The attribute is a `URL`.
  case URIAttributeType = 1200
  /// An object that is archived.
  case transformableAttributeType = 1800
  /// A dictionary of values that have columns of their own.
  case compositeAttributeType = 2100

  init(word: String) {
    let words: [String: NSAttributeType] = [
      "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType, "Integer 64": .integer64AttributeType,
      "Decimal": .decimalAttributeType, "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
      "Boolean": .booleanAttributeType, "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
      "URI": .URIAttributeType, "Transformable": .transformableAttributeType, "Composite": .compositeAttributeType,
    ]
    self = words[word] ?? .undefinedAttributeType
  }

  /// Returns a default value as the model writes it.
  func value(of text: String?) -> Any? {
    guard let text else { return nil }
    switch self {
    // A model may have the default of a Boolean that became a number.
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: return Int(text) ?? (text == "YES" ? 1 : 0)
    case .doubleAttributeType, .floatAttributeType: return Double(text)
    case .decimalAttributeType: return NSDecimalNumber(string: text)
    case .booleanAttributeType: return text == "YES"
    case .stringAttributeType: return text
    case .dateAttributeType: return Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: return UUID(uuidString: text)
    case .URIAttributeType: return URL(string: text)
    default: return nil
    }
  }
}

/// A property with a stored value.
nonisolated open class NSAttributeDescription: NSPropertyDescription {
  /// The type of the values.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of a new object, or nil.
  open var defaultValue: Any?
  /// The smallest number, earliest date or shortest text that is valid, or nil.
  final var minimum: Double?
  /// The largest number, latest date or longest text that is valid, or nil.
  final var maximum: Double?
  /// The regular expression that valid texts match, or nil.
  final var pattern: String?
  /// The name of the class that archives a transformable value, or nil for the default.
  open var valueTransformerName: String?
  /// Whether large data may be kept in files of their own. The default is false. Data of such files is read; what is saved is in the database.
  open var allowsExternalBinaryDataStorage = false
}

/// The effect of deleting an object on related objects.
public enum NSDeleteRule: UInt, Sendable {
  /// The destination is not changed, and may refer to the deleted object.
  case noActionDeleteRule = 0
  /// Removes the object from their relationships.
  case nullifyDeleteRule = 1
  /// The destination objects are deleted, too.
  case cascadeDeleteRule = 2
  /// Forbids saving the deletion while there are any.
  case denyDeleteRule = 3

  init(word: String) {
    self = ["No Action": .noActionDeleteRule, "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule][word] ?? .nullifyDeleteRule
  }
}

/// A property that refers to other objects.
nonisolated open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the related objects.
  open weak var destinationEntity: NSEntityDescription?
  /// The effect of deleting the object on the related ones. The default is to remove it from their relationships.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// The smallest number of related objects, if there are any. The default is 0.
  open var minCount = 0
  /// Zero means any number.
  open var maxCount = 1
  /// Whether the related objects have an order. The default is false.
  open var isOrdered = false
  final var inverseName: String?
  private final weak var ownInverse: NSRelationshipDescription?
  /// Whether there can be more than one related object.
  open var isToMany: Bool { maxCount != 1 }
  /// The relationship in the other direction, or nil.
  open var inverseRelationship: NSRelationshipDescription? {
    get { ownInverse ?? inverseName.flatMap { destinationEntity?.relationshipsByName[$0] } }
    set { ownInverse = newValue }
  }
}
