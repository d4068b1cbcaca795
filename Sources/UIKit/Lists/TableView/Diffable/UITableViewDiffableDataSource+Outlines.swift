extension UITableViewDiffableDataSource {
  /// Applies an outline as the content of a section, which is appended if it does not exist.
  ///
  /// To expand or collapse an item, take the section's snapshot, change the item in it, and apply it again.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let whole = model.setOutline(snapshot, of: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the outline of a section. A section without an outline returns a flat snapshot.
  public func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    model.outline(of: section)
  }
}
