extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section, by default to the last one.
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
    guard let section = sectionIdentifier ?? sections.last?.identifier else {
      UIKitError.raise("There are currently no sections in the data source. Please add a section first.")
      return
    }
    guard let place = place(of: section) else { return }
    sections[place].items += take(identifiers, into: section)
  }

  /// Inserts items before another item, in its section.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }

  /// Inserts items after another item, in its section.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  /// Deletes items; unknown items are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    let touched = Set(gone.compactMap { sectionOfItem.removeValue(forKey: $0) })
    for section in touched {
      guard let place = sectionPlaces[section] else { continue }
      sections[place].items.removeAll { gone.contains($0) }
    }
    forget(items: gone)
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() {
    self = Self()
  }

  /// Moves an item before another, possibly in another section.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves an item after another, possibly in another section.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  /// Marks items for reloading: their cells are replaced.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    let known = existing(identifiers, for: "reload")
    reloadedItemIdentifiers += known.filter { !reloadedItemIdentifiers.contains($0) }
  }

  /// Marks items for reconfiguring: their cells are configured again in place.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    let known = existing(identifiers, for: "reconfigure")
    reconfiguredItemIdentifiers += known.filter { !reconfiguredItemIdentifiers.contains($0) }
  }

  // MARK: Parts

  private mutating func insert(_ identifiers: [ItemIdentifierType], beside neighbour: ItemIdentifierType, offset: Int) {
    guard let (place, index) = position(of: neighbour) else { return }
    let new = take(identifiers, into: sections[place].identifier)
    sections[place].items.insert(contentsOf: new, at: index + offset)
  }

  private mutating func move(_ identifier: ItemIdentifierType, beside neighbour: ItemIdentifierType, offset: Int) {
    guard identifier != neighbour else {
      UIKitError.raise("Invalid update: an item cannot be moved beside itself. Item identifier: \(identifier)")
      return
    }
    guard let (from, oldIndex) = position(of: identifier), position(of: neighbour) != nil else { return }
    sections[from].items.remove(at: oldIndex)
    guard let (to, index) = position(of: neighbour) else { return }
    sections[to].items.insert(identifier, at: index + offset)
    sectionOfItem[identifier] = sections[to].identifier
  }

  /// Returns the position of an item; reports an unknown one.
  private func position(of identifier: ItemIdentifierType) -> (section: Int, index: Int)? {
    guard let section = sectionOfItem[identifier], let place = sectionPlaces[section],
      let index = sections[place].items.firstIndex(of: identifier)
    else {
      UIKitError.raise("Invalid item identifier specified: \(identifier) is not in the snapshot")
      return nil
    }
    return (place, index)
  }

  /// Registers new identifiers in a section and returns them. Reports duplicates.
  private mutating func take(_ identifiers: [ItemIdentifierType], into section: SectionIdentifierType) -> [ItemIdentifierType] {
    var duplicates: [ItemIdentifierType] = []
    let new = identifiers.filter { identifier in
      guard sectionOfItem[identifier] == nil else {
        duplicates.append(identifier)
        return false
      }
      sectionOfItem[identifier] = section
      return true
    }
    if !duplicates.isEmpty {
      UIKitError.raise("Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(listed(duplicates))")
    }
    return new
  }

  private func existing(_ identifiers: [ItemIdentifierType], for purpose: String) -> [ItemIdentifierType] {
    let unknown = identifiers.filter { sectionOfItem[$0] == nil }
    if !unknown.isEmpty {
      UIKitError.raise("Attempted to \(purpose) item identifiers that do not exist in the snapshot: \(listed(unknown))")
    }
    return identifiers.filter { sectionOfItem[$0] != nil }
  }
}

/// Formats identifiers as UIKit's messages do.
func listed<Identifier>(_ identifiers: [Identifier]) -> String {
  "{(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
}
