import FoundationXML
import UIKitObjects

public enum NSEntityMappingType: UInt, Sendable {
  /// The type is not known. The editor uses it for mappings that copy or transform.
  case undefinedEntityMappingType = 0
  /// The migration policy alone creates the objects.
  case customEntityMappingType = 1
  case addEntityMappingType = 2
  case removeEntityMappingType = 3
  case copyEntityMappingType = 4
  case transformEntityMappingType = 5
}

/// The source of a property's value in a migration.
nonisolated open class NSPropertyMapping: NSObject {
  open var name: String?
  /// The expression that computes the value from the variables `source`, `destination` and `manager`.
  open var valueExpression: _Expression? {
    didSet { value = valueExpression.map { .expression($0) } }
  }
  /// Custom data of the app.
  open var userInfo: [AnyHashable: Any]?
  /// The value; nil for that of the source's property with the same name.
  final var value: MappingExpression?
}

/// The mapping of an entity's objects to an entity of another model.
nonisolated open class NSEntityMapping: NSObject {
  open var name: String! = ""
  open var mappingType = NSEntityMappingType.undefinedEntityMappingType
  /// The name of the source entity; nil if the destination entity is new.
  open var sourceEntityName: String?
  /// The name of the destination entity; nil if the source entity was removed.
  open var destinationEntityName: String?
  open var attributeMappings: [NSPropertyMapping]? = []
  open var relationshipMappings: [NSPropertyMapping]? = []
  /// The name of the migration policy class; nil for ``NSEntityMigrationPolicy``.
  open var entityMigrationPolicyClassName: String?
  /// Custom data of the app.
  open var userInfo: [AnyHashable: Any]?
  /// The format of the predicate for source objects; nil for all.
  final var filter: String?
  final var number = 0
}

