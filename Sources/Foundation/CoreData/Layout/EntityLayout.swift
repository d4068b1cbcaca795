final class EntityLayout {
  /// Numbers from here on are reserved for iOS's own tables, such as the history.
  static let firstNumberOfHistory = 16_000

  let entity: NSEntityDescription
  let name: String
  let number: Int
  let table: String
  /// The number of the key space of the table's rows.
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

  /// The columns of a row, in the order in which queries of whole rows read them.
  lazy var columnNames: [String] = ["Z_PK", "Z_ENT", "Z_OPT"] + attributes.map(\.column) + toOne.map(\.column)

  /// Returns the statement that inserts a row with the references and the given attribute columns.
  func insertion(_ attributes: [AttributeColumn]) -> String {
    let columns = ["Z_PK", "Z_ENT", "Z_OPT"] + attributes.map(\.column) + toOne.map(\.column)
    let marks = Array(repeating: "?", count: columns.count).joined(separator: ", ")
    return "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(marks))"
  }

  /// Returns the condition that a row belongs to this entity or its subentities; nil if all rows of the table do.
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
  /// The key path of the value: the attribute's name, except for elements of composite attributes.
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
  /// The column with the number of the related entity, if several are possible.
  let entityColumn: String?
  /// The column with the object's position in the inverse relationship, if that is ordered.
  let orderColumn: String?
  let destination: EntityLayout
}

/// The storage of a to-many relationship.
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

/// A table that contains pairs of primary keys.
struct JoinTable {
  let table: String
  /// The column with the keys of the owners.
  let own: String
  /// The column with the keys of the related objects.
  let other: String
  let order: String?
  let inverseOrder: String?
  /// Whether the relationship is its own inverse.
  let isReflexive: Bool
  /// Whether the table is named after this relationship, whose column comes first.
  let isNamed: Bool
  let destination: EntityLayout
}
