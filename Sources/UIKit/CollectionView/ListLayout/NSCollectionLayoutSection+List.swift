import CoreGraphics
import Foundation

extension NSCollectionLayoutSection {
  /// A section whose items are the rows of a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let table = layoutEnvironment.traitCollection.design.table
    let width = layoutEnvironment.container.contentSize.width
    return ListSectionBuilder(configuration: configuration, table: table, width: width, isFirst: false).section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists of one kind.
  public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
    var kept: (width: CGFloat, traits: UITraitCollection, first: NSCollectionLayoutSection, others: NSCollectionLayoutSection)?
    return UICollectionViewCompositionalLayout { index, environment in
      // Sections that are the same object are measured once. The first one has another room above it.
      let (width, traits) = (environment.container.contentSize.width, environment.traitCollection)
      if let kept, kept.width == width, kept.traits == traits { return index == 0 ? kept.first : kept.others }
      let table = traits.design.table
      let builders = [true, false].map { ListSectionBuilder(configuration: configuration, table: table, width: width, isFirst: $0) }
      let made = (width: width, traits: traits, first: builders[0].section, others: builders[1].section)
      kept = made
      return index == 0 ? made.first : made.others
    }
  }
}

/// Makes the section of a list: one row a group, with the insets of the appearance.
@MainActor struct ListSectionBuilder {
  let configuration: UICollectionLayoutListConfiguration
  let table: UIDesign.Table
  let width: CGFloat
  /// Whether the section is known to be the first of its layout.
  let isFirst: Bool

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
      let top = isFirst && configuration.appearance == .grouped ? table.firstGroupedHeaderHeight : table.groupedHeaderHeight
      insets.top = hasHeader ? configuration.headerTopPadding ?? table.groupedHeaderHeight : top
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
