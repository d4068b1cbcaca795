extension BatchUpdate {
  /// Validates the block against the counts before and after it, and computes the mapping of all positions.
  package func resolve(
    before: some ItemCounts, after: some ItemCounts, wording: Wording = .table
  ) throws(BatchUpdateError) -> ResolvedUpdate {
    try validate(before: before, after: after, wording: wording)
    var result = ResolvedUpdate(update: self)
    result.sections = PlaceMap(
      removed: Array(deletedSections.keys) + movedSections.map(\.source),
      added: Array(insertedSections.keys) + movedSections.map(\.target))
    for move in movedSections {
      result.sectionTargets[move.source] = move.target
      result.sectionSources[move.target] = move.source
    }
    let changes = resolveItems(&result)
    try validateCounts(result, changes, before: before, after: after, wording)
    return result
  }

  /// Returns whether items of this old section are tracked individually: not if it is deleted or reloaded as a whole.
  private func follows(_ section: Int) -> Bool {
    deletedSections[section] == nil && reloadedSections[section] == nil
  }

  private func resolveItems(_ result: inout ResolvedUpdate) -> [Int: SectionChanges] {
    var removed = SectionLists()
    var added = SectionLists()
    var changes: [Int: SectionChanges] = [:]
    for path in deletedItems.keys where follows(path.section) { removed.append(path.item, to: path.section) }
    for (section, items) in removed.lists { changes[section, default: SectionChanges()].deleted = items.count }
    for path in insertedItems.keys {
      guard let old = result.oldSection(path.section), follows(old) else { continue }
      added.append(path.item, to: old)
    }
    for (section, items) in added.lists { changes[section, default: SectionChanges()].inserted = items.count }
    resolveMoves(&result, &removed, &added)
    for (section, items) in removed.lists {
      let deleted = changes[section]?.deleted ?? 0
      changes[section, default: SectionChanges()].movedOut = items.count - deleted
    }
    for (section, items) in added.lists {
      let inserted = changes[section]?.inserted ?? 0
      changes[section, default: SectionChanges()].movedIn = items.count - inserted
    }
    let (gone, new) = (removed.bySection, added.bySection)
    for section in Set(gone.keys).union(new.keys) {
      result.items[section] = PlaceMap(removed: gone[section] ?? [], added: new[section] ?? [])
    }
    return changes
  }

  private func resolveMoves(_ result: inout ResolvedUpdate, _ removed: inout SectionLists, _ added: inout SectionLists) {
    result.itemTargets.reserveCapacity(movedItems.count)
    result.itemSources.reserveCapacity(movedItems.count)
    for move in movedItems {
      let old = result.oldSection(move.target.section)
      // Items of a section that is reloaded as a whole cannot be tracked.
      let isLost = old.map { reloadedSections[$0] != nil } ?? false
      if !isLost {
        result.itemTargets[move.source] = move.target
        result.itemSources[move.target] = move.source
      }
      if follows(move.source.section) { removed.append(move.source.item, to: move.source.section) }
      if let old, follows(old) { added.append(move.target.item, to: old) }
    }
  }

  private func validateCounts(
    _ result: ResolvedUpdate, _ changes: [Int: SectionChanges], before: some ItemCounts, after: some ItemCounts, _ wording: Wording
  ) throws(BatchUpdateError) {
    for section in 0..<before.sectionCount where follows(section) {
      guard let new = result.newSection(section) else { continue }
      let old = before.numberOfRows(inSection: section)
      let now = after.numberOfRows(inSection: new)
      let change = changes[section] ?? SectionChanges()
      if old + change.difference != now {
        throw BatchUpdateError(message: UpdateMessage.itemCount(section, before: old, after: now, changes: change, wording))
      }
    }
  }
}
