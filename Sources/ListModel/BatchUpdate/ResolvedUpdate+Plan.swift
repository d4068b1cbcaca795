extension ResolvedUpdate {
  /// The changes by kind, each in ascending order, for whoever shows them.
  package struct Plan: Hashable, Sendable {
    package struct Item: Hashable, Sendable {
      package var path: ItemPath
      package var animation: Int
    }

    package struct Section: Hashable, Sendable {
      package var section: Int
      package var animation: Int
    }

    /// In places before the update.
    package var deletedItems: [Item]
    /// In places after the update.
    package var insertedItems: [Item]
    /// In places before the update.
    package var reloadedItems: [Item]
    /// In places before the update.
    package var reconfiguredItems: [ItemPath]
    package var movedItems: [BatchUpdate.ItemMove]
    package var deletedSections: [Section]
    package var insertedSections: [Section]
    package var reloadedSections: [Section]
    package var movedSections: [BatchUpdate.SectionMove]
  }

  /// The changes inside sections that are themselves deleted, inserted or reloaded are absorbed by theirs and not listed.
  package var plan: Plan {
    func whole(_ section: Int) -> Bool { update.deletedSections[section] != nil || update.reloadedSections[section] != nil }
    func arrivesWhole(_ section: Int) -> Bool { oldSection(section).map(whole) ?? true }
    func items(_ changes: [ItemPath: Int], where isListed: (ItemPath) -> Bool) -> [Plan.Item] {
      changes.filter { isListed($0.key) }.sorted { $0.key < $1.key }.map { Plan.Item(path: $0.key, animation: $0.value) }
    }
    func sections(_ changes: [Int: Int]) -> [Plan.Section] {
      changes.sorted { $0.key < $1.key }.map { Plan.Section(section: $0.key, animation: $0.value) }
    }
    return Plan(
      deletedItems: items(update.deletedItems) { !whole($0.section) },
      insertedItems: items(update.insertedItems) { !arrivesWhole($0.section) },
      reloadedItems: items(update.reloadedItems) { !whole($0.section) },
      reconfiguredItems: update.reconfiguredItems.filter { newItem($0) != nil }.sorted(),
      movedItems: update.movedItems.filter { itemTargets[$0.source] != nil }.sorted { $0.source < $1.source },
      deletedSections: sections(update.deletedSections),
      insertedSections: sections(update.insertedSections),
      reloadedSections: sections(update.reloadedSections),
      movedSections: update.movedSections.sorted { $0.source < $1.source })
  }
}
