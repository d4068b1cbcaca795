import UIKit

/// Photos by month under pinned headers, chosen by taps or by two fingers that pass over them. The button and a menu delete them.
final class PhotoWallController: UICollectionViewController, UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching {
  private var months: [(name: String, photos: [Int])] = []
  let store = PhotoStore()

  convenience init() {
    let layout = MirroredFlow()
    layout.minimumInteritemSpacing = 2
    layout.minimumLineSpacing = 2
    layout.sectionHeadersPinToVisibleBounds = true
    self.init(collectionViewLayout: layout)
    title = "Photos"
    let names = ["January", "February", "March", "April", "May", "June"]
    months = names.enumerated().map { ($0.element, Array($0.offset * 100..<$0.offset * 100 + 9 + $0.offset * 5)) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .trash, target: self, action: PhotoWallController.deleteSelected)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsMultipleSelection = true
    collectionView.prefetchDataSource = self
    collectionView.register(WallCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.register(
      MonthHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "month")
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(width: 0, height: MonthHeader.height(for: traitCollection))
  }

  // MARK: Deleting

  private func deleteSelected() { delete(collectionView.indexPathsForSelectedItems ?? []) }

  private func delete(_ paths: [IndexPath]) {
    for path in paths.sorted(by: >) { months[path.section].photos.remove(at: path.item) }
    collectionView.performBatchUpdates({ self.collectionView.deleteItems(at: paths) })
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard !indexPaths.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let title = indexPaths.count == 1 ? "Delete" : "Delete \(indexPaths.count) Photos"
      return UIMenu(children: [
        UIAction(title: title, image: UIImage(systemName: "trash"), attributes: .destructive) { [weak self] _ in self?.delete(indexPaths) }
      ])
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }

  // MARK: Data

  override func numberOfSections(in collectionView: UICollectionView) -> Int { months.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    months[section].photos.count
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    let month = months[indexPath.section]
    (cell as? WallCell)?.show(store.image(month.photos[indexPath.item]), label: "Photo \(indexPath.item + 1) of \(month.name)")
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    for path in indexPaths { store.prepare(months[path.section].photos[path.item]) }
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "month", for: indexPath)
    (header as? MonthHeader)?.label.text = months[indexPath.section].name
    return header
  }

  /// Four photos per line, at any width.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = ((collectionView.bounds.width - 6) / 4).rounded(.down)
    return CGSize(width: side, height: side)
  }
}
