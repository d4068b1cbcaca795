/// A validated block of updates: the mapping between old and new positions in both directions, with the animations.
package struct ResolvedUpdate: Sendable {
  /// The result of the update for an item of the old list.
  package enum Fate: Hashable, Sendable {
    /// It remains the same item; its position may have shifted with its neighbors.
    case stays(ItemPath)
    /// It is reloaded and is now at this position.
    case reloaded(ItemPath, animation: Int)
    /// It was moved explicitly, alone or with its section.
    case moved(ItemPath)
    case deleted(animation: Int)
  }

  /// The origin of an item of the new list.
  package enum Origin: Hashable, Sendable {
    case stayed(ItemPath)
    case reloaded(ItemPath, animation: Int)
    case moved(ItemPath)
    case inserted(animation: Int)
  }

  /// The result of the update for a section of the old list.
  package enum SectionFate: Hashable, Sendable {
    case stays(Int)
    case reloaded(Int, animation: Int)
    case moved(Int)
    case deleted(animation: Int)
  }

  /// The origin of a section of the new list.
  package enum SectionOrigin: Hashable, Sendable {
    case stayed(Int)
    case reloaded(Int, animation: Int)
    case moved(Int)
    case inserted(animation: Int)
  }

  let update: BatchUpdate
  var sections = PlaceMap()
  var sectionTargets: [Int: Int] = [:]
  var sectionSources: [Int: Int] = [:]
  var itemTargets: [ItemPath: ItemPath] = [:]
  var itemSources: [ItemPath: ItemPath] = [:]
  /// The changes within sections that stay or move, by the old section index.
  var items: [Int: PlaceMap] = [:]
}

extension ResolvedUpdate {
  /// Returns the position of a section after the update; nil if it is deleted.
  package func newSection(_ old: Int) -> Int? {
    sectionTargets[old] ?? sections.new(old)
  }

  /// Returns the position of a section before the update; nil if it was inserted.
  package func oldSection(_ new: Int) -> Int? {
    sectionSources[new] ?? sections.old(new)
  }

  /// Returns the position of an item after the update; nil if it is deleted, or its section is reloaded.
  package func newItem(_ old: ItemPath) -> ItemPath? {
    if let target = itemTargets[old] { return target }
    guard update.reloadedSections[old.section] == nil, let section = newSection(old.section) else { return nil }
    guard let map = items[old.section] else { return ItemPath(section: section, item: old.item) }
    return map.new(old.item).map { ItemPath(section: section, item: $0) }
  }

  /// Returns the position of an item before the update; nil if it is new.
  package func oldItem(_ new: ItemPath) -> ItemPath? {
    if let source = itemSources[new] { return source }
    guard let section = oldSection(new.section), update.reloadedSections[section] == nil else { return nil }
    guard let map = items[section] else { return ItemPath(section: section, item: new.item) }
    return map.old(new.item).map { ItemPath(section: section, item: $0) }
  }

  package func fate(ofItem old: ItemPath) -> Fate {
    if let new = newItem(old) {
      if let animation = update.reloadedItems[old] { return .reloaded(new, animation: animation) }
      return itemTargets[old] != nil || sectionTargets[old.section] != nil ? .moved(new) : .stays(new)
    }
    let ofSection = update.deletedSections[old.section] ?? update.reloadedSections[old.section]
    return .deleted(animation: ofSection ?? update.deletedItems[old] ?? 0)
  }

  package func origin(ofItem new: ItemPath) -> Origin {
    if let old = oldItem(new) {
      if let animation = update.reloadedItems[old] { return .reloaded(old, animation: animation) }
      return itemSources[new] != nil || sectionSources[new.section] != nil ? .moved(old) : .stayed(old)
    }
    let ofSection = update.insertedSections[new.section] ?? oldSection(new.section).flatMap { update.reloadedSections[$0] }
    return .inserted(animation: ofSection ?? update.insertedItems[new] ?? 0)
  }

  package func fate(ofSection old: Int) -> SectionFate {
    guard let new = newSection(old) else { return .deleted(animation: update.deletedSections[old] ?? 0) }
    if let animation = update.reloadedSections[old] { return .reloaded(new, animation: animation) }
    return sectionTargets[old] != nil ? .moved(new) : .stays(new)
  }

  package func origin(ofSection new: Int) -> SectionOrigin {
    guard let old = oldSection(new) else { return .inserted(animation: update.insertedSections[new] ?? 0) }
    if let animation = update.reloadedSections[old] { return .reloaded(old, animation: animation) }
    return sectionSources[new] != nil ? .moved(old) : .stayed(old)
  }

  /// Whether items or sections are moved explicitly.
  package var movesAnything: Bool { !itemTargets.isEmpty || !sectionTargets.isEmpty }

  /// Returns whether an item that stays is reconfigured in its cell.
  package func isReconfigured(_ old: ItemPath) -> Bool {
    update.reconfiguredItems.contains(old)
  }
}
