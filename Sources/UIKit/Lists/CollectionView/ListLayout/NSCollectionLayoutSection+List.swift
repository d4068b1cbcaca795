import CoreGraphics

extension NSCollectionLayoutSection {
  /// Creates a section whose items are the rows of a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let traits = layoutEnvironment.traitCollection
    let width = layoutEnvironment.container.contentSize.width
    return ListSectionBuilder(configuration: configuration, traits: traits, width: width).section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Creates a layout whose sections are all lists of one kind.
  public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
    var kept: (width: CGFloat, traits: UITraitCollection, section: NSCollectionLayoutSection)?
    return UICollectionViewCompositionalLayout { _, environment in
      // Sections that are the same object are solved once.
      let (width, traits) = (environment.container.contentSize.width, environment.traitCollection)
      if let kept, kept.width == width, kept.traits == traits { return kept.section }
      let section = ListSectionBuilder(configuration: configuration, traits: traits, width: width).section
      kept = (width, traits, section)
      return section
    }
  }
}

/// Creates the section of a list: one row per group, with the insets of the appearance.
@MainActor struct ListSectionBuilder {
  let configuration: UICollectionLayoutListConfiguration
  let traits: UITraitCollection
  let width: CGFloat

  private var table: UIDesign.Table { traits.design.table }

  var section: NSCollectionLayoutSection {
    let height = NSCollectionLayoutDimension.estimated(table.rowHeight)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: sideInset, bottom: 0, trailing: sideInset)
    section.boundarySupplementaryItems = boundaryItems
    section.list = ListSection(
      configuration, margin: margin, width: max(0, width - 2 * sideInset), isWide: traits.horizontalSizeClass == .regular, table: table)
    return section
  }

  private var sideInset: CGFloat {
    switch configuration.appearance {
    case .plain, .sidebarPlain: 0
    case .grouped: table.groupedMargin(forWidth: width)
    case .insetGrouped: table.insetGroupedMargin(forWidth: width)
    case .sidebar: table.sidebarInset
    }
  }

  /// The distance of the content from the sides of its row.
  private var margin: CGFloat {
    switch configuration.appearance {
    case .plain, .grouped, .insetGrouped: table.textInset(forWidth: width)
    case .sidebar: table.sidebarMargin
    case .sidebarPlain: table.sidebarPlainMargin
    }
  }

  private var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    let pins = configuration.appearance == .plain
    if configuration.headerMode == .supplementary {
      let hugs = configuration.contentHuggingElements.contains(.supplementaryHeader)
      let header = boundary(
        UICollectionView.elementKindSectionHeader, hugs ? .topLeading : .top, table.plainHeaderHeight, pins: pins, hugs: hugs)
      items.append(header)
    }
    if configuration.footerMode == .supplementary {
      items.append(boundary(UICollectionView.elementKindSectionFooter, .bottom, table.plainFooterHeight, pins: pins))
    }
    return items
  }

  private func boundary(
    _ kind: String, _ alignment: NSRectAlignment, _ height: CGFloat, pins: Bool, hugs: Bool = false
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let breadth = NSCollectionLayoutDimension.self
    let size = NSCollectionLayoutSize(
      widthDimension: hugs ? breadth.estimated(max(1, width - 2 * sideInset)) : breadth.fractionalWidth(1),
      heightDimension: .estimated(height))
    let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = pins
    if pins { item.zIndex = 2 }
    return item
  }
}
