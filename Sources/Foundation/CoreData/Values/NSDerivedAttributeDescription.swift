import UIKitObjects

/// An attribute whose value is computed when its object is saved: a value of a related object, a number of related objects, or the time of
/// the save.
nonisolated open class NSDerivedAttributeDescription: NSAttributeDescription {
  /// The computation: a key path such as `author.name` or `pages.@count`, `canonical:(name)`, `lowercase:(name)`, `uppercase:(name)` or
  /// `now()`.
  open var derivationExpression: _Expression?

  /// Parses an expression of a model file.
  final func setDerivation(_ text: String) {
    guard let match = text.wholeMatch(of: #/\s*(\w+):?\((.*)\)\s*/#) else {
      derivationExpression = _Expression(forKeyPath: text)
      return
    }
    let argument = match.2.trimmingCharacters(in: .whitespaces)
    derivationExpression = _Expression(
      forFunction: String(match.1) + (argument.isEmpty ? "" : ":"), arguments: argument.isEmpty ? [] : [_Expression(forKeyPath: argument)])
  }

  /// The key path on which the value depends; nil for the time of the save.
  final var path: [String]? {
    guard let expression = derivationExpression else { return nil }
    let path = expression.keyPath.isEmpty ? expression.arguments?.first?.keyPath ?? "" : expression.keyPath
    guard !path.isEmpty else { return nil }
    var names = path.split(separator: ".").map(String.init)
    // `pages.number.@sum` is the same as `pages.@sum.number`.
    if let last = names.last, last.hasPrefix("@"), names.count > 2 { names.insert(names.removeLast(), at: names.count - 2) }
    return names
  }

  final func value(of object: NSManagedObject) -> Any? {
    guard let path else { return derivationExpression.map { _ in Date() } }
    let value = object.value(forKeyPath: path.joined(separator: "."))
    guard let text = value as? String else { return value }
    switch derivationExpression?.function {
    case "canonical:": return text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    case "lowercase:": return text.lowercased()
    case "uppercase:": return text.uppercased()
    default: return text
    }
  }
}

extension NSManagedObjectContext {
  /// Computes the derived attributes of the objects to save, and of objects that depend on them.
  final func derive() {
    guard let model = coordinator?.managedObjectModel, model.entities.contains(where: { !$0.derived.isEmpty }) else { return }
    let changed = insertedObjects.union(updatedObjects)
    var concerned = changed
    for entity in model.entities {
      for attribute in entity.derived {
        guard let name = attribute.path?.first, let inverse = entity.relationshipsByName[name]?.inverseRelationship,
          let other = entity.relationshipsByName[name]?.destinationEntity
        else { continue }
        for object in changed where object.entity.isKindOf(entity: other) {
          for owner in object.related(inverse.name) where owner.entity.isKindOf(entity: entity) { concerned.insert(owner) }
        }
      }
    }
    for object in concerned where !deletedObjects.contains(object) && object.managedObjectContext === self {
      for attribute in object.entity.derived {
        // The time changes only if the object itself is saved.
        if attribute.path == nil, !changed.contains(object) { continue }
        let value = attribute.value(of: object)
        guard !Row.areEqual(object.values[attribute.name], value) else { continue }
        noteValues(of: object)
        object.values[attribute.name] = value
        noteChange(object)
      }
    }
  }
}
