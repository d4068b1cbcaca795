import Foundation

extension NSManagedObject {
  /// The values as the store has them: without transient attributes, and with the keys of related objects. To-many relationships that were
  /// not read are missing.
  final var row: [String: Any] {
    var result: [String: Any] = [:]
    let values = values
    for property in entity.propertiesByName.values where !property.isTransient {
      guard let value = values[property.name] else { continue }
      guard property is NSRelationshipDescription else {
        result[property.name] = value
        continue
      }
      let keys = value as? [String] ?? related(property.name).map(\.objectID.key)
      result[property.name] = managedObjectContext?.currentKeys(keys) ?? keys
    }
    return result
  }

  /// Takes over what the store or the parent knows. Transient values stay.
  final func take(_ row: StoredRow) {
    var new = row.values
    for attribute in entity.attributesByName.values where attribute.isTransient { new[attribute.name] = values[attribute.name] }
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
