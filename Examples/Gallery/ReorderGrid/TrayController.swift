import UIKit

/// A row of tiles that can be dragged elsewhere.
final class TrayController: UICollectionViewController, UICollectionViewDragDelegate {
  private var source: UICollectionViewDiffableDataSource<Int, Int>!
  var numbers: [Int] { source.snapshot().itemIdentifiers }

  convenience init() {
    let layout = MirroredFlow()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 52, height: 52)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 10, right: 12)
    self.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .secondarySystemBackground
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.dragDelegate = self
    let tile = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in cell.show(number) }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, number in
      view.dequeueConfiguredReusableCell(using: tile, for: path, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(100..<112))
    source.apply(snapshot, animatingDifferences: false)
  }

  func remove(_ number: Int) {
    var snapshot = source.snapshot()
    snapshot.deleteItems([number])
    source.apply(snapshot)
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let number = source.itemIdentifier(for: indexPath) else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: "\(number)" as NSString))
    item.localObject = number
    return [item]
  }
}
