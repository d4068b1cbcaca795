import CoreGraphics

internal import TrestleListModel

@MainActor protocol OutlineSource: AnyObject {
  /// Returns the number of an item's ancestors; nil in a section without an outline.
  func outlineLevel(at indexPath: IndexPath) -> Int?
  func isExpanded(at indexPath: IndexPath) -> Bool
  /// Toggles whether an item is expanded.
  func toggleItem(at indexPath: IndexPath)
}

extension UICollectionView {
  final var outlineSource: (any OutlineSource)? { dataSource as? any OutlineSource }

  /// Updates the expansion state of visible cells.
  final func outlinesChanged(animated: Bool) {
    guard let source = outlineSource else { return }
    for tile in tiles.order where tile.key.isCell {
      guard let cell = tile.view as? UICollectionViewListCell else { continue }
      if let level = source.outlineLevel(at: tile.key.indexPath) { cell.indentationLevel = level }
      cell.show(expanded: source.isExpanded(at: tile.key.indexPath), animated: animated)
    }
  }

  /// The list's response to a selection step, before the delegate is asked; nil defers to the delegate.
  final func listAnswer(to step: SelectionModel.Step) -> SelectionModel.Answer? {
    guard let cell = tiles.shown[ElementKey(.cell, step.path)]?.view as? UICollectionViewListCell else { return nil }
    switch step {
    case .shouldHighlight:
      // A header is not a row: it is highlighted only if a touch has an effect.
      return cell.row.place?.role == .headerItem && cell.outlineOfTap == nil ? .refuse : nil
    case .willSelect, .willDeselect:
      guard let outline = cell.outlineOfTap else { return nil }
      cell.accessoryTapped(outline.accessoryType)
      return .refuse
    default: return nil
    }
  }

  /// Adopts the background of a list, unless the app has set one.
  final func followListBackground() {
    guard !extras.hasOwnBackground else { return }
    let color = (layout as? UICollectionViewCompositionalLayout)?.firstList?.background ?? .systemBackground
    if backgroundColor !== color { takeBackground(color) }
  }

  /// Called when the app has set a background. Lists show their own in front of it.
  final func backgroundWasSet() {
    extras.hasOwnBackground = true
    guard (layout as? UICollectionViewCompositionalLayout)?.firstList != nil else { return }
    tiles.knownRect = .null
    setNeedsLayout()
  }

  /// Sets a background that gives way to any that the app sets.
  final func takeBackground(_ color: UIColor) {
    extras.isTakingBackground = true
    backgroundColor = color
    extras.isTakingBackground = false
  }
}

extension UICollectionViewCompositionalLayout {
  /// The first section, if it is a list.
  final var firstList: ListSection? { plan.sections.first?.description.list as? ListSection }
}

extension ListSection {
  /// The color behind the section.
  var background: UIColor { configuration.backgroundColor ?? standardBackground }

  /// The color behind the rows.
  var standardBackground: UIColor {
    switch configuration.appearance {
    case .plain, .sidebarPlain: table.plainBackground
    case .grouped, .insetGrouped: table.groupedBackground
    case .sidebar: isWide ? .secondarySystemBackground : .systemGroupedBackground
    }
  }
}
