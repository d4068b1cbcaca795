import Foundation

/// The properties of an entity grouped by their role in saving, so that saving an object only checks the properties of its entity.
struct SavedProperties {
  let initial: [String: Any]
  let relationships: [NSRelationshipDescription]
  let transient: [String]
  let conditioned: [NSPropertyDescription]

  init(_ properties: [NSPropertyDescription]) {
    let attributes = properties.compactMap { $0 as? NSAttributeDescription }
    initial = Dictionary(
      attributes.compactMap { attribute in attribute.defaultValue.map { (attribute.name, $0) } }, uniquingKeysWith: { first, _ in first })
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
