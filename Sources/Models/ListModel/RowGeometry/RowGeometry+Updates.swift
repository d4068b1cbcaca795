extension RowGeometry {
  /// Updates the geometry: only the changed elements are visited, and only their heights are queried.
  ///
  /// `section` measures a new or reloaded section, `row` a new or reloaded row, by their positions after the update.
  package mutating func apply(
    _ update: ResolvedUpdate, after counts: some ItemCounts, section measureSection: (Int) -> SectionHeights,
    row measureRow: (ItemPath) -> Double
  ) {
    removeItems(update)
    moveSections(update, measureSection)
    insertItems(update, measureRow)
  }

  private mutating func removeItems(_ update: ResolvedUpdate) {
    for (section, map) in update.items {
      for item in map.removed.reversed() { removeRow(at: ItemPath(section: section, item: item)) }
    }
  }

  private mutating func moveSections(_ update: ResolvedUpdate, _ measure: (Int) -> SectionHeights) {
    var carried: [Int: CarriedSection] = [:]
    for section in update.sections.removed.reversed() {
      if let target = update.sectionTargets[section] { carried[target] = carry(section) } else { removeSection(section) }
    }
    for section in update.sections.added {
      if let content = carried[section] { put(content, at: section) } else { insertSection(measure(section), at: section) }
    }
    for old in update.update.reloadedSections.keys {
      guard let section = update.newSection(old) else { continue }
      removeSection(section)
      insertSection(measure(section), at: section)
    }
  }

  private mutating func insertItems(_ update: ResolvedUpdate, _ measure: (ItemPath) -> Double) {
    for (old, map) in update.items {
      guard let section = update.newSection(old) else { continue }
      for item in map.added {
        let path = ItemPath(section: section, item: item)
        insertRow(at: path, height: measure(path))
      }
    }
    for old in update.update.reloadedItems.keys {
      if let new = update.newItem(old) { setHeight(measure(new), of: new) }
    }
  }

  /// A section that is being moved.
  private struct CarriedSection {
    var heights: MeasuredList
    var count: UInt32
  }

  private mutating func carry(_ section: Int) -> CarriedSection {
    let first = firstPart(ofSection: section)
    let moved = heights.removeSubrange(first..<first + numberOfRows(inSection: section) + Self.fixedParts)
    return CarriedSection(heights: moved, count: rows.remove(at: section))
  }

  private mutating func put(_ content: CarriedSection, at section: Int) {
    heights.insert(contentsOf: content.heights, at: firstPart(ofSection: section))
    rows.insert(content.count, at: section)
  }
}
