import Foundation

/// The data of a diffable data source: a snapshot, the outlines of its sections, and the index path of each item.
///
/// Shared by the data sources of tables and collection views, which differ only in the view they update.
struct DiffableModel<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

  private(set) var current = Snapshot()
  /// The outlines of sections that have one.
  private(set) var outlines: [Section: Outline] = [:]
  /// Computed when a path is first queried in a snapshot.
  private var paths: [Item: IndexPath]?

  mutating func replace(with snapshot: Snapshot) {
    current = snapshot
    paths = nil
    outlines = outlines.filter { snapshot.indexOfSection($0.key) != nil }
  }

  // MARK: Querying

  /// The snapshot without the marks for reloading and reconfiguring.
  var snapshot: Snapshot {
    var copy = current
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  func count(_ section: Int) -> Int {
    current.sections.indices.contains(section) ? current.sections[section].items.count : 0
  }

  func section(_ index: Int) -> Section? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  func item(_ indexPath: IndexPath) -> Item? {
    guard indexPath.count == 2, current.sections.indices.contains(indexPath.section) else { return nil }
    let items = current.sections[indexPath.section].items
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  mutating func path(of item: Item) -> IndexPath? {
    if paths == nil {
      var found = [Item: IndexPath](minimumCapacity: current.numberOfItems)
      for (section, content) in current.sections.enumerated() {
        for (row, item) in content.items.enumerated() { found[item] = IndexPath(row: row, section: section) }
      }
      paths = found
    }
    return paths?[item]
  }

  // MARK: Outlines

  /// Returns the outline of a section. A section without an outline returns a flat snapshot.
  func outline(of section: Section) -> Outline {
    if let outline = outlines[section] { return outline }
    var flat = Outline()
    if current.indexOfSection(section) != nil { flat.append(current.itemIdentifiers(inSection: section)) }
    return flat
  }

  /// Returns the number of an item's ancestors; nil in a section without an outline.
  func outlineLevel(at indexPath: IndexPath) -> Int? {
    guard let section = section(indexPath.section), let outline = outlines[section], let item = item(indexPath), outline.contains(item)
    else { return nil }
    return outline.level(of: item)
  }

  func isExpanded(at indexPath: IndexPath) -> Bool {
    guard let section = section(indexPath.section), let outline = outlines[section], let item = item(indexPath), outline.contains(item)
    else { return false }
    return outline.isExpanded(item)
  }

  /// Stores the outline of a section, and returns the complete snapshot that shows it.
  mutating func setOutline(_ outline: Outline, of section: Section) -> Snapshot {
    var whole = snapshot
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    outlines[section] = outline
    whole.replaceItems(ofSection: section, with: outline.visibleItems)
    return whole
  }

  // MARK: Reordering

  /// Returns the transaction of moving an item; nil if there is no such item or section.
  func move(from source: IndexPath, to target: IndexPath) -> NSDiffableDataSourceTransaction<Section, Item>? {
    guard let item = item(source), let section = section(target.section) else { return nil }
    let before = snapshot
    var after = before
    after.deleteItems([item])
    let others = after.itemIdentifiers(inSection: section)
    if others.indices.contains(target.row) {
      after.insertItems([item], beforeItem: others[target.row])
    } else {
      after.appendItems([item], toSection: section)
    }
    let changed = source.section == target.section ? [source.section] : [source.section, target.section]
    return NSDiffableDataSourceTransaction(
      initialSnapshot: before, finalSnapshot: after,
      difference: after.itemIdentifiers.difference(from: before.itemIdentifiers).inferringMoves(),
      sectionTransactions: changed.compactMap { self.section($0).map { sectionTransaction(of: $0, after) } })
  }

  private func sectionTransaction(
    of section: Section, _ after: Snapshot
  ) -> NSDiffableDataSourceSectionTransaction<Section, Item> {
    let (old, new) = (current.itemIdentifiers(inSection: section), after.itemIdentifiers(inSection: section))
    let initial = outline(of: section)
    return NSDiffableDataSourceSectionTransaction(
      sectionIdentifier: section, initialSnapshot: initial, finalSnapshot: initial.reordered(new),
      difference: new.difference(from: old).inferringMoves())
  }

  /// Applies a move that the view already shows. Outlines are updated.
  mutating func commit(_ transaction: NSDiffableDataSourceTransaction<Section, Item>) {
    replace(with: transaction.finalSnapshot)
    for change in transaction.sectionTransactions where outlines[change.sectionIdentifier] != nil {
      outlines[change.sectionIdentifier] = change.finalSnapshot
    }
  }
}

/// The changes that interactive reordering made to a list's data.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference of all items in order.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The transactions of each changed section.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The changes that interactive reordering made to the data of one section.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension NSDiffableDataSourceSnapshot {
  mutating func replaceItems(ofSection section: SectionIdentifierType, with items: [ItemIdentifierType]) {
    deleteItems(itemIdentifiers(inSection: section))
    appendItems(items, toSection: section)
  }
}
