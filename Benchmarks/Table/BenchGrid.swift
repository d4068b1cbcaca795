import UIKit

/// Five columns of cells with a rounded square and a title, as other programs show them.
@MainActor final class BenchGrid: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  let layout = UICollectionViewFlowLayout()
  private(set) var count: Int
  private let sections: Int
  private let sizes = BenchGridSizes()
  private var random = BenchRandom(state: 42)

  /// Whether the cells are spread over sections of one each, and whether a delegate states their sizes.
  init(count: Int, frame: CGRect, hasManySections: Bool, asksSizes: Bool) {
    self.count = hasManySections ? 1 : count
    sections = hasManySections ? count : 1
    layout.itemSize = CGSize(width: 75, height: 70)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.showsVerticalScrollIndicator = false
    view.register(BenchGridCell.self, forCellWithReuseIdentifier: "cell")
    super.init()
    view.dataSource = self
    if asksSizes { view.delegate = sizes }
  }

  /// Lays everything out again as after a change of the layout, without making a view.
  func prepare() {
    layout.invalidateLayout()
    layout.prepare()
  }

  /// Makes only the delegate calls of the layout.
  func askDelegate() -> CGFloat {
    var sum = 0.0
    for item in 0..<count {
      sum += sizes.collectionView(view, layout: layout, sizeForItemAt: IndexPath(item: item, section: 0)).width
    }
    return sum
  }

  func insert(_ number: Int) {
    count += number
    var paths: Set<IndexPath> = []
    while paths.count < number { paths.insert(IndexPath(item: random.below(count), section: 0)) }
    view.performBatchUpdates({ self.view.insertItems(at: Array(paths)) })
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? BenchGridCell)?.show(id: indexPath.item)
    return cell
  }
}

final class BenchGridCell: UICollectionViewCell {
  private static let squares = BenchData.squares(side: 50)

  private let square = UIImageView()
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = UIFont(name: "DejaVu Sans", size: 10) ?? .systemFont(ofSize: 10)
    title.textAlignment = .center
    backgroundColor = .white
    square.frame = CGRect(x: 12.5, y: 0, width: 50, height: 50)
    title.frame = CGRect(x: 0, y: 50, width: 75, height: 14)
    contentView.addSubview(square)
    contentView.addSubview(title)
    BenchData.created += 1
  }

  required init?(coder: NSCoder) { nil }

  func show(id: Int) {
    square.image = Self.squares[id & 7]
    title.text = BenchRows.title(id)
    BenchData.bound += 1
  }
}

/// Sizes that differ from cell to cell.
@MainActor final class BenchGridSizes: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 40 + indexPath.item % 7 * 8, height: 40 + indexPath.item % 5 * 10) }
}
