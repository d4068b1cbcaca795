import CoreGraphics
import Foundation
internal import ListModel

/// Translates between the index paths of the data source and those at which items are shown while others make room.
@preconcurrency @MainActor public protocol UIDataSourceTranslating: AnyObject {
  /// The section on screen for one of the data source; they differ while placeholders are shown.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// The data source's section for one on screen.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// The index path on screen for one of the data source.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// The data source's index path for one on screen; `nil` for a placeholder.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Runs a block in which the view takes and gives the index paths at which items are shown.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UICollectionView {
  final func shownPath(_ path: IndexPath) -> IndexPath {
    extras.room.isEmpty || path.count != 2 ? path : IndexPath(extras.room.place(of: ItemPath(path)))
  }

  /// The item that is shown at a place; nil if it is free, or a placeholder's.
  final func dataPath(_ shown: IndexPath) -> IndexPath? {
    guard !extras.room.isEmpty, shown.count == 2 else { return shown }
    let place = ItemPath(shown)
    // Every item is shown a few places from where it is in the data, or is the one that is moved.
    let reach = extras.room.placeholders.count + 1
    var candidates = (-reach...reach).map { ItemPath(section: place.section, item: place.item + $0) }
    if let source = extras.room.gap?.source { candidates.append(source) }
    return candidates.first { $0.item >= 0 && extras.room.place(of: $0) == place && hasItem($0) }.map { IndexPath($0) }
  }

  /// An index path that a caller names.
  final func given(_ path: IndexPath) -> IndexPath? { extras.usesPresentationValues ? dataPath(path) : path }
  /// An index path that a caller is told.
  final func told(_ path: IndexPath) -> IndexPath { extras.usesPresentationValues ? shownPath(path) : path }

  final func runUsingPresentationValues(_ actions: () -> Void) {
    let before = extras.usesPresentationValues
    extras.usesPresentationValues = true
    actions()
    extras.usesPresentationValues = before
  }

  /// The number of items of a section as they are shown.
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
