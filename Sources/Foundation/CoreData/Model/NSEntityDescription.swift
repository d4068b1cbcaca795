import Foundation

nonisolated open class NSEntityDescription: NSObject {
  open var name: String?
  /// The name of the class of its objects. The default is `NSManagedObject`.
  open var managedObjectClassName: String! = "NSManagedObject" {
    didSet { frozen = nil }
  }
  /// The names or descriptions of properties whose combined values must be unique.
  open var uniquenessConstraints: [[Any]] = [] {
    didSet { frozen = nil }
  }
  /// Whether the entity has no direct instances. The default is false.
  open var isAbstract = false
  /// The attributes and relationships, without inherited ones.
  open var properties: [NSPropertyDescription] = [] {
    didSet { frozen = nil }
  }
  /// The entity from which this one inherits, or nil.
  open internal(set) weak var superentity: NSEntityDescription?
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// The indexes for fetches from SQLite stores.
  open var indexes: [NSFetchIndexDescription] = []
  /// The entity's name in older versions of the model; nil if it was not renamed.
  open var renamingIdentifier: String?
  /// Custom data of the app.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// The framework whose folder contains the model; nil for the app.
  final var moduleOfModel: String?

  public override init() {}

  /// The derived values of an entity, which a coordinator computes once for its model.
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

  /// Computes the values that are read for each object. The entity must not change while contexts use it.
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
  /// The class of the entity's objects, which is searched in several modules.
  final var managedClass: NSManagedObject.Type { frozen?.type ?? ManagedClass.find(self) }
  /// The properties, including inherited ones, grouped by their role in saving.
  final var saved: SavedProperties { frozen?.saved ?? SavedProperties(propertiesByName.values.sorted { $0.name < $1.name }) }
  final var derived: [NSDerivedAttributeDescription] {
    frozen?.derived ?? allProperties.compactMap { $0 as? NSDerivedAttributeDescription }
  }
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }.sorted { $0.name < $1.name }
  }

  /// The uniqueness constraints of the entity and its ancestors, as property names.
  final var uniqueNames: [[String]] {
    if let frozen { return frozen.uniqueNames }
    let own = uniquenessConstraints.map { $0.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name } }
    return (superentity?.uniqueNames ?? []) + own.filter { !$0.isEmpty }
  }

  /// Returns whether the entity is the same as another one or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool { self === entity || superentity?.isKindOf(entity: entity) ?? false }

  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.coordinator?.managedObjectModel.entitiesByName[entityName]
  }

  /// Creates an object of an entity in a context; the next save stores it.
  open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      preconditionFailure("+entityForName: could not locate an entity named '\(entityName)' in this model.")
    }
    return ManagedClass.make(entity, in: context)
  }
}

nonisolated open class NSPropertyDescription: NSObject {
  open var name = ""
  /// Whether an object can be saved without a value. The default is true.
  open var isOptional = true
  /// Whether the value is not saved. The default is false.
  open var isTransient = false
  /// The property's name in older versions of the model; nil if it was not renamed.
  open var renamingIdentifier: String?
  /// Whether an SQLite store has an index of the property. The default is false.
  open var isIndexed = false
  /// Custom data of the app.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// Held, because a coordinator's model is never freed, and a weak reference to an entity slows down each use of its objects.
  final var owner: NSEntityDescription?
  /// The entity that declares the property, once a coordinator uses the model.
  open var entity: NSEntityDescription { owner ?? NSEntityDescription() }
  public override init() {}
}

public enum NSAttributeType: UInt, Sendable {
  /// No type, which is possible for a transient attribute.
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  /// A dictionary of values with separate columns.
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

  /// Parses a default value of a model file.
  func value(of text: String?) -> Any? {
    guard let text else { return nil }
    switch self {
    // The default value of a Boolean attribute may remain after its type was changed to a number.
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

nonisolated open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value in new objects; nil, the default, for none.
  open var defaultValue: Any?
  /// The minimum number, date or text length; nil, the default, for none.
  final var minimum: Double?
  /// The maximum number, date or text length; nil, the default, for none.
  final var maximum: Double?
  /// The regular expression that valid texts match; nil, the default, for none.
  final var pattern: String?
  /// The name of the value transformer for a transformable value; nil for the default one.
  open var valueTransformerName: String?
  /// Whether large data may be stored in separate files. The default is false.
  open var allowsExternalBinaryDataStorage = false
}

public enum NSDeleteRule: UInt, Sendable {
  /// The related objects are not changed, and may refer to the deleted object.
  case noActionDeleteRule = 0
  /// The object is removed from the relationships of related objects.
  case nullifyDeleteRule = 1
  /// The related objects are also deleted.
  case cascadeDeleteRule = 2
  /// The deletion cannot be saved while there are related objects.
  case denyDeleteRule = 3

  init(word: String) {
    self = ["No Action": .noActionDeleteRule, "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule][word] ?? .nullifyDeleteRule
  }
}

nonisolated open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  /// The effect of deleting the object on related objects. The default is to remove it from their relationships.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// The minimum number of related objects, unless there are none. The default is 0.
  open var minCount = 0
  /// The maximum number of related objects; 0 for no limit. The default is 1.
  open var maxCount = 1
  /// Whether the related objects have an order. The default is false.
  open var isOrdered = false
  final var inverseName: String?
  private final weak var ownInverse: NSRelationshipDescription?
  open var isToMany: Bool { maxCount != 1 }
  /// The inverse relationship, or nil.
  open var inverseRelationship: NSRelationshipDescription? {
    get { ownInverse ?? inverseName.flatMap { destinationEntity?.relationshipsByName[$0] } }
    set { ownInverse = newValue }
  }
}
