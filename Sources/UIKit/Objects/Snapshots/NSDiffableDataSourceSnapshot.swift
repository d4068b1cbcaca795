/// The data of a list at one moment: the identifiers of its sections and items, in order.
///
/// Build a snapshot and apply it to a diffable data source, which computes and animates the differences. Identifiers are unique in the
/// whole snapshot; duplicates are reported and ignored.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  package var sections: [Section] = []
  var sectionPlaces: [SectionIdentifierType: Int] = [:]
  package var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// The sections marked for reloading.
  public package(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items marked for reloading.
  public package(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items marked for configuring again.
  public package(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  package struct Section: Sendable {
    package var identifier: SectionIdentifierType
    package var items: [ItemIdentifierType] = []
  }

  /// Creates a snapshot without sections.
  public init() {}
}

extension NSDiffableDataSourceSnapshot {
  /// The number of items in all sections together.
  public var numberOfItems: Int { sectionOfItem.count }
  /// The number of sections, including empty ones.
  public var numberOfSections: Int { sections.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// Returns the number of items in a section, which must exist.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let place = place(of: identifier) else { return [] }
    return sections[place].items
  }

  /// Returns the section of an item; `nil` if there is none.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }

  /// Returns the index of an item among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionOfItem[identifier], let place = sectionPlaces[section] else { return nil }
    let before = sections[..<place].reduce(0) { $0 + $1.items.count }
    return sections[place].items.firstIndex(of: identifier).map { before + $0 }
  }

  /// Returns the index of a section; `nil` if there is none.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionPlaces[identifier]
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  public static func == (first: Self, second: Self) -> Bool {
    first.sectionIdentifiers == second.sectionIdentifiers
      && zip(first.sections, second.sections).allSatisfy { $0.items == $1.items }
      && first.reloadedSectionIdentifiers == second.reloadedSectionIdentifiers
      && first.reloadedItemIdentifiers == second.reloadedItemIdentifiers
      && first.reconfiguredItemIdentifiers == second.reconfiguredItemIdentifiers
  }
}

extension NSDiffableDataSourceSnapshot: Hashable {
  public func hash(into hasher: inout Hasher) {
    for section in sections {
      hasher.combine(section.identifier)
      hasher.combine(section.items)
    }
  }
}