/// The mapping between two versions of a model: a source file of Xcode's editor (`.xcmappingmodel`), or one that the app creates.
nonisolated open class NSMappingModel: NSObject {
  open var entityMappings: [NSEntityMapping]! = []
  open var entityMappingsByName: [String: NSEntityMapping] {
    Dictionary(entityMappings.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
  /// The names of the versions, as written by the editor.
  private final var (sourceName, destinationName) = ("", "")

  public override init() {}

  /// Reads a mapping model; nil if it does not exist, or is damaged.
  public init?(contentsOf url: URL?) {
    super.init()
    guard let url else { return nil }
    let inner = url.appendingPathComponent("xcmapping.xml")
    guard let data = try? Data(contentsOf: FileManager.default.fileExists(atPath: inner.path) ? inner : url) else { return nil }
    let reader = MappingReader()
    guard let found = reader.read(data) else { return nil }
    (entityMappings, sourceName, destinationName) = (found, reader.sourceName, reader.destinationName)
  }

  /// Finds the mapping model for two versions in bundles; nil if there is none.
  public convenience init?(
    from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?, destinationModel: NSManagedObjectModel?
  ) {
    guard let sourceModel, let destinationModel else { return nil }
    let folders = (bundles ?? [.main]).compactMap(\.resourceURL) + [sourceModel.folder, destinationModel.folder].compactMap(\.self)
    guard let found = Self.find(in: folders, sourceModel, destinationModel) else { return nil }
    self.init()
    (entityMappings, sourceName, destinationName) = (found.entityMappings, found.sourceName, found.destinationName)
  }

  private static func find(in folders: [URL], _ source: NSManagedObjectModel, _ destination: NSManagedObjectModel) -> NSMappingModel? {
    var seen: Set<String> = []
    for folder in folders where seen.insert(folder.path).inserted {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      for name in names where name.hasSuffix(".xcmappingmodel") || name.hasSuffix(".cdm") {
        if let model = NSMappingModel(contentsOf: folder.appendingPathComponent(name)), model.fits(source, destination) { return model }
      }
    }
    return nil
  }

  /// Returns whether the entities and properties of the mappings match two models.
  private func fits(_ source: NSManagedObjectModel, _ destination: NSManagedObjectModel) -> Bool {
    func isOther(_ name: String, _ model: NSManagedObjectModel) -> Bool { !name.isEmpty && model.versionName.map { $0 != name } ?? false }
    if isOther(sourceName, source) || isOther(destinationName, destination) { return false }
    return entityMappings.allSatisfy { mapping in
      if let name = mapping.sourceEntityName, source.entitiesByName[name] == nil { return false }
      guard let name = mapping.destinationEntityName else { return true }
      guard let entity = destination.entitiesByName[name] else { return false }
      let properties = (mapping.attributeMappings ?? []) + (mapping.relationshipMappings ?? [])
      return properties.allSatisfy { $0.name.map { entity.propertiesByName[$0] != nil } ?? false }
    }
  }

  /// Returns a mapping that copies properties with equal names, or with the renaming identifier of the new model. Throws if a required
  /// value has no source.
  open class func inferredMappingModel(forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) throws
    -> NSMappingModel
  {
    let result = NSMappingModel()
    let former = sourceModel.entitiesByName
    for entity in destinationModel.entities.sorted(by: { ($0.name ?? "") < ($1.name ?? "") }) {
      guard let name = entity.name else { continue }
      let source = former[name] ?? entity.renamingIdentifier.flatMap { former[$0] }
      let mapping = NSEntityMapping()
      (mapping.sourceEntityName, mapping.destinationEntityName) = (source?.name, name)
      mapping.name = (source?.name).map { "\($0)To\(name)" } ?? "IEM_Add_\(name)"
      mapping.mappingType = source == nil ? .addEntityMappingType : .transformEntityMappingType
      for (name, property) in entity.propertiesByName where !property.isTransient {
        let part = NSPropertyMapping()
        part.name = name
        let origin = source?.propertiesByName[name] ?? property.renamingIdentifier.flatMap { source?.propertiesByName[$0] }
        if let attribute = property as? NSAttributeDescription {
          let before = origin as? NSAttributeDescription
          guard before.map({ $0.attributeType.columnType == attribute.attributeType.columnType }) ?? true else {
            throw StoreError.make(NSInferredMappingModelError, "The type of the property \(name) has changed.")
          }
          if source != nil, before == nil, !attribute.isOptional, attribute.defaultValue == nil {
            throw StoreError.make(NSInferredMappingModelError, "The property \(name) requires a value and has no default.")
          }
        }
        if let origin, origin.name != name { part.value = .path(.variable("source"), origin.name) }
        if property is NSRelationshipDescription {
          mapping.relationshipMappings?.append(part)
        } else {
          mapping.attributeMappings?.append(part)
        }
      }
      result.entityMappings.append(mapping)
    }
    return result
  }
}

/// Reads the XML of a mapping model: objects with attributes, and relationships by identifiers.
nonisolated private final class MappingReader: NSObject, XMLParserDelegate {
  private struct Object {
    var type = ""
    var values: [String: String] = [:]
    var related: [String: [String]] = [:]
  }

  private var objects: [String: Object] = [:]
  private var order: [String] = []
  private var current: (id: String, object: Object)?
  private var attribute: String?
  private var text = ""
  private(set) var sourceName = ""
  private(set) var destinationName = ""

  func read(_ data: Data) -> [NSEntityMapping]? {
    let parser = XMLParser(data: data)
    parser.delegate = self
    parser.shouldResolveExternalEntities = false
    guard parser.parse() else { return nil }
    for object in objects.values where object.type == "XDDEVMAPPINGMODEL" {
      func name(_ key: String) -> String {
        (object.values[key]?.split(separator: "/").last).map { String($0).replacing(".xcdatamodel", with: "") } ?? ""
      }
      (sourceName, destinationName) = (name("sourcemodelpath"), name("destinationmodelpath"))
    }
    let found = order.compactMap { objects[$0] }.filter { $0.type == "XDDEVENTITYMAPPING" }
    do {
      return try found.map(mapping).sorted { $0.number < $1.number }
    } catch {
      return nil
    }
  }

  private func mapping(_ object: Object) throws -> NSEntityMapping {
    let result = NSEntityMapping()
    result.sourceEntityName = object.values["sourcename"]
    result.destinationEntityName = object.values["destinationname"]
    let pair = [object.values["sourcename"], object.values["destinationname"]].compactMap(\.self)
    result.name = object.values["name"] ?? pair.joined(separator: "To")
    result.entityMigrationPolicyClassName = object.values["migrationpolicyclassname"]
    result.filter = object.values["sourcefilterpredicatestring"]
    result.number = object.values["mappingnumber"].flatMap { Int($0) } ?? 0
    if result.sourceEntityName == nil { result.mappingType = .addEntityMappingType }
    if result.destinationEntityName == nil { result.mappingType = .removeEntityMappingType }
    func properties(_ key: String) throws -> [NSPropertyMapping] {
      try (object.related[key] ?? []).compactMap { objects[$0] }.map { part in
        let property = NSPropertyMapping()
        property.name = part.values["name"]
        if let text = part.values["valueexpressiondata"], let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) {
          property.value = try MappingExpression(data)
        }
        return property
      }
    }
    result.attributeMappings = try properties("attributemappings")
    result.relationshipMappings = try properties("relationshipmappings")
    return result
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes: [String: String]
  ) {
    switch elementName {
    case "object": current = (attributes["id"] ?? "", Object(type: attributes["type"] ?? ""))
    case "attribute": (attribute, text) = (attributes["name"], "")
    case "relationship":
      guard let name = attributes["name"] else { break }
      current?.object.related[name] = (attributes["idrefs"] ?? "").split(separator: " ").map(String.init)
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { if attribute != nil { text += string } }

  func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?) {
    switch elementName {
    case "attribute":
      if let attribute { current?.object.values[attribute] = text }
      attribute = nil
    case "object":
      if let current {
        objects[current.id] = current.object
        order.append(current.id)
      }
      current = nil
    default: break
    }
  }
}
