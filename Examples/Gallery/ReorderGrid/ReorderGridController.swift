import UIKit

/// Tiles in two sections that a long press lifts and the finger carries to another place. Tiles of the tray can be dropped among them.
final class ReorderGridController: UICollectionViewController, UICollectionViewDelegateFlowLayout, UICollectionViewDropDelegate {
  private var source: UICollectionViewDiffableDataSource<String, Int>!
  /// Called with a tile that was dropped.
  var taken: (Int) -> Void = { _ in }
  /// The tiles of all sections in order.
  var numbers: [Int] { source.snapshot().itemIdentifiers }

  convenience init() {
    let layout = MirroredFlow()
    layout.itemSize = CGSize(width: 64, height: 64)
    layout.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 12, right: 12)
    self.init(collectionViewLayout: layout)
    title = "Reorder"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let tile = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in cell.show(number) }
    let header = UICollectionView.SupplementaryRegistration<MonthHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] header, _, path in header.label.text = source.sectionIdentifier(for: path.section) }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, number in
      view.dequeueConfiguredReusableCell(using: tile, for: path, item: number)
    }
    source.supplementaryViewProvider = { view, _, path in view.dequeueConfiguredReusableSupplementary(using: header, for: path) }
    source.reorderingHandlers.canReorderItem = { _ in true }
    collectionView.dropDelegate = self
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["Board", "Later"])
    snapshot.appendItems(Array(0..<20), toSection: "Board")
    snapshot.appendItems(Array(20..<30), toSection: "Later")
    source.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(width: 0, height: MonthHeader.height(for: traitCollection))
  }

  // MARK: Dropping

  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    session.localDragSession?.items.contains { $0.localObject is Int } ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
    for item in coordinator.items {
      guard let number = item.dragItem.localObject as? Int, !numbers.contains(number) else { continue }
      var snapshot = source.snapshot()
      if let path = coordinator.destinationIndexPath, let next = source.itemIdentifier(for: path) {
        snapshot.insertItems([number], beforeItem: next)
      } else {
        snapshot.appendItems([number])
      }
      source.apply(snapshot)
      taken(number)
      if let path = source.indexPath(for: number) { coordinator.drop(item.dragItem, toItemAt: path) }
    }
  }
}
