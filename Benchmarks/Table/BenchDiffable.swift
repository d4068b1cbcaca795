import UIKit

/// A list whose items come from snapshots.
@MainActor final class BenchDiffable {
  let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, Int>
  private var items: [Int]

  init(count: Int, frame: CGRect) {
    view = UICollectionView(
      frame: frame, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    view.showsVerticalScrollIndicator = false
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, id in
      var content = cell.defaultContentConfiguration()
      content.text = BenchRows.title(id)
      cell.contentConfiguration = content
      BenchData.bound += 1
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, id in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: id)
    }
    items = Array(0..<count)
    source.apply(snapshot, animatingDifferences: false)
  }

  private var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  /// Returns the snapshot of the items in reverse order, which is created outside of the measurement.
  func reversed() -> NSDiffableDataSourceSnapshot<Int, Int> {
    items.reverse()
    return snapshot
  }

  func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>, animated: Bool) {
    source.apply(snapshot, animatingDifferences: animated)
    view.layoutIfNeeded()
  }
}
