import CoreGraphics

/// The layout of a grid of pictures: albums in one line that scrolls sideways, and square pictures in columns below.
@MainActor enum PictureGridLayout {
  static func make(hasAlbums: Bool) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { section, environment in
      hasAlbums && section == 0 ? albums(environment) : pictures(environment)
    }
  }

  private static func albums(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let spacing = environment.traitCollection.design.pictureGrid.albumSpacing
    let size = AlbumCell.size(for: environment.traitCollection)
    let whole = NSCollectionLayoutSize(widthDimension: .absolute(size.width), heightDimension: .absolute(size.height))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(top: spacing, leading: spacing, bottom: spacing, trailing: spacing)
    return section
  }

  private static func pictures(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let grid = environment.traitCollection.design.pictureGrid
    let width = environment.container.effectiveContentSize.width
    let columns = grid.columns(in: width)
    let room = width - 2 * grid.margin - CGFloat(columns - 1) * grid.spacing
    let side = max(1, room / CGFloat(columns))
    let picture = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(side)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(side)),
      subitem: picture, count: columns)
    row.interItemSpacing = .fixed(grid.spacing)
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = grid.spacing
    section.contentInsets = NSDirectionalEdgeInsets(
      top: grid.spacing, leading: grid.margin, bottom: grid.spacing, trailing: grid.margin)
    return section
  }
}
