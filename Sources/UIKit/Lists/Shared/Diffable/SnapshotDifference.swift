import Foundation
internal import TrestleListModel

/// The batch of edits between two snapshots, with a minimum of moves.
///
/// Deletions, reloads and the origins of moves refer to the old list, insertions and destinations to the new one, as in a batch update.
/// Computed in O(n) if the order of remaining items is unchanged, O(n log n) at worst.
struct SnapshotDifference {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedSections = IndexSet()
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var reloadedItems: [IndexPath] = []
  /// The reconfigured items, by their positions in the new list.
  var reconfiguredItems: [IndexPath] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && reloadedSections.isEmpty && deletedItems.isEmpty
      && insertedItems.isEmpty && movedItems.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
  }

  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let sections = OrderedDifference(from: old.sectionIdentifiers, to: new.sectionIdentifiers)
    deletedSections = IndexSet(sections.deletions)
    insertedSections = IndexSet(sections.insertions)
    movedSections = sections.moves
    reloadedSections = IndexSet(new.reloadedSectionIdentifiers.compactMap { old.indexOfSection($0) })

    let oldPaths = Self.paths(of: old)
    for (place, section) in new.sections.enumerated() where !insertedSections.contains(place) {
      addItems(of: section, at: place, old: old, oldPaths: oldPaths, new: new)
    }
    addArrivals(in: new, old: old, oldPaths: oldPaths)
    reloadedItems = new.reloadedItemIdentifiers.compactMap { oldPaths[$0] }
    replaceMovedReloads()
    if !new.reconfiguredItemIdentifiers.isEmpty {
      let newPaths = Self.paths(of: new)
      reconfiguredItems = new.reconfiguredItemIdentifiers.compactMap { oldPaths[$0] == nil ? nil : newPaths[$0] }
    }
  }

  /// Adds the items of a remaining section that are new or deleted, come from other sections, or changed their order.
  private mutating func addItems<Section, Item>(
    of section: NSDiffableDataSourceSnapshot<Section, Item>.Section,
    at place: Int,
    old: NSDiffableDataSourceSnapshot<Section, Item>,
    oldPaths: [Item: IndexPath],
    new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    guard let oldPlace = old.indexOfSection(section.identifier) else { return }
    let oldItems = old.sections[oldPlace].items
    if oldItems == section.items { return }
    let newItems = section.items
    var origins: [Int?] = []
    origins.reserveCapacity(newItems.count)
    for index in newItems.indices {
      let path = oldPaths[newItems[index]]
      origins.append(path.flatMap { $0.section == oldPlace ? $0.item : nil })
    }
    let difference = OrderedDifference(oldCount: oldItems.count, origins: origins)
    // Items that have left the section are in another one, or deleted.
    for index in difference.deletions where new.sectionOfItem[oldItems[index]] == nil {
      deletedItems.append(IndexPath(item: index, section: oldPlace))
    }
    for move in difference.moves {
      movedItems.append((IndexPath(item: move.from, section: oldPlace), IndexPath(item: move.to, section: place)))
    }
    for index in difference.insertions {
      add(section.items[index], at: IndexPath(item: index, section: place), oldPaths: oldPaths)
    }
  }

  /// Replaces moves of reloaded rows by a deletion and an insertion, because an update cannot reload and move one row.
  private mutating func replaceMovedReloads() {
    let reloads = Set(reloadedItems)
    guard !reloads.isEmpty, movedItems.contains(where: { reloads.contains($0.from) }) else { return }
    for move in movedItems where reloads.contains(move.from) {
      deletedItems.append(move.from)
      insertedItems.append(move.to)
    }
    let moved = Set(movedItems.map(\.from))
    reloadedItems.removeAll { moved.contains($0) }
    movedItems.removeAll { reloads.contains($0.from) }
  }

  /// Adds items that an inserted section took from remaining sections.
  private mutating func addArrivals<Section, Item>(
    in new: NSDiffableDataSourceSnapshot<Section, Item>,
    old: NSDiffableDataSourceSnapshot<Section, Item>,
    oldPaths: [Item: IndexPath]
  ) {
    for place in insertedSections {
      for (index, item) in new.sections[place].items.enumerated() {
        guard let path = oldPaths[item] else { continue }
        if deletedSections.contains(path.section) { continue }
        movedItems.append((path, IndexPath(item: index, section: place)))
      }
    }
  }

  /// Adds an item that is new in its section: a move, unless the item or its old section did not exist.
  private mutating func add<Item>(_ item: Item, at path: IndexPath, oldPaths: [Item: IndexPath]) {
    if let from = oldPaths[item], !deletedSections.contains(from.section) {
      movedItems.append((from, path))
    } else {
      insertedItems.append(path)
    }
  }

  private static func paths<Section, Item>(of snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> [Item: IndexPath] {
    var paths = [Item: IndexPath](minimumCapacity: snapshot.numberOfItems)
    for place in snapshot.sections.indices {
      // Indices instead of pairs, which would be created through type metadata in this generic code.
      let items = snapshot.sections[place].items
      for index in items.indices { paths[items[index]] = IndexPath(item: index, section: place) }
    }
    return paths
  }
}
