import Foundation

extension NSAttributeType {
  var columnType: String {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType: "INTEGER"
    case .floatAttributeType, .doubleAttributeType: "FLOAT"
    case .decimalAttributeType: "DECIMAL"
    case .stringAttributeType, .URIAttributeType: "VARCHAR"
    case .dateAttributeType: "TIMESTAMP"
    default: "BLOB"
    }
  }

  /// The position of the type's columns in a table of iOS.
  fileprivate var columnRank: Int {
    ["INTEGER": 0, "TIMESTAMP": 2, "FLOAT": 3, "DECIMAL": 4, "VARCHAR": 5][columnType] ?? 6
  }
}

/// A column of a table, as a statement declares it.
struct ColumnDeclaration: Equatable {
  let name: String
  let type: String
  /// The property that the column belongs to; nil for columns of relationships.
  let attribute: NSAttributeDescription?
}

extension StoreLayout {
  /// Returns the columns of a table in the order of iOS: whole numbers, references, then the other types.
  func columns(of table: String) -> [ColumnDeclaration] {
    var found: [String: (rank: Int, declaration: ColumnDeclaration)] = [:]
    func add(_ name: String, _ rank: Int, _ type: String, _ attribute: NSAttributeDescription? = nil) {
      found[name] = found[name] ?? (rank, ColumnDeclaration(name: name, type: type, attribute: attribute))
    }
    for layout in family(of: table) {
      for column in layout.attributes {
        add(column.column, column.attribute.attributeType.columnRank, column.attribute.attributeType.columnType, column.attribute)
      }
      for column in layout.toOne {
        add(column.column, 1, "INTEGER")
        if let name = column.entityColumn { add(name, 1, "INTEGER") }
        if let name = column.orderColumn { add(name, 1, "INTEGER") }
      }
    }
    for layout in entities {
      for case .column(let name, let order, let destination, true) in layout.toMany.values where destination.table == table {
        add(name, 1, "INTEGER")
        if let order { add(order, 1, "INTEGER") }
      }
    }
    let own = ["Z_PK": "INTEGER PRIMARY KEY", "Z_ENT": "INTEGER", "Z_OPT": "INTEGER"]
    return ["Z_PK", "Z_ENT", "Z_OPT"].map { ColumnDeclaration(name: $0, type: own[$0] ?? "", attribute: nil) }
      + found.values.sorted { ($0.rank, $0.declaration.name) < ($1.rank, $1.declaration.name) }.map(\.declaration)
  }

  var joinTables: [JoinTable] {
    var found: [String: JoinTable] = [:]
    for layout in entities {
      for case .join(let join) in layout.toMany.values.sorted(by: { $0.destination.number < $1.destination.number }) {
        // The side that the table is named by gives the order of the columns.
        if found[join.table] == nil || join.table.hasSuffix(String(join.other.drop { !$0.isNumber }.drop(while: \.isNumber))) {
          found[join.table] = join
        }
      }
    }
    return found.values.sorted { $0.table < $1.table }
  }

  func creation(of table: String) -> String {
    "CREATE TABLE \(table) ( " + columns(of: table).map { "\($0.name) \($0.type)" }.joined(separator: ", ") + " )"
  }

  func creation(of join: JoinTable) -> String {
    let columns = [join.own, join.other, join.order, join.inverseOrder].compactMap(\.self)
    return "CREATE TABLE \(join.table) ( " + columns.map { $0 + " INTEGER" }.joined(separator: ", ")
      + ", PRIMARY KEY (\(join.own), \(join.other)) )"
  }

  /// Returns the statements that make the indexes of a table, by the names of these.
  func indexes(of table: String) -> [String: String] {
    var result: [String: String] = [:]
    func add(_ name: String, _ columns: [String], isUnique: Bool = false) {
      guard !columns.isEmpty else { return }
      let list = columns.map { $0 + " COLLATE BINARY" }.joined(separator: ", ")
      result[name] = "CREATE \(isUnique ? "UNIQUE " : "")INDEX IF NOT EXISTS \(name) ON \(table) (\(list))"
    }
    for layout in family(of: table) {
      func column(_ name: String) -> String? {
        layout.attributes.first { $0.attribute.name == name }?.column ?? layout.toOne.first { $0.relation.name == name }?.column
      }
      for column in layout.toOne { add("\(table)_\(column.column)_INDEX", [column.column]) }
      for column in layout.attributes where column.attribute.isIndexed { add("\(table)_\(column.column)_INDEX", [column.column]) }
      let owned = Set(layout.entity.properties.map(\.name))
      for names in layout.entity.uniqueNames where names.contains(where: owned.contains) || layout.entity.superentity == nil {
        add("Z_\(layout.name)_UNIQUE_\(names.joined(separator: "_"))", names.compactMap(column), isUnique: true)
      }
      for index in layout.entity.indexes {
        add("Z_\(layout.name)_\(index.name)", index.elements.compactMap { $0.propertyName }.compactMap(column))
      }
    }
    for layout in entities {
      for case .column(let name, _, let destination, true) in layout.toMany.values where destination.table == table {
        add("\(table)_\(name)_INDEX", [name])
      }
    }
    return result
  }

  func indexes(of join: JoinTable) -> [String: String] {
    let name = "\(join.table)_\(join.other)_INDEX"
    return [name: "CREATE INDEX IF NOT EXISTS \(name) ON \(join.table) (\(join.other), \(join.own))"]
  }
}
