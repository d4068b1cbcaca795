extension BatchUpdate {
  /// Throws the first error: single positions first, then contradicting pairs, then the counts.
  func validate(before: some ItemCounts, after: some ItemCounts, wording: Wording) throws(BatchUpdateError) {
    try validateSections(before: before.sectionCount, after: after.sectionCount)
    try validateItems(before: before, after: after, wording)
    try validateSectionPairs()
    try validateItemPairs()
    let inserted = insertedSections.count
    let deleted = deletedSections.count
    if before.sectionCount + inserted - deleted != after.sectionCount {
      throw BatchUpdateError(
        message: UpdateMessage.sectionCount(
          before: before.sectionCount, after: after.sectionCount, inserted: inserted, deleted: deleted, wording))
    }
  }

  private func validateSections(before: Int, after: Int) throws(BatchUpdateError) {
    let leaving = Array(deletedSections.keys) + reloadedSections.keys + movedSections.map(\.source)
    if let wrong = leaving.filter({ $0 < 0 || $0 >= before }).min() {
      throw BatchUpdateError(message: UpdateMessage.deleteSection(wrong, only: before))
    }
    let coming = Array(insertedSections.keys) + movedSections.map(\.target)
    if let wrong = coming.filter({ $0 < 0 || $0 >= after }).min() {
      throw BatchUpdateError(message: UpdateMessage.insertSection(wrong, only: after))
    }
  }

  private func validateItems(
    before: some ItemCounts, after: some ItemCounts, _ wording: Wording
  ) throws(BatchUpdateError) {
    let leaving = Array(deletedItems.keys) + reloadedItems.keys + reconfiguredItems + movedItems.map(\.source)
    if let wrong = leaving.filter({ !Self.holds(before, $0) }).min() {
      guard Self.hasSection(before, wrong.section) else {
        throw BatchUpdateError(message: UpdateMessage.deleteItem(wrong, onlySections: before.sectionCount, wording))
      }
      let count = before.numberOfRows(inSection: wrong.section)
      throw BatchUpdateError(message: UpdateMessage.deleteItem(wrong, onlyContains: count, wording))
    }
    let coming = Array(insertedItems.keys) + movedItems.map(\.target)
    if let wrong = coming.filter({ !Self.holds(after, $0) }).min() {
      guard Self.hasSection(after, wrong.section) else {
        throw BatchUpdateError(message: UpdateMessage.insertItem(wrong, onlySections: after.sectionCount, wording))
      }
      let count = after.numberOfRows(inSection: wrong.section)
      throw BatchUpdateError(message: UpdateMessage.insertItem(wrong, onlyContains: count, wording))
    }
  }

  private func validateSectionPairs() throws(BatchUpdateError) {
    var sources: Set<Int> = []
    var targets: Set<Int> = []
    for move in movedSections {
      if deletedSections[move.source] != nil { throw BatchUpdateError(message: UpdateMessage.deleteAndMove(move.source)) }
      if insertedSections[move.target] != nil { throw BatchUpdateError(message: UpdateMessage.insertAndMove(section: move.target)) }
      if !sources.insert(move.source).inserted { throw BatchUpdateError(message: UpdateMessage.moveTwice(from: move.source)) }
      if !targets.insert(move.target).inserted { throw BatchUpdateError(message: UpdateMessage.moveTwice(to: move.target)) }
    }
    if let both = deletedSections.keys.filter({ reloadedSections[$0] != nil }).min() {
      throw BatchUpdateError(message: UpdateMessage.deleteAndReload(both))
    }
  }

  private func validateItemPairs() throws(BatchUpdateError) {
    var sources = Set<ItemPath>(minimumCapacity: movedItems.count)
    var targets = Set<ItemPath>(minimumCapacity: movedItems.count)
    for move in movedItems {
      // A reload is a deletion and an insertion.
      if deletedItems[move.source] != nil || reloadedItems[move.source] != nil {
        throw BatchUpdateError(message: UpdateMessage.deleteAndMove(move.source))
      }
      if insertedItems[move.target] != nil { throw BatchUpdateError(message: UpdateMessage.insertAndMove(move.target)) }
      if !sources.insert(move.source).inserted { throw BatchUpdateError(message: UpdateMessage.moveTwice(from: move.source)) }
      if !targets.insert(move.target).inserted { throw BatchUpdateError(message: UpdateMessage.moveTwice(to: move.target)) }
    }
    if let both = deletedItems.keys.filter({ reloadedItems[$0] != nil }).min() {
      throw BatchUpdateError(message: UpdateMessage.deleteAndReload(both))
    }
  }

  private static func hasSection(_ counts: some ItemCounts, _ section: Int) -> Bool {
    section >= 0 && section < counts.sectionCount
  }

  private static func holds(_ counts: some ItemCounts, _ path: ItemPath) -> Bool {
    hasSection(counts, path.section) && path.item >= 0 && path.item < counts.numberOfRows(inSection: path.section)
  }
}
