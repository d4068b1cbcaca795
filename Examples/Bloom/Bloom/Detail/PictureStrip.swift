import UIKit

/// The pictures of one flower in a row that scrolls by pages.
final class PictureStrip: UICollectionView {
  private var source: UICollectionViewDiffableDataSource<Int, FlowerPicture>!
  private var plant: Plant?

  override func awakeFromNib() {
    super.awakeFromNib()
    backgroundColor = .clear
    alwaysBounceVertical = false
    collectionViewLayout = UICollectionViewCompositionalLayout { _, _ in
      let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .absolute(132), heightDimension: .fractionalHeight(1)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 12
      section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
      section.contentInsetsReference = .none
      return section
    }
    let registration = UICollectionView.CellRegistration<PictureCell, FlowerPicture> { [unowned self] cell, _, picture in
      guard let plant else { return }
      cell.show(picture, of: plant.look, title: picture.title)
    }
    source = UICollectionViewDiffableDataSource(collectionView: self) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
  }

  func show(_ plant: Plant) {
    self.plant = plant
    var snapshot = NSDiffableDataSourceSnapshot<Int, FlowerPicture>()
    snapshot.appendSections([0])
    snapshot.appendItems(FlowerPicture.allCases)
    source.applySnapshotUsingReloadData(snapshot)
  }
}
