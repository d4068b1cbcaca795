import UIKit

/// A million colored tiles in a flow layout. A pinch changes their size.
final class GridController: UICollectionViewController {
  private static let count = 1_000_000
  private var sizeBefore: CGFloat = 0

  convenience init() {
    let layout = MirroredFlow()
    layout.itemSize = CGSize(width: 70, height: 70)
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    self.init(collectionViewLayout: layout)
    title = "Grid"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    let pinch = UIPinchGestureRecognizer()
    pinch.addTarget(self, action: GridController.pinched)
    collectionView.addGestureRecognizer(pinch)
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    if pinch.state == .began { sizeBefore = layout.itemSize.width }
    let side = min(max(30, (sizeBefore * pinch.scale).rounded()), 200)
    layout.itemSize = CGSize(width: side, height: side)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { Self.count }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.show(indexPath.item)
    return cell
  }
}

/// A colored tile with a number. A selected one has a frame.
class TileCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.textColor = .white
    label.adjustsFontSizeToFitWidth = true
    label.font = .boldSystemFont(ofSize: 15)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    contentView.layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isSelected: Bool { didSet { contentView.layer.borderWidth = isSelected ? 3 : 0 } }
  override var isHighlighted: Bool { didSet { contentView.alpha = isHighlighted ? 0.6 : 1 } }

  /// The number decides the color.
  func show(_ number: Int, title: String? = nil) {
    label.text = title ?? "\(number)"
    contentView.backgroundColor = UIColor(hue: CGFloat(number * 7 % 100) / 100, saturation: 0.55, brightness: 0.8, alpha: 1)
    contentView.layer.borderColor = UIColor.label.cgColor
  }
}
