import Foundation

/// A kind of object: its name and properties.
open class NSEntityDescription: NSObject {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var properties: [NSPropertyDescription] = []
  open internal(set) weak var superentity: NSEntityDescription?
  public override init() {}

  var allProperties: [NSPropertyDescription] { (superentity?.allProperties ?? []) + properties }
  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(allProperties.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
  }
  open var attributesByName: [String: NSAttributeDescription] { propertiesByName.compactMapValues { $0 as? NSAttributeDescription } }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  open func isKindOf(entity: NSEntityDescription) -> Bool { self === entity || superentity?.isKindOf(entity: entity) ?? false }

  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.coordinator?.managedObjectModel.entitiesByName[entityName]
  }

  /// A new object of the entity, in the context.
  open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      preconditionFailure("+entityForName: could not locate an entity named '\(entityName)' in this model.")
    }
    return ManagedClass.make(entity, in: context)
  }
}

open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  public override init() {}
}

public enum NSAttributeType: UInt, Sendable {
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

  init(word: String) {
    let words: [String: NSAttributeType] = [
      "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType, "Integer 64": .integer64AttributeType,
      "Decimal": .decimalAttributeType, "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
      "Boolean": .booleanAttributeType, "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
      "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
    ]
    self = words[word] ?? .undefinedAttributeType
  }

  /// A default value as the model writes it.
  func value(of text: String?) -> Any? {
    guard let text else { return nil }
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: return Int(text)
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

open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var defaultValue: Any?
}

public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0
  case nullifyDeleteRule = 1
  case cascadeDeleteRule = 2
  case denyDeleteRule = 3

  init(word: String) {
    self = ["No Action": .noActionDeleteRule, "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule][word] ?? .nullifyDeleteRule
  }
}

open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var minCount = 0
  /// Zero means any number.
  open var maxCount = 1
  open var isOrdered = false
  var inverseName: String?
  open var isToMany: Bool { maxCount != 1 }
  open var inverseRelationship: NSRelationshipDescription? {
    inverseName.flatMap { destinationEntity?.relationshipsByName[$0] }
  }
}
