import Foundation

extension UITableViewDiffableDataSource {
  /// What happens when items of an outline are opened and closed.
  public struct SectionSnapshotHandlers {
    public var shouldExpandItem: (@MainActor (ItemIdentifierType) -> Bool)?
    public var willExpandItem: (@MainActor (ItemIdentifierType) -> Void)?
    public var shouldCollapseItem: (@MainActor (ItemIdentifierType) -> Bool)?
    public var willCollapseItem: (@MainActor (ItemIdentifierType) -> Void)?
    /// Gives the children of an item that is being opened, in the place of those it has.
    public var snapshotForExpandingParent:
      (
        @MainActor (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
          -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    public init() {}
  }

  /// Shows an outline as the content of a section, which is added if it is not there.
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

  /// Opens or closes an item of an outline, as a tap on its row should do; the handlers are asked and told.
  public func toggleExpansion(of item: ItemIdentifierType, animatingDifferences: Bool = true) {
    guard let section = current.sectionIdentifier(containingItem: item), var outline = outlines[section] else { return }
    if outline.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willExpandItem?(item)
      if let children = sectionSnapshotHandlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: children(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section, animatingDifferences: animatingDifferences)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Puts `items` in the place of those of a section.
  mutating func replaceItems(ofSection section: SectionIdentifierType, with items: [ItemIdentifierType]) {
    deleteItems(itemIdentifiers(inSection: section))
    appendItems(items, toSection: section)
  }
}
