import Foundation

extension NSManagedObject {
  /// The values as the store has them: without transient attributes, and with the keys of related objects. To-many relationships that were
  /// not read are missing.
  final var row: [String: Any] {
    // Most rows are the values unchanged, which are not copied then.
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

  /// Takes over what the store or the parent knows. Transient values stay.
  final func take(_ row: StoredRow) {
    var new = row.values
    for name in entity.saved.transient where entity.attributesByName[name] != nil { new[name] = values[name] }
    values = new
    commit(row.values, version: row.version)
  }

  /// Takes over what others have changed. What was changed here stays.
  final func merge(_ stored: StoredRow) {
    let present = row
    var (new, base) = (stored.values, stored.values)
    for key in Set(present.keys).union(committed.keys) where !Row.areEqual(present[key], committed[key]) {
      new[key] = present[key]
      // The store's objects tell which ones were added and removed here.
      if base[key] == nil, let relation = entity.relationshipsByName[key], relation.isToMany {
        base[key] = managedObjectContext?.sourceRelated(objectID.key, relation)
      }
    }
    take(StoredRow(entity: entity, values: new, version: stored.version))
    commit(base, version: stored.version)
  }
}
