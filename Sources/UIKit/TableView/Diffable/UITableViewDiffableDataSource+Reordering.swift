import Foundation

/// What a reordering by hand did to the data of a list.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference of all items in order.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension UITableViewDiffableDataSource {
  /// Which items a person may reorder, and what happens then.
  public struct ReorderingHandlers {
    /// Being there, it lets rows be moved; it says which.
    public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    public var willReorder: (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder: (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  /// The table shows the move already: only the data follow.
  func moveItem(from source: IndexPath, to target: IndexPath) {
    guard let item = itemIdentifier(for: source), let section = sectionIdentifier(for: target.section) else { return }
    let before = snapshot()
    var after = before
    after.deleteItems([item])
    let others = after.itemIdentifiers(inSection: section)
    if others.indices.contains(target.row) {
      after.insertItems([item], beforeItem: others[target.row])
    } else {
      after.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: before, finalSnapshot: after,
      difference: after.itemIdentifiers.difference(from: before.itemIdentifiers).inferringMoves())
    reorderingHandlers.willReorder?(transaction)
    replaceSnapshot(with: after)
    reorderingHandlers.didReorder?(transaction)
  }
}
