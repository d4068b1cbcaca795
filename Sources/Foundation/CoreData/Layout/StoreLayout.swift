import Foundation

/// The tables and columns of a model's entities, in the layout of iOS.
///
/// A root entity has a table, which its subentities share. Entities are numbered by name, unless the file has numbers already. Where iOS
/// allows two forms, such as the side that names the table of a many-to-many relationship, the form of the file is taken.
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
    let sorted = entities.sorted { ($0.name ?? "") < ($1.name ?? "") }
    self.entities = sorted.map { entity in
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

  static func root(of entity: NSEntityDescription) -> NSEntityDescription { entity.superentity.map(root) ?? entity }

  func entity(_ description: NSEntityDescription) -> EntityLayout? { byName[description.name ?? ""] }
  func entity(number: Int) -> EntityLayout? { byNumber[number] }
  /// Returns the root entity of a space of keys.
  func root(space: Int) -> EntityLayout? { bySpace[space] }

  var tables: [String] { Array(Set(entities.map(\.table))).sorted() }

  /// Returns the entities that share a table, the root first.
  func family(of table: String) -> [EntityLayout] {
    entities.filter { $0.table == table }.sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }
  }

  // MARK: Columns

  /// Subentities may have properties of the same name; the later ones get a number.
  private func nameColumns(_ columns: (String) -> Set<String>) {
    for table in tables {
      let existing = columns(table)
      var taken: Set<String> = []
      var names: [ObjectIdentifier: String] = [:]
      func column(_ property: NSPropertyDescription) -> String {
        if let known = names[ObjectIdentifier(property)] { return known }
        let base = "Z" + property.name.uppercased()
        var (name, count) = (base, 0)
        while !taken.insert(name).inserted {
          count += 1
          name = base + String(count)
        }
        names[ObjectIdentifier(property)] = name
        return name
      }
      for layout in family(of: table) {
        for property in layout.entity.allProperties where !property.isTransient {
          if let attribute = property as? NSAttributeDescription {
            layout.attributes.append(AttributeColumn(attribute: attribute, column: column(attribute)))
          } else if let relation = property as? NSRelationshipDescription, !relation.isToMany,
            let destination = relation.destinationEntity.flatMap(entity)
          {
            let name = column(relation)
            let entityColumn = "Z\(destination.number)_" + relation.name.uppercased()
            let hasEntity = existing.isEmpty ? destination.entity.isAbstract : existing.contains(entityColumn)
            let order = "Z_FOK_" + relation.name.uppercased()
            let isOrdered = relation.inverseRelationship?.isOrdered == true && relation.inverseRelationship?.isToMany == true
            layout.toOne.append(
              ToOneColumn(
                relation: relation, column: name, entityColumn: hasEntity ? entityColumn : nil, orderColumn: isOrdered ? order : nil,
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

  /// The entity that declares a relationship, whose number names its columns.
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
    // The stores of iOS that are known name the table by the relationship whose name comes last.
    var table = (name, owner.number) > (inverseName, other.number) ? first : second
    let alternative = table == first ? second : first
    if columns(table).isEmpty, !columns(alternative).isEmpty { table = alternative }
    let isReflexive = relation === inverse
    let existing = columns(table)
    let own = "Z_\(owner.number)\(inverseName)"
    var target = "Z_\(other.number)\(name)"
    if isReflexive || target == own { target = "REFLEXIVE" }
    let ownColumn = existing.isEmpty || existing.contains(own) ? own : existing.first { $0.hasPrefix(own) } ?? own
    let order = "Z_FOK_\(other.number)\(name)"
    return .join(
      JoinTable(
        table: table, own: ownColumn, other: target, order: relation.isOrdered ? order : nil,
        inverseOrder: inverse.isOrdered && !isReflexive ? "Z_FOK_\(owner.number)\(inverseName)" : nil, isReflexive: isReflexive,
        destination: destination))
  }
}
