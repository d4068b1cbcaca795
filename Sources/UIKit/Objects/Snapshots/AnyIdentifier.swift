/// An identifier whose type is not known: that of a section or an item in a data source that takes any.
///
/// Values are compared by their own equality, and objects without an equality of their own by their identity.
package struct AnyIdentifier: Hashable, @unchecked Sendable {
  package let base: Any
  private let key: AnyHashable

  package init(_ base: Any) {
    let known = (base as? Self)?.base ?? base
    self.base = known
    key = known as? AnyHashable ?? AnyHashable(ObjectIdentifier(known as AnyObject))
  }

  package static func == (first: Self, second: Self) -> Bool { first.key == second.key }
  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension NSDiffableDataSourceSnapshot where SectionIdentifierType == AnyIdentifier, ItemIdentifierType == AnyIdentifier {
  /// The snapshot without the types of its identifiers.
  package init<Section: Hashable & Sendable, Item: Hashable & Sendable>(erasing snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    self.init()
    for section in snapshot.sections {
      let identifier = AnyIdentifier(section.identifier)
      appendSections([identifier])
      appendItems(section.items.map { AnyIdentifier($0) }, toSection: identifier)
    }
    reloadedSectionIdentifiers = snapshot.reloadedSectionIdentifiers.map { AnyIdentifier($0) }
    reloadedItemIdentifiers = snapshot.reloadedItemIdentifiers.map { AnyIdentifier($0) }
    reconfiguredItemIdentifiers = snapshot.reconfiguredItemIdentifiers.map { AnyIdentifier($0) }
  }

  /// Returns the snapshot with identifiers of known types. One of another type is reported and left out.
  package func typed<Section: Hashable & Sendable, Item: Hashable & Sendable>() -> NSDiffableDataSourceSnapshot<Section, Item> {
    func typed<Value>(_ identifier: AnyIdentifier) -> Value? {
      if let value = identifier.base as? Value { return value }
      UIKitError.raise("Could not cast value of type '\(type(of: identifier.base))' to '\(Value.self)' in a snapshot.")
      return nil
    }
    var result = NSDiffableDataSourceSnapshot<Section, Item>()
    for section in sections {
      guard let identifier: Section = typed(section.identifier) else { continue }
      result.appendSections([identifier])
      result.appendItems(section.items.compactMap { typed($0) }, toSection: identifier)
    }
    return result
  }
}
