internal import TrestleListModel

/// The measured sizes of the views of one section.
struct CompositionalMeasures {
  var items: [Int: CompositionSize] = [:]
  var supplements: [CompositionRun.SupplementKey: CompositionSize] = [:]
  var boundaries: [Int: CompositionSize] = [:]

  var isEmpty: Bool { items.isEmpty && supplements.isEmpty && boundaries.isEmpty }

  init() {}

  init(_ section: CompositionSection) {
    items = section.run.measured
    supplements = section.run.measuredSupplements
    boundaries = section.measuredBoundaries
  }

  /// Returns the sizes after an update; sizes of reloaded or deleted items are discarded.
  static func moved(_ old: [Int: CompositionalMeasures], _ update: ResolvedUpdate) -> [Int: CompositionalMeasures] {
    var new: [Int: CompositionalMeasures] = [:]
    for (section, measures) in old {
      switch update.fate(ofSection: section) {
      case .stays(let target), .moved(let target): new[target, default: CompositionalMeasures()].boundaries = measures.boundaries
      case .reloaded, .deleted: break
      }
      for (item, size) in measures.items {
        guard let target = target(ItemPath(section: section, item: item), update) else { continue }
        new[target.section, default: CompositionalMeasures()].items[target.item] = size
      }
      for (key, size) in measures.supplements {
        guard let target = target(ItemPath(section: section, item: key.item), update) else { continue }
        let newKey = CompositionRun.SupplementKey(key.kind, target.item)
        new[target.section, default: CompositionalMeasures()].supplements[newKey] = size
      }
    }
    return new
  }

  private static func target(_ path: ItemPath, _ update: ResolvedUpdate) -> ItemPath? {
    switch update.fate(ofItem: path) {
    case .stays(let new), .moved(let new): new
    case .reloaded, .deleted: nil
    }
  }
}
