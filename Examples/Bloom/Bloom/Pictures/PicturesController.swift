import CoreData
import UIKit

/// The pictures of all flowers: those of this month as a row of cards, and a mosaic for each season.
final class PicturesController: UICollectionViewController {
  private enum Section: Hashable {
    case now
    case season(Season)

    var title: String {
      switch self {
      case .now: return NSLocalizedString("pictures.now", comment: "Title of the flowers of this month")
      case .season(let season): return season.title
      }
    }
  }

  private struct Item: Hashable {
    var section: Section
    var plant: NSManagedObjectID
    var picture: FlowerPicture
  }

  private var source: UICollectionViewDiffableDataSource<Section, Item>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("pictures", comment: "Title of the pictures")
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { [unowned self] index, environment in
      let section = source.sectionIdentifier(for: index)
      return section == .now ? cards(environment) : mosaic(environment)
    }
    prepareSource()
    show()
  }

  private func plant(_ item: Item) -> Plant { Garden.shared.context.object(with: item.plant) as! Plant }

  private func prepareSource() {
    let cells = UICollectionView.CellRegistration<PictureCell, Item> { [unowned self] cell, _, item in
      let plant = plant(item)
      cell.show(item.picture, of: plant.look, title: plant.title)
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    let headers = UICollectionView.SupplementaryRegistration<SeasonHeader>(elementKind: UICollectionView.elementKindSectionHeader) {
      [unowned self] header, _, path in
      header.label.font = .bold(.title2)
      header.label.text = source.sectionIdentifier(for: path.section)?.title
    }
    source.supplementaryViewProvider = { $0.dequeueConfiguredReusableSupplementary(using: headers, for: $2) }
  }

  private func show() {
    let plants = Garden.shared.plants()
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    let now = plants.filter { Int($0.month) == Months.current }
    if !now.isEmpty {
      snapshot.appendSections([.now])
      snapshot.appendItems(now.map { Item(section: .now, plant: $0.objectID, picture: .meadow) })
    }
    for season in Season.allCases {
      let flowers = plants.filter { Season(month: Int($0.month)) == season }
      guard !flowers.isEmpty else { continue }
      snapshot.appendSections([.season(season)])
      let pictures: [FlowerPicture] = [.portrait, .closeUp, .portrait, .portrait, .bud]
      snapshot.appendItems(
        flowers.enumerated().map { Item(section: .season(season), plant: $1.objectID, picture: pictures[$0 % pictures.count]) })
    }
    source.apply(snapshot, animatingDifferences: false)
  }

  // MARK: Layout

  private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }

  private func cards(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let width = min(environment.container.effectiveContentSize.width - 56, 420)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(width), heightDimension: .absolute(width * 0.62)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    return finish(section)
  }

  /// One large picture beside two small ones, then three in a row.
  private func mosaic(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let columns = max(3, Int(environment.container.effectiveContentSize.width / 190))
    let spacing: CGFloat = 8
    let small = (environment.container.effectiveContentSize.width - 40 - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    let one = NSCollectionLayoutSize(widthDimension: .absolute(small), heightDimension: .absolute(small))
    let large = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .absolute(small * 2 + spacing), heightDimension: .fractionalHeight(1)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .absolute(small), heightDimension: .fractionalHeight(1)), repeatingSubitem: .init(layoutSize: one),
      count: 2)
    pair.interItemSpacing = .fixed(spacing)
    let pairs = Array(repeating: pair as NSCollectionLayoutItem, count: columns - 2)
    let upper = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(small * 2 + spacing)), subitems: [large] + pairs)
    upper.interItemSpacing = .fixed(spacing)
    let lower = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(small)),
      repeatingSubitem: .init(layoutSize: one), count: columns)
    lower.interItemSpacing = .fixed(spacing)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(small * 3 + spacing * 2)), subitems: [upper, lower])
    group.interItemSpacing = .fixed(spacing)
    return finish(NSCollectionLayoutSection(group: group))
  }

  private func finish(_ section: NSCollectionLayoutSection) -> NSCollectionLayoutSection {
    section.interGroupSpacing = section.orthogonalScrollingBehavior == .none ? 8 : 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 16, trailing: 20)
    section.boundarySupplementaryItems = [header()]
    return section
  }

  // MARK: Navigation

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let item = source.itemIdentifier(for: indexPath),
      let detail = storyboard?.instantiateViewController(withIdentifier: "Plant") as? PlantController
    else { return }
    detail.plant = plant(item)
    show(detail, sender: self)
  }
}
