import UIKit

/// Tiles that a long press lifts and the finger moves to another position.
final class ReorderGridController: UICollectionViewController {
  private(set) var numbers = Array(0..<30)

  convenience init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 64, height: 64)
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    self.init(collectionViewLayout: layout)
    title = "Reorder"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { numbers.count }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.show(numbers[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}
