import UIKit

/// Items on a circle. A tap on an item deletes it; a tap beside the items adds one. The button changes to a grid and back.
final class CircleController: UICollectionViewController {
  private var numbers = Array(0..<12)
  private var following = 12

  convenience init() {
    self.init(collectionViewLayout: CircleLayout())
    title = "Circle"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Grid", style: .plain, target: self, action: CircleController.switchLayout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(DiscCell.self, forCellWithReuseIdentifier: "disc")
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: CircleController.tapped)
    tap.cancelsTouchesInView = false
    collectionView.addGestureRecognizer(tap)
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    if let path = collectionView.indexPathForItem(at: tap.location(in: collectionView)) {
      numbers.remove(at: path.item)
      collectionView.performBatchUpdates({ self.collectionView.deleteItems(at: [path]) })
    } else {
      numbers.insert(following, at: 0)
      following += 1
      collectionView.performBatchUpdates({ self.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)]) })
    }
  }

  private func switchLayout() {
    let isCircle = collectionViewLayout is CircleLayout
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 60, height: 60)
    grid.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    collectionView.setCollectionViewLayout(isCircle ? grid : CircleLayout(), animated: true)
    navigationItem.rightBarButtonItem?.title = isCircle ? "Circle" : "Grid"
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { numbers.count }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "disc", for: indexPath)
    (cell as? DiscCell)?.show(numbers[indexPath.item])
    return cell
  }
}

/// A round tile.
final class DiscCell: TileCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layer.cornerRadius = bounds.width / 2
  }
}
