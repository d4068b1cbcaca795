import UIKit

/// A plain list in a collection view, with rows as high as their text.
@MainActor final class BenchList: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let count: Int
  private let row = UICollectionView.CellRegistration<SelfSizedListCell, Int> { cell, _, id in cell.show(id: id) }

  init(count: Int, frame: CGRect) {
    self.count = count
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.showsVerticalScrollIndicator = false
    super.init()
    view.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: indexPath.item)
  }
}
