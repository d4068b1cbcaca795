import Foundation
import FoundationXML
import XcodeProject

/// The classes that Xcode generates from a Core Data model, as sources for the translator.
///
/// Entities with the code generation "Class Definition" get a class and its properties, those with "Category/Extension" the properties.
struct ManagedModel {
  private struct Entity {
    var name: String
    var className: String
    var parent: String?
    var generation: String
    var properties: [Property] = []
  }

  private struct Property {
    var name: String
    var attributes: [String: String]
    var isRelationship: Bool
  }

  private var entities: [Entity] = []

  /// The current version of the model at a path; nil if it cannot be read.
  init?(path: String, files: any FileSource) {
    var folder = path
    if FilePath.suffix(of: path) == "xcdatamodeld" {
      let versions = (files.names(in: path) ?? []).filter { FilePath.suffix(of: $0) == "xcdatamodel" }.sorted()
      let list = files.contents(of: path + "/.xccurrentversion").flatMap {
        PropertyListNesting.isTooDeep($0) ? nil : try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
      }
      guard let version = (list?["_XCCurrentVersionName"] as? String).flatMap({ versions.contains($0) ? $0 : nil }) ?? versions.last else {
        return nil
      }
      folder += "/" + version
    }
    guard let data = files.contents(of: folder + "/contents") else { return nil }
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    guard parser.parse() else { return nil }
    entities = reader.entities
  }

  /// Returns the sources of a target's models, by paths inside of the models, which messages name.
  static func sources(of target: Target, beside texts: [String], files: any FileSource) -> [(path: String, text: String)] {
    var paths: [String] = []
    for path in target.sources + target.resources.map(\.path)
    where ["xcdatamodeld", "xcdatamodel"].contains(FilePath.suffix(of: path)) && !paths.contains(path) {
      paths.append(path)
    }
    return paths.flatMap { path -> [(path: String, text: String)] in
      guard let model = ManagedModel(path: path, files: files) else { return [] }
      return model.entities.compactMap { entity in
        model.text(entity, beside: texts).map { ("\(path)/\(entity.className)+CoreData.swift", $0) }
      }
    }
  }

  private func text(_ entity: Entity, beside texts: [String]) -> String? {
    guard ["class", "category"].contains(entity.generation), entity.className != "NSManagedObject" else { return nil }
    let name = entity.className
    var text = "import CoreData\nimport Foundation\n\n"
    if entity.generation == "class" {
      let parent = entity.parent.flatMap { parent in entities.first { $0.name == parent }?.className } ?? "NSManagedObject"
      text += "@objc(\(name))\npublic class \(name): \(parent) {}\n\n"
    }
    text += "extension \(name) {\n"
    let request = "NSFetchRequest<\(name)>"
    text += "  @nonobjc public class func fetchRequest() -> \(request) { \(request)(entityName: \"\(entity.name)\") }\n\n"
    for property in entity.properties { text += lines(of: property) }
    text += "}\n"
    let isIdentifiable = texts.contains { $0.contains("\(name): Identifiable") || $0.contains("\(name) : Identifiable") }
    if !isIdentifiable, entity.parent == nil { text += "\nextension \(name): Identifiable {}\n" }
    return text
  }

  private func lines(of property: Property) -> String {
    func line(_ type: String) -> String { "  @NSManaged public var \(Self.escaped(property.name)): \(type)\n" }
    guard property.isRelationship else { return Self.type(ofAttribute: property.attributes).map(line) ?? "" }
    let destination = property.attributes["destinationEntity"]
    let type = entities.first { $0.name == destination }?.className ?? "NSManagedObject"
    guard property.attributes["toMany"] == "YES" else { return line(type + "?") }
    let set = property.attributes["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
    let suffix = property.name.prefix(1).uppercased() + property.name.dropFirst()
    var text = line(set + "?")
    for (verb, parameter, kind) in [
      ("addTo", "value", type), ("removeFrom", "value", type), ("addTo", "values", set), ("removeFrom", "values", set),
    ] {
      text += "  @NSManaged public func \(verb)\(suffix)(_ \(parameter): \(kind))\n"
    }
    return text
  }

  /// Returns the type that Xcode generates: numbers are scalars if specified in the model, all other types are optional.
  private static func type(ofAttribute attributes: [String: String]) -> String? {
    let isScalar = attributes["usesScalarValueType"] == "YES"
    switch attributes["attributeType"] {
    case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
    case "Double": return isScalar ? "Double" : "NSNumber?"
    case "Float": return isScalar ? "Float" : "NSNumber?"
    case "Boolean": return isScalar ? "Bool" : "NSNumber?"
    case "Decimal": return "NSDecimalNumber?"
    case "String": return "String?"
    case "Date": return isScalar ? "TimeInterval" : "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Composite": return "[String: Any]?"
    case "Transformable": return (attributes["customClassName"].flatMap { $0.isEmpty ? nil : $0 } ?? "NSObject") + "?"
    default: return nil
    }
  }

  private static let keywords: Set<String> = [
    "default", "class", "protocol", "extension", "operator", "is", "as", "in", "for", "where", "repeat", "switch", "case", "return",
    "public", "private", "internal", "import", "func", "var", "let", "true", "false", "nil", "self", "super", "init",
  ]

  private static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private final class Reader: NSObject, XMLParserDelegate {
    var entities: [Entity] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      switch elementName {
      case "entity":
        let name = attributes["name"] ?? ""
        let represented = (attributes["representedClassName"] ?? "").split(separator: ".").last.map(String.init) ?? ""
        entities.append(
          Entity(
            name: name, className: represented.isEmpty ? name : represented, parent: attributes["parentEntity"],
            generation: attributes["codeGenerationType"] ?? ""))
      case "attribute", "relationship":
        guard !entities.isEmpty, let name = attributes["name"] else { return }
        entities[entities.count - 1].properties.append(
          Property(name: name, attributes: attributes, isRelationship: elementName == "relationship"))
      default: break
      }
    }
  }
}
