@_exported import Foundation
import FoundationXML

/// The entities of an app's data, read from the model's source: `Name.momd` in the app's folder is Xcode's `Name.xcdatamodeld` on Linux.
nonisolated open class NSManagedObjectModel: NSObject {
  /// The entities of the model, in no particular order.
  open var entities: [NSEntityDescription] = [] {
    didSet { frozen = nil }
  }
  open var entitiesByName: [String: NSEntityDescription] {
    frozen ?? Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { first, _ in first })
  }
  /// The entities by name, which a coordinator computes once.
  private final var frozen: [String: NSEntityDescription]?
  open var versionIdentifiers: Set<AnyHashable> = []

  /// The versions of the model other than the current one.
  final lazy var versions: [NSManagedObjectModel] = versionFiles.compactMap { NSManagedObjectModel(source: $0) }
  private final var versionFiles: [URL] = []
  /// The name of the version without its extension; nil for a model that the app created.
  final var versionName: String?
  final var folder: URL?
  private final var configurationNames: [String: [String]] = [:]

  /// The names of the configurations, except the default one of all entities.
  open var configurations: [String] { configurationNames.keys.sorted() }

  /// Returns the entities of a configuration, or all entities for nil. The result is nil if the configuration does not exist.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME", configuration != "Default" else { return entities }
    guard let names = configurationNames[configuration] else { return nil }
    // A store also contains the tables of ancestors.
    let chosen = names.compactMap { entitiesByName[$0] }
    return entities.filter { entity in chosen.contains { $0.isKindOf(entity: entity) } }
  }

  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
    configurationNames[configuration] = entities.compactMap(\.name)
  }

  /// Computes the values that contexts read often.
  final func freeze() {
    for entity in entities { entity.freeze() }
    frozen = nil
    frozen = entitiesByName
  }

  /// The fetch request templates, as written by Xcode's editor.
  private var templates: [(name: String, entity: String, predicate: String?)] = []

  public override init() {}

  /// Reads a model; nil if it does not exist, or is damaged.
  public init?(contentsOf url: URL) {
    guard let file = Self.contents(of: url), let data = try? Data(contentsOf: file) else { return nil }
    let reader = ModelReader(data)
    guard let found = reader.read() else { return nil }
    entities = found
    templates = reader.templates
    configurationNames = reader.configurations
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    versionName = Self.versionName(file)
    folder = url.deletingLastPathComponent()
    versionFiles = names.map { url.appendingPathComponent($0).appendingPathComponent("contents") }.filter { $0.path != file.path }
    // A framework is a folder in that of the app; its classes are in the module with its name.
    let framework = url.pathComponents.last { $0.hasSuffix(".framework") }
    for entity in entities { entity.moduleOfModel = framework.map { String($0.dropLast(".framework".count)) } }
  }

  /// Reads one version of a model.
  private init?(source: URL) {
    guard let data = try? Data(contentsOf: source), let found = ModelReader(data).read() else { return nil }
    entities = found
    versionName = Self.versionName(source)
  }

  private static func versionName(_ contents: URL) -> String? {
    let name = contents.deletingLastPathComponent().lastPathComponent
    return name.hasSuffix(".xcdatamodel") ? String(name.dropLast(".xcdatamodel".count)) : nil
  }

  /// Returns the merged models of the bundles; nil for the models of the main bundle.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let urls = (bundles ?? [.main]).flatMap { $0.urls(forResourcesWithExtension: "momd", subdirectory: nil) ?? [] }
    return NSManagedObjectModel(byMerging: urls.compactMap { NSManagedObjectModel(contentsOf: $0 as URL) })
  }

  /// Returns a copy of a fetch request template by its name.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
    fetchRequestFromTemplate(withName: name, substitutionVariables: [:])
  }

  /// Returns a fetch request template by its name, with values for the variables of its predicate.
  open func fetchRequestFromTemplate(withName name: String, substitutionVariables variables: [String: Any]) -> NSFetchRequest<
    any NSFetchRequestResult
  >? {
    guard let template = templates.first(where: { $0.name == name }) else { return nil }
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: template.entity)
    request.predicate = template.predicate.map { text in
      var arguments: [Any] = []
      let format = text.replacing(#/\$(\w+)/#) { match in
        guard let value = variables[String(match.1)] else { return String(match.0) }
        arguments.append(value)
        return "%@"
      }
      return NSPredicate(format: format, argumentArray: arguments)
    }
    return request
  }

  /// Creates a model with the entities of several models.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
    templates = models.flatMap(\.templates)
    versionFiles = models.flatMap(\.versionFiles)
    if models.count == 1 { (versionName, folder) = (models[0].versionName, models[0].folder) }
    for model in models { configurationNames.merge(model.configurationNames) { $0 + $1 } }
  }

  /// Returns the source of a model's current version: in a folder of versions, the one marked as current, or the only one.
  private static func contents(of url: URL) -> URL? {
    let files = FileManager.default
    // The sources of versions are at the paths of Xcode's compiled versions.
    let source = url.pathExtension == "mom" ? url.deletingPathExtension().appendingPathExtension("xcdatamodel") : url
    let direct = source.appendingPathComponent("contents")
    if files.fileExists(atPath: direct.path) { return direct }
    let versions = ((try? files.contentsOfDirectory(atPath: url.path)) ?? []).filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    var current = versions.last
    if let data = files.contents(atPath: url.appendingPathComponent(".xccurrentversion").path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let name = list["_XCCurrentVersionName"] as? String, versions.contains(name)
    {
      current = name
    }
    return current.map { url.appendingPathComponent($0).appendingPathComponent("contents") }
  }
}

