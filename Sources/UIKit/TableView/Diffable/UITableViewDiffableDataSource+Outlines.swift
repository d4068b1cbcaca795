import Foundation

extension UITableViewDiffableDataSource {
  /// Shows an outline as the content of a section, which is added if it is not there.
  ///
  /// A tap that opens or closes an item takes the section's snapshot, expands or collapses the item in it, and applies it again.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let whole = model.setOutline(snapshot, of: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// The outline of a section; one without an outline is flat.
  public func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    model.outline(of: section)
  }
}
