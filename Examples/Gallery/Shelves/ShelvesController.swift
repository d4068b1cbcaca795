import UIKit

/// A store front of shelves, each with another orthogonal scrolling behavior.
final class ShelvesController: UICollectionViewController {
  private static let badge = "badge"
  private static let panel = "panel"
  private let shelves = Shelf.all

  private let cover = UICollectionView.CellRegistration<CoverCell, Int> { cell, path, article in cell.show(path.section, article) }
  private lazy var header = UICollectionView.SupplementaryRegistration<ShelfHeader>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { [unowned self] header, _, path in header.show(shelves[path.section]) }
  private let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: ShelvesController.badge) { badge, _, path in
    badge.isHidden = path.item % 4 != 1
  }

  convenience init() {
    let layout = UICollectionViewCompositionalLayout { index, _ in Self.section(Shelf.all[index]) }
    layout.register(PanelView.self, forDecorationViewOfKind: Self.panel)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    layout.configuration = configuration
    self.init(collectionViewLayout: layout)
    title = "Shelves"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Registered before the first view is dequeued.
    _ = header
  }

  private static func section(_ shelf: Shelf) -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(22), heightDimension: .absolute(22)), elementKind: Self.badge,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(shelf.width), heightDimension: .absolute(shelf.height)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = shelf.behavior
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 16, trailing: 20)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    if shelf.hasBackground {
      let panel = NSCollectionLayoutDecorationItem.background(elementKind: Self.panel)
      panel.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
      section.decorationItems = [panel]
    }
    if shelf.behavior == .groupPagingCentered {
      // Covers shrink with their distance from the middle.
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        let width = environment.container.contentSize.width
        for item in items where item.representedElementCategory == .cell {
          let distance = min(1, abs(item.frame.midX - offset.x - width / 2) / width)
          item.transform = CGAffineTransform(scaleX: 1 - distance * 0.15, y: 1 - distance * 0.15)
        }
      }
    }
    return section
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { shelves.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { shelves[section].count }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cover, for: indexPath, item: indexPath.item)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    kind == Self.badge
      ? collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
      : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
  }
}
