extension NSManagedObject {
  /// The values as saved in the store: without transient attributes, and with keys of related objects. To-many relationships that were not
  /// read are missing.
  final var row: [String: Any] {
    // Most rows equal the values, which are not copied in that case.
    var result = values
    let properties = entity.saved
    for name in properties.transient { result[name] = nil }
    guard !properties.relationships.isEmpty else { return result }
    let context = managedObjectContext
    for relation in properties.relationships {
      guard let value = result[relation.name] else { continue }
      if let keys = value as? [String] {
        guard let context, !context.aliases.isEmpty else { continue }
        result[relation.name] = context.currentKeys(keys)
      } else {
        let keys = related(relation.name).map(\.objectID.key)
        result[relation.name] = context?.currentKeys(keys) ?? keys
      }
    }
    return result
  }

  /// Takes the values of the store or the parent context. Transient values are kept.
  final func take(_ row: StoredRow) {
    var new = row.values
    for name in entity.saved.transient where entity.attributesByName[name] != nil { new[name] = values[name] }
    values = new
    commit(row.values, version: row.version)
  }

  /// Takes the values that others have changed. Values that were changed here are kept.
  final func merge(_ stored: StoredRow) {
    let present = row
    var (new, base) = (stored.values, stored.values)
    for key in Set(present.keys).union(committed.keys) where !Row.areEqual(present[key], committed[key]) {
      new[key] = present[key]
      // The difference to the store's objects determines which objects were added and removed here.
      if base[key] == nil, let relation = entity.relationshipsByName[key], relation.isToMany {
        base[key] = managedObjectContext?.sourceRelated(objectID.key, relation)
      }
    }
    take(StoredRow(entity: entity, values: new, version: stored.version))
    commit(base, version: stored.version)
  }
}
