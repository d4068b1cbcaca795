import CoreData
import UIKit

/// Creates entities of models for tests.
enum Entity {
  static func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType) = (name, type)
    return attribute
  }

  static func derived(_ name: String, _ type: NSAttributeType, _ expression: String) -> NSDerivedAttributeDescription {
    let attribute = NSDerivedAttributeDescription()
    (attribute.name, attribute.attributeType) = (name, type)
    let parts = expression.split(whereSeparator: { "()".contains($0) }).map(String.init)
    attribute.derivationExpression =
      expression.contains("(")
      ? _Expression(forFunction: parts[0], arguments: parts.dropFirst().map { _Expression(forKeyPath: $0) })
      : _Expression(forKeyPath: expression)
    return attribute
  }

  static func make(_ name: String, _ attributes: [String: NSAttributeType]) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    entity.properties = attributes.sorted { $0.key < $1.key }.map { attribute($0.key, $0.value) }
    return entity
  }

  /// Adds a relationship and its inverse.
  static func relate(
    _ first: NSEntityDescription, _ name: String, many: Bool, ordered: Bool = false, _ second: NSEntityDescription, _ inverse: String,
    many isInverseMany: Bool
  ) {
    let (there, back) = (NSRelationshipDescription(), NSRelationshipDescription())
    (there.name, there.destinationEntity, there.maxCount, there.isOrdered) = (name, second, many ? 0 : 1, ordered)
    (back.name, back.destinationEntity, back.maxCount) = (inverse, first, isInverseMany ? 0 : 1)
    (there.inverseRelationship, back.inverseRelationship) = (back, there)
    first.properties.append(there)
    second.properties.append(back)
  }
}

/// SQLite's command line shell, which prints the contents of a file.
enum Shell {
  static func lines(_ url: URL, _ sql: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sqlite3")
    process.arguments = [url.path, sql]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
