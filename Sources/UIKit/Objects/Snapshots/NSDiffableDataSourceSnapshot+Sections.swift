extension NSDiffableDataSourceSnapshot {
  /// Appends sections without items.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts sections before another.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
    guard let place = place(of: toIdentifier) else { return }
    insert(identifiers, at: place)
  }

  /// Inserts sections after another.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
    guard let place = place(of: toIdentifier) else { return }
    insert(identifiers, at: place + 1)
  }

  /// Removes sections with all their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    let items = Set(sections.filter { gone.contains($0.identifier) }.flatMap(\.items))
    for item in items { sectionOfItem[item] = nil }
    sections.removeAll { gone.contains($0.identifier) }
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
    forget(items: items)
    indexSections()
  }

  /// Moves a section with its items before another.
  public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves a section with its items after another.
  public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  /// Marks sections for reloading: their headers, footers and cells are replaced.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    let known = identifiers.filter { place(of: $0) != nil }
    reloadedSectionIdentifiers += known.filter { !reloadedSectionIdentifiers.contains($0) }
  }

  /// Returns the index of a section; reports an unknown one.
  func place(of identifier: SectionIdentifierType) -> Int? {
    if let place = sectionPlaces[identifier] { return place }
    UIKitError.raise("Invalid section identifier specified: \(identifier) is not in the snapshot")
    return nil
  }

  mutating func forget(items: Set<ItemIdentifierType>) {
    reloadedItemIdentifiers.removeAll { items.contains($0) }
    reconfiguredItemIdentifiers.removeAll { items.contains($0) }
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    var seen = Set(sections.map(\.identifier))
    var duplicates: [SectionIdentifierType] = []
    let new = identifiers.filter { identifier in
      if seen.insert(identifier).inserted { return true }
      duplicates.append(identifier)
      return false
    }
    if !duplicates.isEmpty {
      UIKitError.raise("Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(listed(duplicates))")
    }
    sections.insert(contentsOf: new.map { Section(identifier: $0) }, at: place)
    indexSections()
  }

  private mutating func move(_ identifier: SectionIdentifierType, beside neighbour: SectionIdentifierType, offset: Int) {
    guard identifier != neighbour else {
      UIKitError.raise("Invalid update: a section cannot be moved beside itself. Section identifier: \(identifier)")
      return
    }
    guard let from = place(of: identifier), place(of: neighbour) != nil else { return }
    let section = sections.remove(at: from)
    guard let to = sections.firstIndex(where: { $0.identifier == neighbour }) else { return }
    sections.insert(section, at: to + offset)
    indexSections()
  }

  private mutating func indexSections() {
    sectionPlaces.removeAll(keepingCapacity: true)
    for (place, section) in sections.enumerated() { sectionPlaces[section.identifier] = place }
  }
}
