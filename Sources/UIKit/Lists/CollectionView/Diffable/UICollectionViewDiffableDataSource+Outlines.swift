import Foundation

extension UICollectionViewDiffableDataSource {
  /// Expands or collapses an item, if the handlers allow it.
  func toggle(at indexPath: IndexPath) {
    guard let item = model.item(indexPath), let section = model.section(indexPath.section) else { return }
    let handlers = sectionSnapshotHandlers
    var outline: SectionSnapshot
    if model.isExpanded(at: indexPath) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      // A handler may have applied another snapshot.
      outline = model.outline(of: section)
      guard outline.contains(item) else { return }
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      outline = model.outline(of: section)
      guard outline.contains(item) else { return }
      if let provider = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: provider(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section, animatingDifferences: true)
  }
}
