import UIKit

/// A compositional layout of rows of five items of one size.
@MainActor final class BenchComposition: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let count: Int
  private var random = BenchRandom(state: 42)

  init(count: Int, frame: CGRect) {
    self.count = count
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(70)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    super.init()
    view.dataSource = self
  }

  func prepare() {
    let layout = view.collectionViewLayout
    layout.invalidateLayout()
    layout.prepare()
    precondition(layout.layoutAttributesForItem(at: IndexPath(item: random.below(count), section: 0)) != nil)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
