/// The tables and columns of a model's entities, in the layout of iOS. A root entity has a table, which its subentities share. Entities are
/// numbered by name, each followed by its subentities, unless the file already has numbers. If the file differs, such as in the side that
/// names the table of a many-to-many relationship, its layout is used.
final class StoreLayout {
  let entities: [EntityLayout]
  private let byName: [String: EntityLayout]
  private let byNumber: [Int: EntityLayout]
  private let bySpace: [Int: EntityLayout]

  /// - Parameters:
  ///   - entities: The entities whose objects the store has.
  ///   - identifier: The identifier of the store.
  ///   - numbers: The numbers of entities in the file, by name. Others get the next free ones.
  ///   - columns: Returns the columns of a table of the file; empty if there is no such table.
  init(_ entities: [NSEntityDescription], store identifier: String, numbers: [String: Int], columns: (String) -> Set<String>) {
    var next = (numbers.values.filter { $0 < EntityLayout.firstNumberOfHistory }.max() ?? 0) + 1
    self.entities = Self.sorted(entities).map { entity in
      let root = Self.root(of: entity)
      let number = numbers[entity.name ?? ""] ?? next
      if number == next { next += 1 }
      let table = "Z" + (root.name ?? "").uppercased()
      return EntityLayout(entity, number: number, table: table, space: ObjectKey.space(store: identifier, table: table))
    }
    byName = Dictionary(self.entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    byNumber = Dictionary(self.entities.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    bySpace = Dictionary(
      self.entities.filter { $0.entity.superentity == nil }.map { ($0.space, $0) }, uniquingKeysWith: { first, _ in first })
    for layout in self.entities {
      layout.family = self.entities.filter { $0.entity.isKindOf(entity: layout.entity) }.map(\.number)
      layout.hasSubentities = layout.family.count > 1
    }
    nameColumns(columns)
    placeToMany(columns)
  }

  /// Returns entities sorted by name, each followed by its subentities.
  private static func sorted(_ entities: [NSEntityDescription]) -> [NSEntityDescription] {
    let known = Set(entities.map(ObjectIdentifier.init))
    func tree(_ siblings: [NSEntityDescription]) -> [NSEntityDescription] {
      siblings.sorted { ($0.name ?? "") < ($1.name ?? "") }.flatMap {
        [$0] + tree($0.subentities.filter { known.contains(ObjectIdentifier($0)) })
      }
    }
    return tree(entities.filter { $0.superentity.map { !known.contains(ObjectIdentifier($0)) } ?? true })
  }

  static func root(of entity: NSEntityDescription) -> NSEntityDescription { entity.superentity.map(root) ?? entity }

  func entity(_ description: NSEntityDescription) -> EntityLayout? { byName[description.name ?? ""] }
  func entity(number: Int) -> EntityLayout? { byNumber[number] }
  /// Returns the root entity of a key space.
  func root(space: Int) -> EntityLayout? { bySpace[space] }

  var tables: [String] { Array(Set(entities.map(\.table))).sorted() }

  /// Returns the entities that share a table, each before its subentities.
  func family(of table: String) -> [EntityLayout] { entities.filter { $0.table == table } }

  // MARK: Columns

  /// Subentities may have properties with equal names; later ones get a number.
  private func nameColumns(_ columns: (String) -> Set<String>) {
    for table in tables {
      let existing = columns(table)
      var taken: Set<String> = []
      var names: [[AnyHashable]: String] = [:]
      func column(_ property: NSPropertyDescription, _ path: [String] = []) -> String {
        let key: [AnyHashable] = [ObjectIdentifier(property)] + path.map { AnyHashable($0) }
        if let known = names[key] { return known }
        let base = "Z" + (path.last ?? property.name).uppercased()
        var (name, count) = (base, 0)
        while !taken.insert(name).inserted {
          count += 1
          name = base + String(count)
        }
        names[key] = name
        return name
      }
      for layout in family(of: table) {
        for property in layout.entity.allProperties where !property.isTransient {
          if let attribute = property as? NSAttributeDescription {
            for (element, path) in attribute.stored {
              layout.attributes.append(AttributeColumn(attribute: element, path: path, column: column(attribute, path)))
            }
          } else if let relation = property as? NSRelationshipDescription, !relation.isToMany,
            let destination = relation.destinationEntity.flatMap(entity)
          {
            let name = column(relation)
            let upper = relation.name.uppercased()
            let entityColumn =
              existing.isEmpty
              ? (destination.hasSubentities ? "Z\(destination.number)_" + upper : nil)
              : existing.first { $0.first == "Z" && $0.dropFirst().drop(while: \.isNumber) == "_" + upper && $0.dropFirst().first != "_" }
            let order = "Z_FOK_" + upper
            let isOrdered = relation.inverseRelationship?.isOrdered == true && relation.inverseRelationship?.isToMany == true
            layout.toOne.append(
              ToOneColumn(
                relation: relation, column: name, entityColumn: entityColumn, orderColumn: isOrdered ? order : nil,
                destination: destination))
          }
        }
        layout.attributes.sort { $0.column < $1.column }
        layout.toOne.sort { $0.column < $1.column }
      }
    }
  }

  private func placeToMany(_ columns: (String) -> Set<String>) {
    for layout in entities {
      for relation in layout.entity.relationshipsByName.values where relation.isToMany && !relation.isTransient {
        guard let destination = relation.destinationEntity.flatMap(entity) else { continue }
        guard let inverse = relation.inverseRelationship else {
          let name = "\(owner(of: relation, in: layout).number)" + relation.name.uppercased()
          let place = ToManyPlace.column(
            "Z" + name, order: relation.isOrdered ? "Z_FOK_" + name : nil, destination: destination, isOwn: true)
          layout.toMany[relation.name] = place
          continue
        }
        if !inverse.isToMany {
          guard let column = destination.toOne.first(where: { $0.relation.name == inverse.name }) else { continue }
          layout.toMany[relation.name] = .column(
            column.column, order: relation.isOrdered ? column.orderColumn : nil, destination: destination, isOwn: false)
        } else {
          layout.toMany[relation.name] = join(relation, inverse, layout, destination, columns)
        }
      }
    }
  }

  /// Returns the entity that declares a relationship. Its number is part of the column names.
  private func owner(of relation: NSRelationshipDescription, in layout: EntityLayout) -> EntityLayout {
    var entity = layout.entity
    while let parent = entity.superentity, parent.propertiesByName[relation.name] === relation { entity = parent }
    return self.entity(entity) ?? layout
  }

  private func join(
    _ relation: NSRelationshipDescription, _ inverse: NSRelationshipDescription, _ layout: EntityLayout, _ destination: EntityLayout,
    _ columns: (String) -> Set<String>
  ) -> ToManyPlace {
    let (owner, other) = (owner(of: relation, in: layout), owner(of: inverse, in: destination))
    let (name, inverseName) = (relation.name.uppercased(), inverse.name.uppercased())
    let (first, second) = ("Z_\(owner.number)\(name)", "Z_\(other.number)\(inverseName)")
    // In all known stores of iOS, the table has the name that is lower in text order, so that 26 comes before 3.
    var table = min(first, second)
    let alternative = max(first, second)
    if columns(table).isEmpty, !columns(alternative).isEmpty { table = alternative }
    let isReflexive = relation === inverse
    let existing = columns(table)
    let keys = JoinColumns(
      existing, own: "Z_\(owner.number)\(inverseName)", other: isReflexive ? "REFLEXIVE" : "Z_\(other.number)\(name)",
      number: owner.number, otherNumber: other.number)
    return .join(
      JoinTable(
        table: table, own: keys.own, other: keys.other,
        order: relation.isOrdered ? keys.order("Z_FOK_\(other.number)", name) : nil,
        inverseOrder: inverse.isOrdered && !isReflexive ? keys.order("Z_FOK_\(owner.number)", inverseName) : nil,
        isReflexive: isReflexive, isNamed: table == first, destination: destination))
  }
}

/// The columns of a join table. The files of iOS have several kinds of names.
private struct JoinColumns {
  let own: String
  let other: String
  private let existing: Set<String>

  /// - Parameters:
  ///   - existing: The columns of the file, or none for a new table.
  ///   - own: The name that the column of the owners has in a new table.
  ///   - other: The name that the column of the related objects has there.
  ///   - number: The number of the owners' entity, which the name of their column begins with.
  init(_ existing: Set<String>, own: String, other: String, number: Int, otherNumber: Int) {
    self.existing = existing
    let keys = existing.filter { !$0.hasPrefix("Z_FOK_") }.sorted()
    guard keys.count == 2, !(existing.contains(own) && existing.contains(other)) else {
      (self.own, self.other) = (own, other)
      return
    }
    func isNumbered(_ column: String, _ number: Int) -> Bool {
      column.hasPrefix("Z_\(number)") && column.dropFirst("Z_\(number)".count).first?.isNumber != true
    }
    func isCounted(_ column: String, _ name: String) -> Bool {
      column.hasPrefix(name) && column.dropFirst(name.count).allSatisfy(\.isNumber)
    }
    let first =
      keys.first { $0 == own } ?? keys.first { key in keys.contains(other) && key != other } ?? keys.first { isCounted($0, own) }
      ?? keys.first { key in key != keys.first { isCounted($0, other) } && keys.contains { isCounted($0, other) } }
      ?? keys.first { isNumbered($0, number) && (number != otherNumber || $0 != "REFLEXIVE") } ?? keys[0]
    self.own = first
    self.other = keys.first { $0 != first } ?? other
  }

  /// Returns the order column, or nil if the file has none.
  func order(_ prefix: String, _ name: String) -> String? {
    guard !existing.isEmpty, !existing.contains(prefix + name) else { return prefix + name }
    return existing.first { $0.hasPrefix("Z_FOK_") && $0.dropFirst("Z_FOK_".count).drop(while: \.isNumber) == name }
  }
}
