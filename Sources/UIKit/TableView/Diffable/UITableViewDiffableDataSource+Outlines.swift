import Foundation

extension UITableViewDiffableDataSource {
  /// Shows an outline as the content of a section, which is added if it is not there.
  ///
  /// A tap that opens or closes an item takes the section's snapshot, expands or collapses the item in it, and applies it again.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    outlines[section] = snapshot
    whole.replaceItems(ofSection: section, with: snapshot.visibleItems)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// The outline of a section; one without an outline is flat.
  public func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if current.indexOfSection(section) != nil { flat.append(current.itemIdentifiers(inSection: section)) }
    return flat
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Puts `items` in the place of those of a section.
  mutating func replaceItems(ofSection section: SectionIdentifierType, with items: [ItemIdentifierType]) {
    deleteItems(itemIdentifiers(inSection: section))
    appendItems(items, toSection: section)
  }
}
