import UIKit

/// Five columns of cells with a rounded square and a title, as other programs show them.
@MainActor final class BenchGrid: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let count: Int

  init(count: Int, frame: CGRect) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 75, height: 70)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.showsVerticalScrollIndicator = false
    view.register(BenchGridCell.self, forCellWithReuseIdentifier: "cell")
    super.init()
    view.dataSource = self
  }

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
