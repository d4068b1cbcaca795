import UIKit

/// Images of different heights in two to four columns. More are loaded at the end.
final class WaterfallController: UICollectionViewController {
  private var count = 40

  convenience init() {
    let layout = WaterfallLayout()
    layout.height = { path, width in width * (0.6 + CGFloat(path.item * 37 % 9) / 10) }
    self.init(collectionViewLayout: layout)
    title = "Waterfall"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "picture")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? TileCell)?.show(indexPath.item)
    return cell
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    guard scrollView.contentOffset.y + scrollView.bounds.height > scrollView.contentSize.height - 200, count < 400 else { return }
    let new = (count..<count + 20).map { IndexPath(item: $0, section: 0) }
    count += 20
    collectionView.insertItems(at: new)
  }
}
