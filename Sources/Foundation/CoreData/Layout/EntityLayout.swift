import Foundation

/// The table and the columns of an entity.
final class EntityLayout {
  /// Numbers from here on are iOS's own, for the history of changes.
  static let firstNumberOfHistory = 16_000

  let entity: NSEntityDescription
  let name: String
  let number: Int
  let table: String
  /// The space of the keys of the table's rows.
  let space: Int
  /// The numbers of the entity and its subentities.
  var family: [Int] = []
  var hasSubentities = false
  var attributes: [AttributeColumn] = []
  var toOne: [ToOneColumn] = []
  var toMany: [String: ToManyPlace] = [:]

  init(_ entity: NSEntityDescription, number: Int, table: String, space: Int) {
    (self.entity, self.number, self.table, self.space) = (entity, number, table, space)
    name = entity.name ?? ""
  }

  /// The columns of a row, as a query of whole rows names them.
  lazy var columnNames: [String] = ["Z_PK", "Z_ENT", "Z_OPT"] + attributes.map(\.column) + toOne.map(\.column)

  /// Returns the statement that inserts a row with some of the columns of attributes, and the references.
  func insertion(_ attributes: [AttributeColumn]) -> String {
    let columns = ["Z_PK", "Z_ENT", "Z_OPT"] + attributes.map(\.column) + toOne.map(\.column)
    let marks = Array(repeating: "?", count: columns.count).joined(separator: ", ")
    return "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(marks))"
  }

  /// The condition that a row of the table is of this entity, or of a subentity; nil if all rows are.
  func condition(alias: String, includesSubentities: Bool) -> String? {
    let numbers = includesSubentities ? family : [number]
    if includesSubentities, entity.superentity == nil { return nil }
    if !includesSubentities, !hasSubentities, entity.superentity == nil { return nil }
    if numbers.count == 1 { return "\(alias).Z_ENT = \(numbers[0])" }
    return "\(alias).Z_ENT IN (\(numbers.map(String.init).joined(separator: ", ")))"
  }
}

final class AttributeColumn {
  let attribute: NSAttributeDescription
  let column: String
  /// The key path of the value, which is the attribute's name but for elements of composite attributes.
  let name: String
  let path: [String]
  let type: NSAttributeType
  /// Whether large values have files of their own.
  let isExternal: Bool

  init(attribute: NSAttributeDescription, path: [String], column: String) {
    (self.attribute, self.path, self.column, type) = (attribute, path, column, attribute.attributeType)
    name = path.joined(separator: ".")
    isExternal = attribute.allowsExternalBinaryDataStorage && [.binaryDataAttributeType, .transformableAttributeType].contains(type)
  }
}

struct ToOneColumn {
  let relation: NSRelationshipDescription
  let column: String
  /// The column with the number of the other's entity, if that may be of several.
  let entityColumn: String?
  /// The column with the object's position in the inverse relationship, if that is ordered.
  let orderColumn: String?
  let destination: EntityLayout
}

/// The place of a to-many relationship.
enum ToManyPlace {
  /// A column of the other objects' table with the owner's primary key.
  ///
  /// - Parameter isOwn: Whether the relationship has no inverse, so that only it writes the column.
  case column(String, order: String?, destination: EntityLayout, isOwn: Bool)
  case join(JoinTable)

  var destination: EntityLayout {
    switch self {
    case .column(_, _, let destination, _): destination
    case .join(let join): join.destination
    }
  }
}

/// A table of pairs of primary keys.
struct JoinTable {
  let table: String
  /// The column with the keys of the relationship's owners.
  let own: String
  /// The column with the keys of the related objects.
  let other: String
  let order: String?
  let inverseOrder: String?
  /// Whether the relationship is its own inverse.
  let isReflexive: Bool
  /// Whether the table is named by this relationship, whose columns come first.
  let isNamed: Bool
  let destination: EntityLayout
}
