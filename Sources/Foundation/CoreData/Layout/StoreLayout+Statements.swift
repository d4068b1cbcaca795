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

  /// The position of columns of this type in a table of iOS.
  fileprivate var columnRank: Int {
    self == .UUIDAttributeType ? 6 : ["INTEGER": 0, "TIMESTAMP": 2, "FLOAT": 3, "DECIMAL": 4, "VARCHAR": 5][columnType] ?? 7
  }
}

/// A column of a table, as a statement declares it.
struct ColumnDeclaration: Equatable {
  let name: String
  let type: String
  /// The property of the column; nil for columns of relationships.
  let attribute: NSAttributeDescription?
}

extension StoreLayout {
  /// Returns the columns of a table in the order of iOS: by type; within a type, those of the root entity first, and references after
  /// attributes.
  func columns(of table: String) -> [ColumnDeclaration] {
    var found: [String: (place: [Int], name: String, declaration: ColumnDeclaration)] = [:]
    func add(_ name: String, _ place: [Int], _ type: String, _ attribute: NSAttributeDescription? = nil, with column: String? = nil) {
      found[name] = found[name] ?? (place, column ?? name, ColumnDeclaration(name: name, type: type, attribute: attribute))
    }
    for (position, layout) in family(of: table).enumerated() {
      for column in layout.attributes {
        let type = column.attribute.attributeType
        add(column.column, [type.columnRank, position, 0, 0], type.columnType, column.attribute)
      }
      for column in layout.toOne {
        add(column.column, [0, position, 1, 0], "INTEGER")
        // The column is next to its reference.
        if let name = column.entityColumn { add(name, [0, position, 1, 1], "INTEGER", with: column.column) }
        if let name = column.orderColumn { add(name, [0, position, 1, 2], "INTEGER", with: column.column) }
      }
    }
    for layout in entities {
      for case .column(let name, let order, let destination, true) in layout.toMany.values where destination.table == table {
        add(name, [0, Int.max, 1, 0], "INTEGER")
        if let order { add(order, [0, Int.max, 1, 2], "INTEGER", with: name) }
      }
    }
    let own = ["Z_PK": "INTEGER PRIMARY KEY", "Z_ENT": "INTEGER", "Z_OPT": "INTEGER"]
    return ["Z_PK", "Z_ENT", "Z_OPT"].map { ColumnDeclaration(name: $0, type: own[$0] ?? "", attribute: nil) }
      + found.values.sorted { first, second in
        let (left, right) = (first.place.prefix(3), second.place.prefix(3))
        if left != right { return left.lexicographicallyPrecedes(right) }
        return (first.name, first.place[3]) < (second.name, second.place[3])
      }.map(\.declaration)
  }

  /// The join tables, each as declared by the relationship that names it, whose column comes first.
  var joinTables: [JoinTable] {
    var found: [String: JoinTable] = [:]
    for layout in entities {
      for case .join(let join) in layout.toMany.values where found[join.table] == nil || join.isNamed { found[join.table] = join }
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

  /// Returns the statements that create the indexes of a table, by index names.
  func indexes(of table: String) -> [String: String] {
    var result: [String: String] = [:]
    func add(_ name: String, _ columns: [String], isUnique: Bool = false) {
      guard !columns.isEmpty else { return }
      let list = columns.joined(separator: ", ")
      result[name] = "CREATE \(isUnique ? "UNIQUE " : "")INDEX IF NOT EXISTS \(name) ON \(table) (\(list))"
    }
    func ordered(_ column: String, _ isAscending: Bool = true) -> String { "\(column) COLLATE BINARY \(isAscending ? "ASC" : "DESC")" }
    if family(of: table).count > 1 { add("\(table)_Z_ENT_INDEX", ["Z_ENT"]) }
    for layout in family(of: table) {
      func column(_ name: String) -> String? {
        layout.attributes.first { $0.name == name }?.column ?? layout.toOne.first { $0.relation.name == name }?.column
      }
      for column in layout.toOne { add("\(table)_\(column.column)_INDEX", [column.column]) }
      for column in layout.attributes where column.attribute.isIndexed { add("\(table)_\(column.column)_INDEX", [column.column]) }
      let owned = Set(layout.entity.properties.map(\.name))
      for names in layout.entity.uniqueNames where names.contains(where: owned.contains) || layout.entity.superentity == nil {
        add("Z_\(layout.name)_UNIQUE_\(names.joined(separator: "_"))", names.compactMap(column).map { ordered($0) }, isUnique: true)
      }
      for index in layout.entity.indexes {
        let elements = index.elements.compactMap { element in
          element.propertyName.flatMap(column).map { ordered($0, element.isAscending) }
        }
        add("Z_\(layout.name)_\(index.name)", elements)
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
