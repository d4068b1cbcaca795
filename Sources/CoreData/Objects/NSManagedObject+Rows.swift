import Foundation

extension NSManagedObject {
  /// The values as the store has them: without transient attributes, and with the keys of related objects.
  final var row: [String: Any] {
    var result: [String: Any] = [:]
    for property in entity.propertiesByName.values {
      if property is NSRelationshipDescription {
        guard let value = values[property.name] else { continue }
        result[property.name] = value as? [String] ?? related(property.name).map(\.objectID.key)
      } else if !property.isTransient {
        result[property.name] = values[property.name]
      }
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
    var new = stored.values
    for key in Set(present.keys).union(committed.keys) where !Row.areEqual(present[key], committed[key]) { new[key] = present[key] }
    let (values, version) = (stored.values, stored.version)
    take(StoredRow(entity: entity, values: new, version: version))
    commit(values, version: version)
  }
}
