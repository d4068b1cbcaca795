import CoreGraphics
internal import TrestleListModel

/// Converts between the index paths of the data source and those at which items are displayed while others make space.
@preconcurrency @MainActor public protocol UIDataSourceTranslating: AnyObject {
  /// Returns the displayed section for one of the data source; they differ while placeholders are shown.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// Returns the data source's section for a displayed one.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// Returns the displayed index path for one of the data source.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Returns the data source's index path for a displayed one; `nil` for a placeholder.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Runs a block in which the view uses displayed index paths in parameters and results.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UICollectionView {
  final func shownPath(_ path: IndexPath) -> IndexPath {
    extras.room.isEmpty || path.count != 2 ? path : IndexPath(extras.room.place(of: ItemPath(path)))
  }

  /// Returns the item that is displayed at a position; nil for the gap and for placeholders.
  final func dataPath(_ shown: IndexPath) -> IndexPath? {
    guard !extras.room.isEmpty, shown.count == 2 else { return shown }
    let place = ItemPath(shown)
    // Each item is displayed a few positions away from its position in the data, or is the moved item.
    let reach = extras.room.placeholders.count + 1
    var candidates = (-reach...reach).map { ItemPath(section: place.section, item: place.item + $0) }
    if let source = extras.room.gap?.source { candidates.append(source) }
    return candidates.first { $0.item >= 0 && extras.room.place(of: $0) == place && hasItem($0) }.map { IndexPath($0) }
  }

  /// Converts an index path passed by a caller.
  final func given(_ path: IndexPath) -> IndexPath? { extras.usesPresentationValues ? dataPath(path) : path }
  /// Converts an index path returned to a caller.
  final func told(_ path: IndexPath) -> IndexPath { extras.usesPresentationValues ? shownPath(path) : path }

  final func runUsingPresentationValues(_ actions: () -> Void) {
    let before = extras.usesPresentationValues
    extras.usesPresentationValues = true
    actions()
    extras.usesPresentationValues = before
  }

  /// Returns the displayed number of items in a section.
  final func shownCount(_ section: Int) -> Int {
    let count = loadedCount(section)
    guard extras.usesPresentationValues else { return count }
    var added = extras.room.placeholders.count { $0.path?.section == section }
    if let gap = extras.room.gap {
      if gap.target.section == section { added += 1 }
      if gap.source?.section == section { added -= 1 }
    }
    return count + added
  }
}
