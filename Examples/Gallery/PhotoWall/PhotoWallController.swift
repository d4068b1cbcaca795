import UIKit

/// Photos by month under pinned headers. Selected ones are deleted by the button.
final class PhotoWallController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private var months: [(name: String, photos: [Int])] = []

  convenience init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 2
    layout.minimumLineSpacing = 2
    layout.headerReferenceSize = CGSize(width: 0, height: 34)
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
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.register(
      MonthHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "month")
  }

  private func deleteSelected() {
    let selected = collectionView.indexPathsForSelectedItems ?? []
    for path in selected.sorted(by: >) { months[path.section].photos.remove(at: path.item) }
    collectionView.performBatchUpdates({ self.collectionView.deleteItems(at: selected) })
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { months.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    months[section].photos.count
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? TileCell)?.show(months[indexPath.section].photos[indexPath.item])
    return cell
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

/// The name of a month over its photos.
final class MonthHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.systemBackground.withAlphaComponent(0.9)
    label.font = .boldSystemFont(ofSize: 17)
    label.frame = bounds.insetBy(dx: 12, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