nonisolated private final class ModelReader: NSObject, XMLParserDelegate {
  private let parser: XMLParser
  private var entities: [NSEntityDescription] = []
  private var parents: [(NSEntityDescription, String)] = []
  fileprivate var templates: [(name: String, entity: String, predicate: String?)] = []
  fileprivate var configurations: [String: [String]] = [:]
  private var configuration: String?
  private var relations: [(NSRelationshipDescription, destination: String?, inverse: String?)] = []
  private var fetched: NSFetchedPropertyDescription?
  /// The composite attribute or type whose elements are being read.
  private var composite: NSCompositeAttributeDescription?
  /// The composite attribute types outside of entities, by name, and the attributes that use them.
  private var composites: [String: NSCompositeAttributeDescription] = [:]
  private var references: [(NSCompositeAttributeDescription, words: [String])] = []
  private var isInEntity = false

  init(_ data: Data) {
    parser = XMLParser(data: data)
    super.init()
    parser.delegate = self
    parser.shouldResolveExternalEntities = false
  }

  func read() -> [NSEntityDescription]? {
    guard parser.parse() else { return nil }
    let byName = Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    for (entity, parent) in parents {
      // A damaged model may contain an inheritance cycle.
      guard let parent = byName[parent], !parent.isKindOf(entity: entity) else { continue }
      parent.subentities.append(entity)
    }
    for (relation, destination, inverse) in relations {
      relation.destinationEntity = destination.flatMap { byName[$0] }
      relation.inverseName = inverse
    }
    for (attribute, words) in references {
      if let type = words.compactMap({ composites[$0] }).first { attribute.elements = type.elements }
    }
    return entities
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes: [String: String]
  ) {
    switch elementName {
    case "entity":
      isInEntity = true
      let entity = NSEntityDescription()
      entity.name = attributes["name"]
      entity.managedObjectClassName = attributes["representedClassName"]?.trimmingPrefix { $0 == "." }.description ?? "NSManagedObject"
      entity.isAbstract = attributes["isAbstract"] == "YES"
      entity.renamingIdentifier = attributes["elementID"]
      entities.append(entity)
      if let parent = attributes["parentEntity"] { parents.append((entity, parent)) }
    case "attribute":
      let isComposite = attributes["attributeType"] == "Composite"
      let attribute =
        attributes["derived"] == "YES"
        ? NSDerivedAttributeDescription() : isComposite ? NSCompositeAttributeDescription() : NSAttributeDescription()
      if let text = attributes["derivationExpression"] { (attribute as? NSDerivedAttributeDescription)?.setDerivation(text) }
      attribute.name = attributes["name"] ?? ""
      attribute.isOptional = attributes["optional"] == "YES"
      attribute.isTransient = attributes["transient"] == "YES"
      attribute.renamingIdentifier = attributes["elementID"]
      attribute.isIndexed = attributes["indexed"] == "YES"
      attribute.attributeType = NSAttributeType(word: attributes["attributeType"] ?? "")
      attribute.defaultValue = attribute.attributeType.value(of: attributes["defaultValueString"] ?? attributes["defaultDateTimeInterval"])
      attribute.minimum = (attributes["minValueString"] ?? attributes["minDateTimeInterval"]).flatMap(Double.init)
      attribute.maximum = (attributes["maxValueString"] ?? attributes["maxDateTimeInterval"]).flatMap(Double.init)
      attribute.pattern = attributes["regularExpressionString"]
      attribute.valueTransformerName = attributes["valueTransformerName"]
      attribute.allowsExternalBinaryDataStorage = attributes["allowsExternalBinaryDataStorage"] == "YES"
      if let reference = attribute as? NSCompositeAttributeDescription { references.append((reference, attributes.values.sorted())) }
      if let composite { composite.elements.append(attribute) } else { entities.last?.properties.append(attribute) }
    case "composite", "compositeAttribute":
      let made = NSCompositeAttributeDescription()
      (made.name, made.isOptional) = (attributes["name"] ?? "", attributes["optional"] == "YES")
      if isInEntity { entities.last?.properties.append(made) } else { composites[made.name] = made }
      composite = made
    case "fetchedProperty":
      let property = NSFetchedPropertyDescription()
      (property.name, property.isOptional) = (attributes["name"] ?? "", attributes["optional"] == "YES")
      entities.last?.properties.append(property)
      fetched = property
    case "fetchIndex": entities.last?.indexes.append(NSFetchIndexDescription(name: attributes["name"] ?? "", elements: []))
    case "fetchIndexElement":
      guard let name = attributes["property"] else { break }
      let element = NSFetchIndexElementDescription(name: name)
      element.isAscending = attributes["order"] != "descending"
      entities.last?.indexes.last?.elements.append(element)
    case "configuration":
      configuration = attributes["name"]
      if let configuration { configurations[configuration] = [] }
    case "memberEntity": if let configuration, let name = attributes["name"] { configurations[configuration]?.append(name) }
    case "uniquenessConstraint": entities.last?.uniquenessConstraints.append([])
    case "constraint":
      guard let entity = entities.last, let name = attributes["value"], !entity.uniquenessConstraints.isEmpty else { break }
      entity.uniquenessConstraints[entity.uniquenessConstraints.count - 1].append(name)
    case "fetchRequest" where fetched != nil:
      let request = NSFetchRequest<any NSFetchRequestResult>(entityName: attributes["entity"] ?? "")
      request.predicate = attributes["predicateString"].map { NSPredicate(format: $0) }
      request.fetchLimit = attributes["fetchLimit"].flatMap { Int($0) } ?? 0
      fetched?.fetchRequest = request
    case "fetchRequest":
      templates.append((attributes["name"] ?? "", attributes["entity"] ?? "", attributes["predicateString"]))
    case "relationship":
      let relation = NSRelationshipDescription()
      relation.name = attributes["name"] ?? ""
      relation.isOptional = attributes["optional"] == "YES"
      relation.isOrdered = attributes["ordered"] == "YES"
      relation.isTransient = attributes["transient"] == "YES"
      relation.renamingIdentifier = attributes["elementID"]
      relation.maxCount = attributes["toMany"] == "YES" ? attributes["maxCount"].flatMap { Int($0) } ?? 0 : 1
      relation.minCount = attributes["minCount"].flatMap { Int($0) } ?? 0
      relation.deleteRule = NSDeleteRule(word: attributes["deletionRule"] ?? "")
      entities.last?.properties.append(relation)
      relations.append((relation, attributes["destinationEntity"], attributes["inverseName"]))
    default: break
    }
  }

  func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?) {
    switch elementName {
    case "entity": isInEntity = false
    case "composite", "compositeAttribute": composite = nil
    case "fetchedProperty": fetched = nil
    default: break
    }
  }
}
