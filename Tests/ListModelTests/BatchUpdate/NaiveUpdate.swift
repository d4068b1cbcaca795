@testable import TrestleListModel

/// Applies a block of updates to arrays in the simple way: deletions from the end, then insertions from the beginning.
///
/// Elements store their old position; new ones have none. It does not use the maps, so it can verify them.
struct NaiveUpdate {
  struct Item: Hashable {
    var old: ItemPath?
    var isReloaded = false
  }

  struct Section {
    var old: Int?
    var isReloaded = false
    var items: [Item]
  }

  var sections: [Section]

  init(before: [Int]) {
    sections = before.enumerated().map { number, count in
      Section(old: number, items: (0..<count).map { Item(old: ItemPath(section: number, item: $0)) })
    }
  }

  /// The counts after the update come from `afterCounts`; the items of an inserted or reloaded section are new.
  mutating func apply(_ update: BatchUpdate, insertedSectionCount: Int, reloadedSectionCount: Int) {
    for path in update.reloadedItems.keys { sections[path.section].items[path.item].isReloaded = true }
    for section in update.reloadedSections.keys { sections[section].isReloaded = true }
    var carried: [(target: ItemPath, item: Item)] = []
    for move in update.movedItems {
      carried.append((move.target, sections[move.source.section].items[move.source.item]))
    }
    let leaving = Set(update.deletedItems.keys).union(update.movedItems.map(\.source))
    for path in leaving.sorted(by: >) { sections[path.section].items.remove(at: path.item) }

    let moved = update.movedSections.map { (target: $0.target, section: sections[$0.source]) }
    for section in Set(update.deletedSections.keys).union(update.movedSections.map(\.source)).sorted(by: >) {
      sections.remove(at: section)
    }
    var arriving = update.insertedSections.keys.map { (target: $0, section: Section(old: nil, items: [])) }
    arriving += moved
    for (target, section) in arriving.sorted(by: { $0.target < $1.target }) { sections.insert(section, at: min(target, sections.count)) }

    var coming = update.insertedItems.keys.map { (target: $0, item: Item(old: nil)) }
    coming += carried.map { (target: $0.target, item: $0.item) }
    for (target, item) in coming.sorted(by: { $0.target < $1.target }) {
      guard target.section < sections.count, sections[target.section].old != nil, !sections[target.section].isReloaded else { continue }
      let place = min(target.item, sections[target.section].items.count)
      sections[target.section].items.insert(item, at: place)
    }
    for number in sections.indices where sections[number].old == nil || sections[number].isReloaded {
      let count = sections[number].old == nil ? insertedSectionCount : reloadedSectionCount
      sections[number].items = (0..<count).map { _ in Item(old: nil) }
      for (target, item) in carried where target.section == number && target.item < count && sections[number].old == nil {
        sections[number].items[target.item] = item
      }
    }
  }

  var counts: [Int] { sections.map(\.items.count) }

  /// Returns the first difference between the maps and the arrays, or nil.
  func difference(from resolved: ResolvedUpdate, before: [Int]) -> String? {
    var seen: Set<ItemPath> = []
    var seenSections: Set<Int> = []
    for (number, section) in sections.enumerated() {
      if resolved.oldSection(number) != section.old { return "section \(number) came from \(String(describing: section.old))" }
      if let old = section.old {
        seenSections.insert(old)
        if resolved.newSection(old) != number { return "section \(old) is now \(number)" }
      }
      for (place, item) in section.items.enumerated() {
        let new = ItemPath(section: number, item: place)
        if resolved.oldItem(new) != item.old {
          return "\(new) came from \(String(describing: item.old)), not \(String(describing: resolved.oldItem(new)))"
        }
        guard let old = item.old else { continue }
        seen.insert(old)
        if resolved.newItem(old) != new { return "\(old) is now \(new)" }
        if case .reloaded = resolved.fate(ofItem: old) {
          if !item.isReloaded { return "\(old) was not reloaded" }
        } else if item.isReloaded {
          return "\(old) was reloaded"
        }
      }
    }
    for (number, count) in before.enumerated() {
      if !seenSections.contains(number), resolved.newSection(number) != nil { return "section \(number) is gone" }
      for item in 0..<count {
        let path = ItemPath(section: number, item: item)
        if !seen.contains(path), resolved.newItem(path) != nil { return "\(path) is gone" }
      }
    }
    return nil
  }
}
