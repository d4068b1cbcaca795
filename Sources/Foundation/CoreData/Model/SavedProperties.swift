/// The properties of an entity by their part in saving, so that saving an object asks only for what its entity has.
final class SavedProperties {
  /// The values of a new object.
  let initial: [String: Any]
  let relationships: [NSRelationshipDescription]
  let transient: [String]
  let conditioned: [NSPropertyDescription]

  init(_ properties: [NSPropertyDescription]) {
    let attributes = properties.compactMap { $0 as? NSAttributeDescription }
    var values: [String: Any] = [:]
    // A copy has the same room, so that setting the values of a new object moves none of them.
    values.reserveCapacity(properties.count)
    for attribute in attributes { values[attribute.name] = attribute.defaultValue }
    initial = values
    relationships = properties.compactMap { $0 as? NSRelationshipDescription }.filter { !$0.isTransient }
    transient = properties.filter(\.isTransient).map(\.name)
    conditioned = properties.filter(\.isConditioned)
  }
}

extension NSPropertyDescription {
  fileprivate var isConditioned: Bool {
    if let relation = self as? NSRelationshipDescription {
      return relation.isToMany ? relation.minCount > 0 || relation.maxCount > 1 : !isOptional
    }
    guard let attribute = self as? NSAttributeDescription, !isTransient else { return false }
    return !isOptional || attribute.minimum != nil || attribute.maximum != nil || attribute.pattern != nil
  }
}
