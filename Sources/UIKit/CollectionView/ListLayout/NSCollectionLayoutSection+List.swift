import CoreGraphics
import Foundation

extension NSCollectionLayoutSection {
  /// A section whose items are the rows of a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let table = layoutEnvironment.traitCollection.design.table
    let width = layoutEnvironment.container.contentSize.width
    return ListSectionBuilder(configuration: configuration, table: table, width: width).section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists of one kind.
  public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
    var kept: (width: CGFloat, traits: UITraitCollection, section: NSCollectionLayoutSection)?
    return UICollectionViewCompositionalLayout { _, environment in
      // Sections that are the same object are measured once.
      let (width, traits) = (environment.container.contentSize.width, environment.traitCollection)
      if let kept, kept.width == width, kept.traits == traits { return kept.section }
      let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      kept = (width, traits, section)
      return section
    }
  }
}

/// Makes the section of a list: one row a group, with the insets of the appearance.
@MainActor struct ListSectionBuilder {
  let configuration: UICollectionLayoutListConfiguration
  let table: UIDesign.Table
  let width: CGFloat

  var section: NSCollectionLayoutSection {
    let height = NSCollectionLayoutDimension.estimated(table.rowHeight)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: sideInset, bottom: 0, trailing: sideInset)
    section.boundarySupplementaryItems = boundaryItems
    section.outerInsets = outerInsets
    section.list = ListSection(configuration, margin: table.textInset(forWidth: width), table: table)
    return section
  }

  private var sideInset: CGFloat {
    switch configuration.appearance {
    case .plain, .sidebarPlain: 0
    case .grouped: table.groupedMargin(forWidth: width)
    case .insetGrouped: table.insetGroupedMargin(forWidth: width)
    case .sidebar: Self.sidebarInset
    }
  }

  /// The room beside the rows of a sidebar (estimated).
  private static let sidebarInset: CGFloat = 8

  private var hasHeader: Bool { configuration.headerMode != .none }
  private var hasFooter: Bool { configuration.footerMode != .none }

  /// The room above and below a section. Two sections without texts are 35 points apart, as in a table.
  private var outerInsets: NSDirectionalEdgeInsets {
    var insets = NSDirectionalEdgeInsets.zero
    switch configuration.appearance {
    case .plain, .sidebarPlain:
      if hasHeader { insets.top = configuration.headerTopPadding ?? table.sectionHeaderTopPadding }
    case .grouped, .insetGrouped:
      insets.top = hasHeader ? configuration.headerTopPadding ?? table.groupedHeaderHeight : table.groupedHeaderHeight
      insets.bottom = hasHeader || hasFooter ? 0 : table.groupedFooterHeight
    case .sidebar:
      insets.top = hasHeader ? configuration.headerTopPadding ?? 10 : 10
      insets.bottom = 10
    }
    return insets
  }

  private var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    let pins = configuration.appearance == .plain
    if configuration.headerMode == .supplementary {
      items.append(boundary(UICollectionView.elementKindSectionHeader, .top, table.plainHeaderHeight, pins: pins))
    }
    if configuration.footerMode == .supplementary {
      items.append(boundary(UICollectionView.elementKindSectionFooter, .bottom, table.plainFooterHeight, pins: pins))
    }
    return items
  }

  private func boundary(
    _ kind: String, _ alignment: NSRectAlignment, _ height: CGFloat, pins: Bool
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = pins
    if pins { item.zIndex = 2 }
    return item
  }
}
