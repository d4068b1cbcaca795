import UIKit

/// Covers in one line; after any scroll one of them is exactly in the middle.
final class CoverFlowController: UICollectionViewController {
  convenience init() {
    self.init(collectionViewLayout: LineLayout())
    title = "Covers"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .black
    // The bar keeps its background at the edge of the content, because its title would not be readable on black.
    navigationItem.scrollEdgeAppearance = UINavigationBarAppearance()
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "cover")
    collectionView.decelerationRate = .fast
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath)
    (cell as? TileCell)?.show(indexPath.item)
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
  }
}
